// Owns the benefit `privateMission`: in which clubs a member's tier, or one below it, opens private missions.
import { type Executor, prepared } from '#platform/db/executor.ts';

const openTo = prepared<{ club_id: string }>(
  'memberships-private-missions',
  `select m.club_id from memberships m
   where m.user_id = $1 and m.club_id = any ($2::uuid[]) and m.state = 'active' and exists (
     select from tier_grants g join tiers best on best.id = g.tier_id
     join tiers t on t.club_id = m.club_id and t.rank <= best.rank
     where g.club_id = m.club_id and g.user_id = m.user_id and t.benefits @> '[{"type": "privateMission"}]')`,
);

/** Those of these clubs. */
export async function clubsWithPrivateMissions(
  tx: Executor,
  userId: string,
  clubIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clubIds.length === 0) return new Set();
  return new Set((await openTo(tx, [userId, [...new Set(clubIds)]])).map(({ club_id }) => club_id));
}
