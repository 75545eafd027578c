// Owns the slot of whoever knows when a club last spoke to its members at once.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

/** By club; one that never did is left out. */
export const latestBroadcasts =
  slot<(tx: Executor, clubIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>>('latest-broadcasts');
