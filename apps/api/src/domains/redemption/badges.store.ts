// Owns the SQL of the badges that a pass shows, by the view of items.
import { type Executor, prepared } from '#platform/db/executor.ts';

const badges = prepared<{ club_id: string; design_id: string }>(
  'redemption-held-badges',
  `select club_id, design_id from (
     select club_id, design_id, row_number() over (partition by club_id order by used_at desc nulls last, acquired_at desc) as n
     from (
       select distinct on (design_id) club_id, design_id, used_at, acquired_at from item_facts
       where holder_id = $1 and kind = 'badge' and state = 'held'
       order by design_id, used_at desc nulls last, acquired_at desc
     ) one_of_each
   ) ranked where n <= $2 order by club_id, n limit 200`,
);

/** So many of each club, pinned ones first, then the newest; of one design one. */
export async function listHeldBadges(
  tx: Executor,
  { user_id, most }: { user_id: string; most: number },
): Promise<{ club_id: string; design_id: string }[]> {
  return badges(tx, [user_id, most]);
}
