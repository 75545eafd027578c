// Owns the moment an e-mail counts as its person's own.
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { updateUser } from '../users.store.ts';

export async function markEmailVerified(platform: Platform, tx: Executor, userId: string): Promise<void> {
  await updateUser(tx, userId, { email_verified_at: platform.clock.now() });
}
