// Owns the way back: whoever signs in before the day has come keeps the account.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { cancelWaitingDeletion } from '../deletions.store.ts';
import { deletionCancelledLetter } from '../letters.rules.ts';
import { putPerson } from '../search-documents.ts';
import { findUser, updateUser } from '../users.store.ts';

/** In the transaction of the sign-in. Costs one statement for everybody who never asked to be deleted. */
export async function cancelDeletion(platform: Platform, tx: Tx, userId: string): Promise<void> {
  if (!(await cancelWaitingDeletion(tx, userId, platform.clock.now()))) return;
  await updateUser(tx, userId, { closing_at: null });
  const user = await findUser(tx, userId);
  if (user === undefined) return;
  await putPerson(tx, user);
  if (user.email !== null) await platform.mail.send(tx, deletionCancelledLetter({ to: user.email }));
}
