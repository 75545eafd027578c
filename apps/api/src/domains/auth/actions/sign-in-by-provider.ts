// Owns signing in by what a provider says: a known identity, an email proven on both sides, or, by consent, a new account.
import { termsNotAccepted, tooYoung } from '@stagepass/contract/auth/errors.ts';
import { emailVerified, userRegistered } from '@stagepass/contract/auth/events.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { createUser } from '#domains/users/public/create-user.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { markEmailVerified } from '#domains/users/public/mark-email-verified.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import {
  findIdentity,
  insertAccount,
  insertIdentity,
  lockAccount,
  updateIdentityLabel,
} from '../accounts.store.ts';
import { askConsent, type SigningProfile, takeConsent } from './ask-consent.ts';
import { finishSignIn, type SignInCall, type SignInOutcome, settle } from './begin-session.ts';
import { clearUnproven } from './clear-unproven.ts';

/** Somebody else got there first: nothing of this transaction may stay. */
class IdentityRace extends Error {
  override name = 'IdentityRace';
}

interface ProviderSignIn {
  profile: SigningProfile;
  call: SignInCall;
  consented: boolean;
}

/** Nobody gets an account by signing in alone: the first time, a ticket asks for consent. */
export async function signInByProvider(
  platform: Platform,
  call: SignInCall,
  profile: SigningProfile,
): Promise<Session> {
  return inTransaction(platform, (tx) => attemptSignIn(platform, tx, { profile, call, consented: false }));
}

/** The other half: the ticket and the consent give the session, and the account where there is still none. */
export async function signInWithConsent(
  platform: Platform,
  call: SignInCall,
  given: { ticket: string; accepts_terms: boolean; is_13_or_older: boolean },
): Promise<Session> {
  if (!given.accepts_terms) fail(termsNotAccepted);
  if (!given.is_13_or_older) fail(tooYoung);
  return inTransaction(platform, async (tx) => {
    const profile = await takeConsent(platform, tx, given.ticket);
    return attemptSignIn(platform, tx, { profile, call, consented: true });
  });
}

async function inTransaction(
  platform: Platform,
  attempt: (tx: Tx) => Promise<SignInOutcome>,
): Promise<Session> {
  for (let tries = 1; ; tries += 1) {
    try {
      return settle(await platform.db.transaction(attempt));
    } catch (error) {
      // Two first sign-ins of one person at once: the other one made the account; now it is found.
      if (!(error instanceof IdentityRace) || tries === 3) throw error;
    }
  }
}

async function attemptSignIn(platform: Platform, tx: Tx, signIn: ProviderSignIn): Promise<SignInOutcome> {
  const { profile, call } = signIn;
  const userId = await accountFor(platform, tx, signIn);
  if (userId === undefined) return { consent: await askConsent(platform, tx, profile) };
  const account = await lockAccount(tx, userId);
  const person = await findPerson(tx, { id: userId });
  if (account === undefined || person === undefined) throw new IdentityRace();
  return finishSignIn(platform, tx, { person, account, method: profile.kind, call });
}

/** Undefined, with nothing changed, where consent has to come first. */
async function accountFor(
  platform: Platform,
  tx: Tx,
  { profile, consented }: ProviderSignIn,
): Promise<string | undefined> {
  const known = await findIdentity(tx, profile);
  if (known !== undefined) {
    if (known.label !== profile.label) await updateIdentityLabel(tx, known.id, profile.label);
    return known.user_id;
  }
  const email = profile.email_verified ? profile.email : null;
  const person = email === null ? undefined : await findPerson(tx, { email });
  // The consent of an account that nobody proved to own was its maker's, and goes with all else of theirs.
  if (!consented && !person?.email_verified) return undefined;
  const userId = person === undefined ? await newAccount(platform, tx, profile, email) : person.id;
  if (person !== undefined) {
    const account = await lockAccount(tx, userId);
    if (account === undefined)
      await insertAccount(tx, { user_id: userId, password_hash: null, created_at: platform.clock.now() });
    if (!person.email_verified) {
      await clearUnproven(platform, tx, userId);
      await markEmailVerified(platform, tx, userId);
      await tx.emit(emailVerified, { user_id: userId });
    }
  }
  const linked = await insertIdentity(tx, {
    id: newId(platform),
    user_id: userId,
    kind: profile.kind,
    subject: profile.subject,
    label: profile.label,
    linked_at: platform.clock.now(),
  });
  if (!linked) throw new IdentityRace();
  return userId;
}

async function newAccount(
  platform: Platform,
  tx: Tx,
  profile: SigningProfile,
  email: string | null,
): Promise<string> {
  await platform.features.require('registration');
  const id = await createUser(platform, tx, {
    email,
    email_verified: email !== null,
    name_hint: email?.split('@')[0] ?? profile.display_name,
    ...(profile.display_name === '' ? {} : { display_name: profile.display_name }),
  });
  if (id === undefined) throw new IdentityRace();
  await insertAccount(tx, { user_id: id, password_hash: null, created_at: platform.clock.now() });
  await tx.emit(userRegistered, { user_id: id });
  return id;
}
