// Owns the setting of a new password by a mailed code: unknown addresses answer alike.
import { otpWrong } from '@stagepass/contract/auth/errors.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccount } from '../accounts.store.ts';
import { idInsteadOf } from '../otps.rules.ts';
import { hashPassword } from '../password-hash.rules.ts';
import { passwordFault } from '../passwords.rules.ts';
import { checkOtp } from './check-otp.ts';
import { rememberDevice } from './known-device.ts';
import type { Cookies } from './round-trips.ts';
import { setNewPassword } from './set-new-password.ts';

export async function verifyResetPassword(
  platform: Platform,
  cookies: Cookies,
  given: { email: string; otp: string; password: string },
): Promise<void> {
  const { email, password } = given;
  const fault = await passwordFault(password, email);
  if (fault !== undefined) fail(fault);
  const person = await findPerson(platform.db, { email });
  // An unknown address has its wrong tries counted under an id of its own, so that the work is the same.
  const user_id = person?.id ?? idInsteadOf(platform.secrets.sign('auth.unknown-email', email));
  const code = { user_id, purpose: 'reset-password', email, code: given.otp } as const;
  // Checked first by itself, so that a wrong code costs no hashing and hashing holds no connection to the database.
  const right = await platform.db.transaction((tx) => checkOtp(platform, tx, code));
  if (!right || person === undefined) return fail(otpWrong);
  const password_hash = await hashPassword(platform.config, password);
  const password_changed_at = await platform.db.transaction(async (tx) => {
    // The account before the codes, as everywhere: two changes at once then wait for each other.
    const account = await lockAccount(tx, user_id);
    if (!(await checkOtp(platform, tx, code))) return undefined;
    return setNewPassword(platform, tx, { person, email, account, password_hash });
  });
  if (password_changed_at === undefined) return fail(otpWrong);
  rememberDevice(platform, cookies, { email, password_changed_at });
}
