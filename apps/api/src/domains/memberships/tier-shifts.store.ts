// Owns the SQL of who has another best tier because the club's tiers stand in another order, or one of them is gone.
import type { Executor } from '#platform/db/executor.ts';

export interface Shift {
  user_id: string;
  /** The best one by the order of before. */
  from_id: string;
}

export interface ShiftPage {
  /** Ids of tiers, lowest first. One that is not in `now` is about to go. */
  before: readonly string[];
  now: readonly string[];
  after: string | undefined;
  limit: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Active members, in the order of ids: grants are read along their key, and only once over all pages. */
export async function listShifts(tx: Executor, clubId: string, page: ShiftPage): Promise<Shift[]> {
  const { rows } = await tx.query<Shift>({
    text: `select g.user_id, (array_agg(b.id order by b.place desc))[1] as from_id
      from tier_grants g
      join memberships m on m.club_id = g.club_id and m.user_id = g.user_id and m.state = 'active'
      join unnest($2::uuid[]) with ordinality as b (id, place) on b.id = g.tier_id
      left join unnest($3::uuid[]) with ordinality as n (id, place) on n.id = g.tier_id
      where g.club_id = $1 and g.user_id > $4
      group by g.user_id
      having (array_agg(b.id order by b.place desc))[1]
        is distinct from (array_agg(n.id order by n.place desc nulls last))[1]
      order by g.user_id limit $5`,
    values: [clubId, page.before, page.now, page.after ?? FIRST, page.limit],
  });
  return rows;
}
