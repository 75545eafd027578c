// Owns who may change ways to sign in, and when they have to confirm again that it is them.
import type { SignedIn } from '#platform/http/actor.ts';
import { STEP_UP_MS } from './sessions.rules.ts';
import type { AccountRow, IdentityKind } from './tables.ts';

export interface Methods {
  account: Pick<AccountRow, 'password_hash'>;
  identities: readonly { id: string; kind: IdentityKind }[];
}

/** TikTok proves a follower, not a person who signs in. */
const signsIn = (kind: IdentityKind): boolean => kind !== 'tiktok';

function waysIn({ account, identities }: Methods): number {
  return (account.password_hash === null ? 0 : 1) + identities.filter(({ kind }) => signsIn(kind)).length;
}

export function canRemovePassword(methods: Methods): boolean {
  return waysIn(methods) > 1;
}

export function canRemoveIdentity(methods: Methods, identity: { kind: IdentityKind }): boolean {
  return !signsIn(identity.kind) || waysIn(methods) > 1;
}

export function isStepUpNeeded(actor: SignedIn, now: Date): boolean {
  return actor.stepped_up_at === null || now.getTime() - actor.stepped_up_at.getTime() >= STEP_UP_MS;
}

export function hasFactor(account: Pick<AccountRow, 'totp_confirmed_at'>, passkeys: number): boolean {
  return account.totp_confirmed_at !== null || passkeys > 0;
}

/**
 * A new session counts as confirmed where its sign-in is the best proof that the account knows: a second factor, else
 * the password, else, for an account without either, the provider.
 */
export function provesPerson(proof: {
  factor_used: boolean;
  method: string;
  has_factor: boolean;
  has_password: boolean;
}): boolean {
  if (proof.factor_used) return true;
  if (proof.has_factor || proof.method === 'demo') return false;
  return proof.method === 'password' || !proof.has_password;
}
