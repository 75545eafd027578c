// Owns the decisions about mailed codes: how long, how often, how many tries.
import { hash } from 'node:crypto';
import type { Dice } from '@stagepass/base/dice.ts';
import type { OtpDay } from './otps.store.ts';
import type { OtpPurpose, OtpRow } from './tables.ts';

const DAY_MS = 86_400_000;
export const OTP_VALID_MS = 10 * 60_000;
export const OTP_RESEND_S = 60;
export const OTP_TRIES = 5;
export const OTP_CODES_A_DAY = 5;
export const OTP_WRONG_A_DAY = 15;

export function newOtp(dice: Dice): string {
  return String(dice.int(1_000_000)).padStart(6, '0');
}

/** What is signed and stored instead of the code: it fits one person, purpose and address only. */
export function otpText(otp: { user_id: string; purpose: OtpPurpose; email: string; code: string }): string {
  return [otp.purpose, otp.user_id, otp.email, otp.code].join('\n');
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** How long the count of codes still runs: it is kept by the day. */
export function restOfDay_s(now: Date): number {
  const next = new Date(`${dayOf(now)}T00:00:00Z`).getTime() + DAY_MS;
  return Math.ceil((next - now.getTime()) / 1000);
}

export function canSendOtp(
  last: Pick<OtpRow, 'sent_at'> | undefined,
  day: OtpDay,
  now: Date,
): 'send' | 'too-soon' | 'too-many' {
  if (last !== undefined && now.getTime() < last.sent_at.getTime() + OTP_RESEND_S * 1000) return 'too-soon';
  return day.codes >= OTP_CODES_A_DAY ? 'too-many' : 'send';
}

/**
 * What a mail for a new password may hold. A stranger can use up the day's codes, or the wrong tries at them: then the link
 * goes out alone, so often that one in the mailbox is always valid.
 */
export function canSendReset(
  last: Pick<OtpRow, 'sent_at'> | undefined,
  day: OtpDay,
  now: Date,
): 'code-and-link' | 'link' | 'too-soon' {
  if (day.codes < OTP_CODES_A_DAY && day.wrong < OTP_WRONG_A_DAY)
    return canSendOtp(last, day, now) === 'send' ? 'code-and-link' : 'too-soon';
  return last !== undefined && now.getTime() < last.sent_at.getTime() + OTP_VALID_MS ? 'too-soon' : 'link';
}

/** Whether the code may be looked at at all: a right one, too, is refused once the tries are used up. */
export function canTryOtp(
  otp: Pick<OtpRow, 'tries' | 'expires_at'> | undefined,
  day: OtpDay,
  now: Date,
): boolean {
  return otp !== undefined && otp.tries < OTP_TRIES && otp.expires_at > now && day.wrong < OTP_WRONG_A_DAY;
}

/** An id that belongs to nobody, always the same for one text: to count tries at what does not exist. */
export function idInsteadOf(text: string): string {
  const hex = hash('sha256', text, 'hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
