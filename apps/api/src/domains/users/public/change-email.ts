// Owns the change of a person's email to one that they proved to hold.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { putPerson } from '../search-documents.ts';
import { findUser, findUserByEmail, updateUser } from '../users.store.ts';

/** False where somebody else has that email. A race for it ends in the unique index. */
export async function changeEmail(
  platform: Platform,
  tx: Tx,
  change: { user_id: string; email: string },
): Promise<boolean> {
  const owner = await findUserByEmail(tx, change.email);
  if (owner !== undefined && owner.id !== change.user_id) return false;
  await updateUser(tx, change.user_id, { email: change.email, email_verified_at: platform.clock.now() });
  const user = await findUser(tx, change.user_id);
  if (user !== undefined) await putPerson(tx, user);
  return true;
}
