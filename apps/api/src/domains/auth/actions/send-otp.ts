// Owns the mailing of codes: one valid at a time for a person and purpose, not too soon, not too many a day.
import type { Tx } from '#platform/db/db.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';
import { codeLetter } from '../letters.rules.ts';
import { canSendOtp, dayOf, newOtp, OTP_VALID_MS, otpText } from '../otps.rules.ts';
import { findOtp, lockOtpDay, putOtp, setOtpDay } from '../otps.store.ts';
import type { OtpPurpose } from '../tables.ts';

export const OTP_SIGNING = 'auth.otp';

export async function sendOtp(
  platform: Platform,
  tx: Tx,
  to: { user_id: string; purpose: OtpPurpose; email: string },
  /** Goes out in place of the code, where the code must stay unknown but everything else must be as always. */
  instead?: Letter,
): Promise<'sent' | 'too-soon' | 'too-many'> {
  const now = platform.clock.now();
  const day = dayOf(now);
  const counts = await lockOtpDay(tx, to.user_id, day);
  const may = canSendOtp(await findOtp(tx, to), counts, now);
  if (may !== 'send') return may;
  const code = newOtp(platform.dice);
  await putOtp(tx, {
    user_id: to.user_id,
    purpose: to.purpose,
    email: to.email,
    code_hash: platform.secrets.sign(OTP_SIGNING, otpText({ ...to, code })),
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + OTP_VALID_MS),
  });
  await setOtpDay(tx, to.user_id, day, { ...counts, codes: counts.codes + 1 });
  await platform.mail.send(tx, instead ?? codeLetter({ to: to.email, purpose: to.purpose, code }));
  return 'sent';
}
