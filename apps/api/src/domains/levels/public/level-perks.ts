// Owns the perks of levels that are in force: what a member's level takes off the store's prices, and where it opens exclusive missions.
import type { Executor } from '#platform/db/executor.ts';
import { findDiscount, listClubsWithMissions } from '../steps.store.ts';

/** In percent: the best of the levels a member has reached. Whether they are a member is the caller's to have asked. */
export async function levelDiscountOf(
  tx: Executor,
  of: { club_id: string; user_id: string },
): Promise<number> {
  return findDiscount(tx, of);
}

/** Those of these clubs where a member's level opens private missions. */
export async function clubsWithMissionsByLevel(
  tx: Executor,
  userId: string,
  clubIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clubIds.length === 0) return new Set();
  return new Set(await listClubsWithMissions(tx, userId, [...new Set(clubIds)]));
}
