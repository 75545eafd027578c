// Owns registering by email and password: one account for one email, however many try at once.
import { emailTaken, passwordsDiffer, termsNotAccepted, tooYoung } from '@stagepass/contract/auth/errors.ts';
import { userRegistered } from '@stagepass/contract/auth/events.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { createUser } from '#domains/users/public/create-user.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount, insertAccount } from '../accounts.store.ts';
import { hashPassword } from '../password-hash.rules.ts';
import { passwordFault } from '../passwords.rules.ts';
import { beginSession, type SignInCall } from './begin-session.ts';
import { sendOtp } from './send-otp.ts';

export interface Registration {
  email: string;
  password: string;
  rawPassword: string;
  accepts_terms?: boolean | undefined;
  is_13_or_older?: boolean | undefined;
}

export async function register(platform: Platform, call: SignInCall, given: Registration): Promise<Session> {
  if (given.password !== given.rawPassword) fail(passwordsDiffer);
  if (given.accepts_terms === false) fail(termsNotAccepted);
  if (given.is_13_or_older === false) fail(tooYoung);
  const fault = await passwordFault(given.password, given.email);
  if (fault !== undefined) fail(fault);
  const passwordHash = await hashPassword(platform.config, given.password);
  const created = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const id = await createUser(platform, tx, { email: given.email, email_verified: false });
    if (id === undefined) return fail(emailTaken);
    await insertAccount(tx, { user_id: id, password_hash: passwordHash, created_at: created });
    await sendOtp(platform, tx, { user_id: id, purpose: 'verify-email', email: given.email });
    await tx.emit(userRegistered, { user_id: id });
    const person = await findPerson(tx, { id });
    const account = await findAccount(tx, id);
    if (person === undefined || account === undefined) throw new Error('a new account is not there');
    return beginSession(platform, tx, {
      person,
      account,
      method: 'password',
      call,
      factor_used: false,
      has_factor: false,
    });
  });
}
