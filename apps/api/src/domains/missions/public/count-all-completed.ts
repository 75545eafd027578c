// Owns how many missions somebody completed over all clubs, up to a bound.
import { type Executor, prepared } from '#platform/db/executor.ts';

const completed = prepared<{ count: number }>(
  'missions-count-all-completed',
  `select count(*)::int as count from (
     select from mission_parts p where p.user_id = $1 and p.state in ('completed', 'claimed')
       and not exists (select from mission_take_backs t where t.part_id = p.id) limit $2) counted`,
);

export async function countAllCompleted(tx: Executor, userId: string, most: number): Promise<number> {
  return (await completed(tx, [userId, most]))[0]?.count ?? 0;
}
