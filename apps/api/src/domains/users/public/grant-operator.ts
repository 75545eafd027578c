// Owns how somebody becomes an operator, and stops being one: from the command line only. Their devices learn it at once.
import { operatorChanged } from '@stagepass/contract/users/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { findUserByEmail, updateUser } from '../users.store.ts';

export type GrantResult = 'granted' | 'already' | 'no-such-account' | 'email-not-verified';
export type RevokeResult = 'revoked' | 'none' | 'no-such-account';

export async function grantOperator(platform: Platform, email: string): Promise<GrantResult> {
  return platform.db.transaction(async (tx): Promise<GrantResult> => {
    const user = await findUserByEmail(tx, email.trim().toLowerCase());
    if (user === undefined) return 'no-such-account';
    if (user.operator) return 'already';
    // An unverified address may belong to somebody else, who would get the instance with it.
    if (user.email_verified_at === null) return 'email-not-verified';
    await setOperator(tx, user.id, true);
    return 'granted';
  });
}

export async function revokeOperator(platform: Platform, email: string): Promise<RevokeResult> {
  return platform.db.transaction(async (tx): Promise<RevokeResult> => {
    const user = await findUserByEmail(tx, email.trim().toLowerCase());
    if (user === undefined) return 'no-such-account';
    if (!user.operator) return 'none';
    await setOperator(tx, user.id, false);
    return 'revoked';
  });
}

async function setOperator(tx: Tx, user_id: string, operator: boolean): Promise<void> {
  await updateUser(tx, user_id, { operator });
  await tx.emit(operatorChanged, { user_id, operator });
}
