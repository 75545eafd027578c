// Owns in which clubs somebody may do private missions: where their tier opens them, or their level.
import { clubsWithMissionsByLevel } from '#domains/levels/public/level-perks.ts';
import { clubsWithPrivateMissions as clubsByTier } from '#domains/memberships/public/private-missions.ts';
import type { Executor } from '#platform/db/executor.ts';

/** Those of these clubs. */
export async function clubsWithPrivateMissions(
  tx: Executor,
  userId: string,
  clubIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const byTier = await clubsByTier(tx, userId, clubIds);
  const others = clubIds.filter((id) => !byTier.has(id));
  return new Set([...byTier, ...(await clubsWithMissionsByLevel(tx, userId, others))]);
}
