// Owns asking for a code by email. The answer is given before anybody looks whether there is such an account, so it
// cannot tell: the event's handler looks, and mails where there is one.
import { codeRequested } from '@stagepass/contract/auth/events.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { OTP_RESEND_S } from '../otps.rules.ts';
import { sendOtp, sendReset } from './send-otp.ts';

interface CodeRequest {
  email: string;
  purpose: 'verify-email' | 'reset-password';
}

export async function requestCode(
  platform: Platform,
  request: CodeRequest,
): Promise<{ resend_after_s: number }> {
  await platform.db.transaction((tx) => tx.emit(codeRequested, request));
  return { resend_after_s: OTP_RESEND_S };
}

export async function sendRequestedCode(platform: Platform, tx: Tx, request: CodeRequest): Promise<void> {
  const person = await findPerson(tx, { email: request.email });
  if (person === undefined || (person.demo && !platform.config.demo)) return;
  const to = { user_id: person.id, email: request.email };
  if (request.purpose === 'reset-password') return sendReset(platform, tx, to);
  if (!person.email_verified) await sendOtp(platform, tx, { ...to, purpose: request.purpose });
}
