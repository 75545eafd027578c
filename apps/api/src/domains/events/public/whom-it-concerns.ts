// Owns who is told what becomes of an event: whoever comes, a page at a time.
import type { Executor } from '#platform/db/executor.ts';
import { listConcerned } from '../people.store.ts';

/** By id; pass the last one as `after` for the next page. */
export async function whomItConcerns(
  tx: Executor,
  { event_id, after, limit }: { event_id: string; after?: string | undefined; limit: number },
): Promise<string[]> {
  return listConcerned(tx, event_id, { after, limit });
}
