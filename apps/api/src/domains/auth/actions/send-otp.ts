// Owns the mailing of codes: one valid at a time for a person and purpose, not too soon, not too many a day.
import type { Tx } from '#platform/db/db.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';
import { codeLetter, resetLinkLetter } from '../letters.rules.ts';
import { canSendOtp, canSendReset, dayOf, newOtp, OTP_VALID_MS, otpText } from '../otps.rules.ts';
import { findOtp, lockOtpDay, type OtpDay, putOtp, setOtpDay } from '../otps.store.ts';
import type { OtpPurpose } from '../tables.ts';
import { makeResetLink } from './reset-link.ts';

export const OTP_SIGNING = 'auth.otp';

interface Receiver {
  user_id: string;
  purpose: OtpPurpose;
  email: string;
}

export async function sendOtp(
  platform: Platform,
  tx: Tx,
  to: Receiver,
  /** Goes out in place of the code, where the code must stay unknown but everything else must be as always. */
  instead?: Letter,
): Promise<'sent' | 'too-soon' | 'too-many'> {
  const now = platform.clock.now();
  const counts = await lockOtpDay(tx, to.user_id, dayOf(now));
  const may = canSendOtp(await findOtp(tx, to), counts, now);
  if (may !== 'send') return may;
  const code = await makeCode(platform, tx, to, counts);
  const letter = instead ?? codeLetter({ to: to.email, purpose: to.purpose, code });
  await platform.mail.send(tx, { ...letter, urgent: true });
  return 'sent';
}

/** A code and a link; where codes are used up for today, the link alone. */
export async function sendReset(
  platform: Platform,
  tx: Tx,
  { user_id, email }: { user_id: string; email: string },
): Promise<void> {
  const to: Receiver = { user_id, email, purpose: 'reset-password' };
  const now = platform.clock.now();
  const counts = await lockOtpDay(tx, user_id, dayOf(now));
  const may = canSendReset(await findOtp(tx, to), counts, now);
  if (may === 'too-soon') return;
  const link = await makeResetLink(platform, tx, to);
  if (may === 'link') {
    // A code that ended already: only when the mail went out is of use.
    await putOtp(tx, { ...to, code_hash: '', tries: 0, sent_at: now, expires_at: now });
    return platform.mail.send(tx, { ...resetLinkLetter(email, link), urgent: true });
  }
  const code = await makeCode(platform, tx, to, counts);
  const letter = codeLetter({ to: email, purpose: to.purpose, code, link });
  await platform.mail.send(tx, { ...letter, urgent: true });
}

async function makeCode(platform: Platform, tx: Tx, to: Receiver, counts: OtpDay): Promise<string> {
  const now = platform.clock.now();
  const code = newOtp(platform.dice);
  await putOtp(tx, {
    ...to,
    code_hash: platform.secrets.sign(OTP_SIGNING, otpText({ ...to, code })),
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + OTP_VALID_MS),
  });
  await setOtpDay(tx, to.user_id, dayOf(now), { ...counts, codes: counts.codes + 1 });
  return code;
}
