// Owns how many packs of a club people have opened.
import { type Executor, prepared } from '#platform/db/executor.ts';

const drawn = prepared<{ user_id: string; count: number }>(
  'gacha-count-draws',
  `select d.user_id, count(*)::int as count from gacha_pools p
   join gacha_draws d on d.pool_id = p.id and d.user_id = any ($2::uuid[])
   where p.club_id = $1 group by d.user_id`,
);

/** By person; who opened none is left out. */
export async function countDraws(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await drawn(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
