// Owns whom a viewer is not shown: people blocked either way, and people the viewer muted. In SQL, join the view user_hidden.
import type { Executor } from '#platform/db/executor.ts';
import { listHiddenIds } from '../blocks.store.ts';

/** For filtering in memory; a feed that filters in SQL joins `user_hidden (viewer_id, user_id)` and asks nothing more. */
export async function hiddenFrom(tx: Executor, userId: string): Promise<string[]> {
  return listHiddenIds(tx, userId);
}
