// Owns how many copies of a club's designs people have ever received; copies from paid draws count for nobody.
import { type Executor, prepared } from '#platform/db/executor.ts';

// Each copy once, however often it came back: passing one back and forth brings nothing.
const received = prepared<{ user_id: string; count: number }>(
  'items-count-received',
  `select e.to_id as user_id, count(distinct e.item_id)::int as count from item_events e
   join items i on i.id = e.item_id and i.club_id = $1 and not i.from_paid_draw
   where e.to_id = any ($2::uuid[]) group by e.to_id`,
);

/** By person; who received none is left out. */
export async function countReceived(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await received(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
