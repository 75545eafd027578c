// Owns setting or changing the own password; other devices are signed out.
import { invalidCredentials, passwordsDiffer } from '@stagepass/contract/auth/errors.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnAccount, lockOwnAccount } from '../access.ts';
import { updateAccount } from '../accounts.store.ts';
import { clearAttempts } from '../attempts.store.ts';
import { listPasskeys } from '../factors.store.ts';
import { passwordChangedLetter } from '../letters.rules.ts';
import { withHasher } from '../password-hash.rules.ts';
import { passwordFault } from '../passwords.rules.ts';
import { hasFactor } from '../policy.ts';
import { endSessions } from '../public/end-sessions.ts';
import { requireStepUp } from '../public/require-step-up.ts';
import { rememberDevice, sessionBucket } from './known-device.ts';
import type { Cookies } from './round-trips.ts';
import { takeAttempt } from './take-attempt.ts';

export interface PasswordChange {
  current_password?: string | undefined;
  password: string;
  rawPassword: string;
}

export async function changePassword(
  platform: Platform,
  call: Cookies & { actor: Actor },
  given: PasswordChange,
): Promise<void> {
  const { actor } = call;
  const user = signedIn(actor);
  if (given.password !== given.rawPassword) fail(passwordsDiffer);
  const person = await findPerson(platform.db, { id: user.user_id });
  const fault = await passwordFault(given.password, person?.email ?? null);
  if (fault !== undefined) fail(fault);
  const account = await loadOwnAccount(actor, platform.db);
  const passkeys = await listPasskeys(platform.db, user.user_id);
  // The current password confirms by itself, unless there is something stronger or there is none.
  if (hasFactor(account, passkeys.length) || account.password_hash === null) requireStepUp(platform, actor);
  const bucket = sessionBucket(user.session_id);
  if (account.password_hash !== null) await takeAttempt(platform, bucket);
  const passwordHash = await withHasher(platform.config, async (hasher) => {
    const current = { hash: account.password_hash, password: given.current_password ?? '' };
    if (current.hash !== null && !(await hasher.fits(current))) fail(invalidCredentials);
    return hasher.hash(given.password);
  });
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const locked = await lockOwnAccount(actor, tx);
    if (locked.password_hash !== account.password_hash) fail(invalidCredentials);
    await updateAccount(tx, user.user_id, { password_hash: passwordHash, password_changed_at: now });
    await clearAttempts(tx, bucket);
    await endSessions(platform, tx, { user_id: user.user_id, except: user.session_id });
    if (person?.email) await platform.mail.send(tx, passwordChangedLetter(person.email));
  });
  // The new password ended the marks of all devices; this one stays known.
  if (person?.email) rememberDevice(platform, call, { email: person.email, password_changed_at: now });
}
