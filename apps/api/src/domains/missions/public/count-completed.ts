// Owns how many rounds of a club's missions people have completed; what was taken back does not count.
import { type Executor, prepared } from '#platform/db/executor.ts';

// One person's parts are few; a club's missions may be many: the index by person serves both ends.
const completed = prepared<{ user_id: string; count: number }>(
  'missions-count-completed',
  `select p.user_id, count(*)::int as count from mission_parts p join missions m on m.id = p.mission_id and m.club_id = $1
   where p.user_id = any ($2::uuid[]) and p.state in ('completed', 'claimed')
     and not exists (select from mission_take_backs t where t.part_id = p.id)
   group by p.user_id`,
);

/** By person; who completed none is left out. */
export async function countCompleted(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await completed(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
