// Owns the way other domains learn whose clubs are: many at once, in one query.
import type { Executor } from '#platform/db/executor.ts';
import { listFacts } from '../clubs.store.ts';

/** By the club's id. */
export async function loadOwnerIds(tx: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await listFacts(tx, ids)).map(({ id, owner_id }) => [id, owner_id]));
}
