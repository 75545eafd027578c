// Owns which tier somebody would have without the grants of one source.
import type { Executor } from '#platform/db/executor.ts';
import { findRankWithout } from '../tiers.store.ts';

/** Its rank; 0 where none would be left. */
export function rankWithout(
  tx: Executor,
  of: { club_id: string; user_id: string; source: string; now: Date },
): Promise<number> {
  return findRankWithout(tx, of);
}
