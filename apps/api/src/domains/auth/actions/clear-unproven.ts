// Owns what becomes of an account whose email was never verified once somebody proves to hold that email.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteIdentitiesOf, updateAccount } from '../accounts.store.ts';
import { deletePasskeysOf, deleteRecoveryCodes } from '../factors.store.ts';
import { deleteEmailChange, deleteOtpsOf } from '../otps.store.ts';
import { endSessions } from '../public/end-sessions.ts';

/** Every way in that was set up without proof goes, with all sessions: or its maker would stay inside. */
export async function clearUnproven(platform: Platform, tx: Tx, userId: string): Promise<void> {
  await updateAccount(tx, userId, {
    password_hash: null,
    password_changed_at: null,
    totp_sealed: null,
    totp_confirmed_at: null,
    totp_last_step: null,
  });
  await deleteIdentitiesOf(tx, userId);
  await deletePasskeysOf(tx, userId);
  await deleteRecoveryCodes(tx, userId);
  await deleteOtpsOf(tx, userId);
  await deleteEmailChange(tx, userId);
  await endSessions(platform, tx, { user_id: userId });
}
