// Owns the verifying of an email by the code mailed to it. It gives no session, and unknown ids answer alike.

import { otpWrong } from '@stagepass/contract/auth/errors.ts';
import { emailVerified } from '@stagepass/contract/auth/events.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { markEmailVerified } from '#domains/users/public/mark-email-verified.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOtp } from '../otps.store.ts';
import { checkOtp } from './check-otp.ts';

export async function verifyOtp(
  platform: Platform,
  given: { otp: string; user_id: string },
): Promise<{ verified: true }> {
  const { user_id } = given;
  if (!isId(user_id)) fail(otpWrong);
  const verified = await platform.db.transaction(async (tx) => {
    const person = await findPerson(tx, { id: user_id });
    const code = { user_id, purpose: 'verify-email', email: person?.email ?? '', code: given.otp } as const;
    if (!(await checkOtp(platform, tx, code))) return false;
    await deleteOtp(tx, code);
    await markEmailVerified(platform, tx, user_id);
    await tx.emit(emailVerified, { user_id });
    return true;
  });
  return verified ? { verified } : fail(otpWrong);
}
