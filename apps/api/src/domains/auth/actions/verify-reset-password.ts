// Owns the setting of a new password by a mailed code: it ends all sessions, and unknown addresses answer alike.
import { otpWrong } from '@stagepass/contract/auth/errors.ts';
import { emailVerified } from '@stagepass/contract/auth/events.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { markEmailVerified } from '#domains/users/public/mark-email-verified.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { insertAccount, lockAccount, updateAccount } from '../accounts.store.ts';
import { clearAttempts } from '../attempts.store.ts';
import { passwordChangedLetter } from '../letters.rules.ts';
import { idInsteadOf } from '../otps.rules.ts';
import { deleteOtpsOf } from '../otps.store.ts';
import { hashPassword } from '../password-hash.rules.ts';
import { passwordFault } from '../passwords.rules.ts';
import { endSessions } from '../public/end-sessions.ts';
import { checkOtp } from './check-otp.ts';
import { clearUnproven } from './clear-unproven.ts';
import { bucketsOf } from './known-device.ts';

export async function verifyResetPassword(
  platform: Platform,
  given: { email: string; otp: string; password: string },
): Promise<void> {
  const fault = await passwordFault(given.password, given.email);
  if (fault !== undefined) fail(fault);
  const person = await findPerson(platform.db, { email: given.email });
  // An unknown address has its wrong tries counted under an id of its own, so that the work is the same.
  const user_id = person?.id ?? idInsteadOf(platform.secrets.sign('auth.unknown-email', given.email));
  const code = { user_id, purpose: 'reset-password', email: given.email, code: given.otp } as const;
  const done = await platform.db.transaction(async (tx) => {
    // The account before the codes, as everywhere: two changes at once then wait for each other.
    const account = await lockAccount(tx, user_id);
    if (!(await checkOtp(platform, tx, code)) || person === undefined) return false;
    const passwordHash = await hashPassword(platform.config, given.password);
    const now = platform.clock.now();
    if (account === undefined)
      await insertAccount(tx, { user_id: person.id, password_hash: null, created_at: now });
    if (!person.email_verified) {
      // Whoever set this account up never proved to hold the address; whoever reads its mail just did.
      await clearUnproven(tx, person.id);
      await markEmailVerified(platform, tx, person.id);
      await tx.emit(emailVerified, { user_id: person.id });
    }
    await updateAccount(tx, person.id, { password_hash: passwordHash, password_changed_at: now });
    await deleteOtpsOf(tx, person.id);
    await endSessions(tx, { user_id: person.id });
    for (const bucket of Object.values(bucketsOf(platform, given.email))) await clearAttempts(tx, bucket);
    await platform.mail.send(tx, passwordChangedLetter(given.email));
    return true;
  });
  if (!done) fail(otpWrong);
}
