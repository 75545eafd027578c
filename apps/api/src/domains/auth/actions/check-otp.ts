// Owns the comparing of a code that somebody typed: every wrong try counts, also one at an account that is not there.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { canTryOtp, dayOf, otpText } from '../otps.rules.ts';
import { countOtpTry, findOtp, lockOtpDay, setOtpDay } from '../otps.store.ts';
import type { OtpPurpose } from '../tables.ts';
import { OTP_SIGNING } from './send-otp.ts';

const COUNTED_WRONG_MOST = 1000;

/**
 * True where it is right; the caller then deletes it, since it serves once. False has to be committed, not rolled
 * back: the try would not be counted.
 */
export async function checkOtp(
  platform: Platform,
  tx: Tx,
  given: { user_id: string; purpose: OtpPurpose; email: string; code: string },
): Promise<boolean> {
  const now = platform.clock.now();
  const day = dayOf(now);
  const counts = await lockOtpDay(tx, given.user_id, day);
  const otp = await findOtp(tx, given);
  const right =
    platform.secrets.verify(OTP_SIGNING, otpText(given), otp?.code_hash ?? '') && canTryOtp(otp, counts, now);
  if (right) return true;
  // Also where there is no code: one statement less would show in the time.
  await countOtpTry(tx, given);
  const wrong = Math.min(counts.wrong + 1, COUNTED_WRONG_MOST);
  await setOtpDay(tx, given.user_id, day, { ...counts, wrong });
  return false;
}
