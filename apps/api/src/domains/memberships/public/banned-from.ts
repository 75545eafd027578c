// Owns the question which of many clubs somebody is banned from: one prepared query.
import type { Executor } from '#platform/db/executor.ts';
import { listBannedFrom } from '../members.store.ts';

export async function bannedFrom(
  tx: Executor,
  userId: string,
  clubIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return listBannedFrom(tx, userId, clubIds);
}
