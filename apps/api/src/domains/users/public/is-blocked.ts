// Owns whether two people are apart: a block by either of them is a block for both.
import type { Executor } from '#platform/db/executor.ts';
import { findBlock, listBlockedAmong } from '../blocks.store.ts';

export async function isBlocked(
  tx: Executor,
  between: { user_id: string; other_id: string },
): Promise<boolean> {
  return (await findBlock(tx, between)) !== undefined;
}

/** Of a page of people, those who are apart from this one: one query. */
export async function blockedAmong(
  tx: Executor,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return ids.length === 0 ? new Set() : new Set(await listBlockedAmong(tx, userId, ids));
}
