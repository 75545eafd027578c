// Owns how somebody becomes an operator: from the command line only.
import type { Platform } from '#platform/platform.ts';
import { findUserByEmail, updateUser } from '../users.store.ts';

export type GrantResult = 'granted' | 'already' | 'no-such-account' | 'email-not-verified';

export async function grantOperator(platform: Platform, email: string): Promise<GrantResult> {
  return platform.db.transaction(async (tx): Promise<GrantResult> => {
    const user = await findUserByEmail(tx, email.trim().toLowerCase());
    if (user === undefined) return 'no-such-account';
    if (user.operator) return 'already';
    // An unverified address may belong to somebody else, who would get the instance with it.
    if (user.email_verified_at === null) return 'email-not-verified';
    await updateUser(tx, user.id, { operator: true });
    return 'granted';
  });
}
