// Owns the SQL of tiers given by XP: the thresholds against totals that the caller names.
import type { Executor } from '#platform/db/executor.ts';

const SOURCE = 'xp';

/** In two statements: what is not reached any more goes, what is reached is there. */
export async function replaceXpGrants(
  tx: Executor,
  clubId: string,
  given: { user_ids: readonly string[]; totals: readonly number[]; granted_at: Date },
): Promise<void> {
  const { user_ids, totals, granted_at } = given;
  await tx.query({
    text: `delete from tier_grants g using unnest($2::uuid[], $3::int[]) as p (user_id, xp), tiers t
      where g.club_id = $1 and g.user_id = p.user_id and g.source = '${SOURCE}' and t.id = g.tier_id
        and (t.at_xp is null or t.at_xp > p.xp)`,
    values: [clubId, user_ids, totals],
  });
  await tx.query({
    text: `insert into tier_grants (club_id, user_id, tier_id, source, granted_at)
      select $1, p.user_id, t.id, '${SOURCE}', $4
      from unnest($2::uuid[], $3::int[]) as p (user_id, xp) join tiers t on t.club_id = $1 and t.at_xp <= p.xp
      on conflict do nothing`,
    values: [clubId, user_ids, totals, granted_at],
  });
}

/** What somebody has on the day they join: the tiers that take no XP. */
export async function grantFirstTiers(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
  grantedAt: Date,
): Promise<void> {
  await tx.query({
    text: `insert into tier_grants (club_id, user_id, tier_id, source, granted_at)
      select $1, p.user_id, t.id, '${SOURCE}', $3 from unnest($2::uuid[]) as p (user_id)
      join tiers t on t.club_id = $1 and t.at_xp = 0
      on conflict do nothing`,
    values: [clubId, userIds, grantedAt],
  });
}
