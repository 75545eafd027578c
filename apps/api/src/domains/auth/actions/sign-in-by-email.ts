// Owns signing in by e-mail and password: the same work and the same words, whether there is such an account or not.
import { invalidCredentials } from '@stagepass/contract/auth/errors.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount, lockAccount, updateAccount } from '../accounts.store.ts';
import { clearAttempts } from '../attempts.store.ts';
import { hashPassword, isOutdatedHash, passwordFits } from '../password-hash.rules.ts';
import { finishSignIn, type RequestFacts, settle } from './begin-session.ts';
import { passwordBucket, rememberDevice } from './known-device.ts';
import type { Cookies } from './round-trips.ts';
import { takeAttempt } from './take-attempt.ts';

// Asked for in place of an unknown person's id, so that the same questions are put to the database.
const nobody = '00000000-0000-0000-0000-000000000000';

export async function signInByEmail(
  platform: Platform,
  call: { request: RequestFacts } & Cookies,
  given: { email: string; password: string },
): Promise<Session> {
  const email = given.email.trim().toLowerCase();
  const person = await findPerson(platform.db, { email });
  const account = await findAccount(platform.db, person?.id ?? nobody);
  const knownBy = { email, password_changed_at: account?.password_changed_at };
  const bucket = passwordBucket(platform, call, knownBy);
  await takeAttempt(platform, bucket);
  const hash = account?.password_hash;
  const fits = await passwordFits(platform.config, { hash, password: given.password });
  if (!fits || person === undefined || !hash || (person.demo && !platform.config.demo))
    return fail(invalidCredentials);
  rememberDevice(platform, call, knownBy);
  const renewed = isOutdatedHash(platform.config, hash)
    ? await hashPassword(platform.config, given.password)
    : undefined;
  const outcome = await platform.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, person.id);
    // Changed while we were comparing: what fitted is not the password any more.
    if (locked === undefined || locked.password_hash !== hash) return fail(invalidCredentials);
    if (renewed !== undefined) await updateAccount(tx, person.id, { password_hash: renewed });
    await clearAttempts(tx, bucket);
    return finishSignIn(platform, tx, {
      person,
      account: locked,
      method: 'password',
      request: call.request,
    });
  });
  return settle(outcome);
}
