// Owns the order of `trending`: whoever knows how lively clubs are says so here, for all clubs at once.
import type { Executor } from '#platform/db/executor.ts';
import { setTrends } from '../clubs.store.ts';

/** A club that is not named falls to 0. */
export async function setClubTrends(tx: Executor, trends: ReadonlyMap<string, number>): Promise<void> {
  await setTrends(tx, trends);
}
