// Owns the moment an email counts as its person's own.
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { putPerson } from '../search-documents.ts';
import { findUser, updateUser } from '../users.store.ts';

export async function markEmailVerified(platform: Platform, tx: Executor, userId: string): Promise<void> {
  await updateUser(tx, userId, { email_verified_at: platform.clock.now() });
  // From now on others can find them.
  const user = await findUser(tx, userId);
  if (user !== undefined) await putPerson(tx, user);
}
