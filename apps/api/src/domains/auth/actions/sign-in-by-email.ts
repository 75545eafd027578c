// Owns signing in by email and password: the same work and the same words, whether there is such an account or not.
import { invalidCredentials } from '@stagepass/contract/auth/errors.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount, lockAccount, updateAccount } from '../accounts.store.ts';
import { clearAttempts } from '../attempts.store.ts';
import { type Hasher, isOutdatedHash, withHasher } from '../password-hash.rules.ts';
import { finishSignIn, type SignInCall, settle } from './begin-session.ts';
import { passwordBucket } from './known-device.ts';
import { takeAttempt } from './take-attempt.ts';

// Asked for in place of an unknown person's id, so that the same questions are put to the database.
const nobody = '00000000-0000-0000-0000-000000000000';

export async function signInByEmail(
  platform: Platform,
  call: SignInCall,
  given: { email: string; password: string; demo_key?: string | undefined },
): Promise<Session> {
  const checked = await withHasher(platform.config, (hasher) =>
    checkPassword(platform, call, hasher, { ...given, email: given.email.trim().toLowerCase() }),
  );
  const { person, hash, renewed, bucket } = checked ?? fail(invalidCredentials);
  const outcome = await platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, person.id);
    // Changed while we were comparing: what fitted is not the password any more.
    if (account === undefined || account.password_hash !== hash) return fail(invalidCredentials);
    if (renewed !== undefined) await updateAccount(tx, person.id, { password_hash: renewed });
    await clearAttempts(tx, bucket);
    return finishSignIn(platform, tx, {
      person,
      account,
      method: 'password',
      call,
      demo_key: given.demo_key,
    });
  });
  return settle(outcome);
}

/** Undefined where the password does not fit, or nobody has it. */
async function checkPassword(
  platform: Platform,
  call: SignInCall,
  hasher: Hasher,
  { email, password }: { email: string; password: string },
) {
  const { config, db } = platform;
  const person = await findPerson(db, { email });
  const account = await findAccount(db, person?.id ?? nobody);
  const bucket = passwordBucket(platform, call, {
    email,
    password_changed_at: account?.password_changed_at,
  });
  await takeAttempt(platform, bucket);
  const hash = account?.password_hash;
  const fits = await hasher.fits({ hash, password });
  if (!fits || person === undefined || !hash || (person.demo && !config.demo)) return undefined;
  const renewed = isOutdatedHash(config, hash) ? await hasher.hash(password) : undefined;
  return { person, hash, renewed, bucket };
}
