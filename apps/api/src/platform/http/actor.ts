// Owns who is calling: a visitor, or a signed-in user with what the session says of them.
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import { fail } from '../failure/failure.ts';

export interface Visitor {
  readonly kind: 'visitor';
}

export interface SignedIn {
  readonly kind: 'user';
  readonly user_id: string;
  readonly session_id: string;
  readonly verified: boolean;
  readonly operator: boolean;
  readonly suspended: boolean;
  /** When the person last confirmed who they are on this session. */
  readonly stepped_up_at: Date | null;
}

export type Actor = Visitor | SignedIn;

export const visitor: Visitor = { kind: 'visitor' };

/** Turns a token into a user; the auth domain gives it at boot. */
export type Authenticate = (token: string) => Promise<SignedIn | undefined>;

export function signedIn(actor: Actor): SignedIn {
  return actor.kind === 'user' ? actor : fail(notSignedIn);
}
