// Owns the verifying of an e-mail from the command line: for a site that sends no mail, by somebody who knows whose address it is.
import type { Platform } from '#platform/platform.ts';
import { findUserByEmail } from '../users.store.ts';
import { markEmailVerified } from './mark-email-verified.ts';

export type VerifyResult = 'verified' | 'already' | 'no-such-account';

export async function verifyEmailByHand(platform: Platform, email: string): Promise<VerifyResult> {
  return platform.db.transaction(async (tx): Promise<VerifyResult> => {
    const user = await findUserByEmail(tx, email.trim().toLowerCase());
    if (user === undefined) return 'no-such-account';
    if (user.email_verified_at !== null) return 'already';
    await markEmailVerified(platform, tx, user.id);
    return 'verified';
  });
}
