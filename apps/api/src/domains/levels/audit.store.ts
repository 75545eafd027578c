// Owns the audit of XP: totals, sums by day, boards and their counts, worked out anew from grants.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';
import { groupOf } from './board-upkeep.store.ts';
import { GROUP_BITS } from './boards.store.ts';

const day = "coalesce(g.day, (g.created_at at time zone 'UTC')::date)";

/** The day whose spans an entry shows: of the boards' turn, or later where the person was granted XP since. */
const shown = `select m.club_id, m.user_id from member_standing m
  where not exists (select from xp_board_opt_outs o where o.club_id = m.club_id and o.user_id = m.user_id)`;

const checks = [
  {
    problem: 'a total differs from the sum of its grants',
    text: `select coalesce(t.club_id, g.club_id)::text || ' ' || coalesce(t.user_id, g.user_id)::text as place
      from xp_totals t full join (select club_id, user_id, sum(amount) as total from xp_grants group by 1, 2) g
        on g.club_id = t.club_id and g.user_id = t.user_id
      where t.total is distinct from g.total`,
  },
  {
    problem: 'a sum by day differs from its grants',
    text: `select coalesce(d.club_id, g.club_id)::text || ' ' || coalesce(d.user_id, g.user_id)::text as place
      from (select d.* from xp_days d join xp_boards b on b.club_id = d.club_id) d
      full join (select g.club_id, g.user_id, ${day} as day, sum(g.amount) as amount
          from xp_grants g join xp_boards b on b.club_id = g.club_id group by 1, 2, 3) g
        on g.club_id = d.club_id and g.user_id = d.user_id and g.day = d.day
      where d.amount is distinct from g.amount`,
  },
  {
    problem: 'a board of all time differs from its totals',
    text: `select coalesce(e.club_id, t.club_id)::text || ' ' || coalesce(e.user_id, t.user_id)::text as place
      from (select e.* from xp_board_entries e join xp_boards b on b.club_id = e.club_id where e.span = 0 and e.xp > 0) e
      full join (select t.* from xp_totals t join xp_boards b on b.club_id = t.club_id
          join (${shown}) s on s.club_id = t.club_id and s.user_id = t.user_id where t.total > 0) t
        on t.club_id = e.club_id and t.user_id = e.user_id
      where e.xp is distinct from t.total`,
  },
  ...[7, 30].map((span) => ({
    problem: `a board of ${span} days differs from its grants`,
    text: `select coalesce(e.club_id, g.club_id)::text || ' ' || coalesce(e.user_id, g.user_id)::text as place
      from (select e.* from xp_board_entries e join xp_boards b on b.club_id = e.club_id
          where e.span = ${span} and e.xp > 0) e
      full join (
        select x.club_id, x.user_id, x.xp from (
          select g.club_id, g.user_id, sum(g.amount) as xp from xp_grants g join xp_boards b on b.club_id = g.club_id
            join (${shown}) s on s.club_id = g.club_id and s.user_id = g.user_id
          where ${day} > b.turned_to - ${span} group by 1, 2) x where x.xp > 0) g
        on g.club_id = e.club_id and g.user_id = e.user_id
      where e.xp is distinct from g.xp
        -- Granted since midnight, before the turn: their entry is a day ahead of the others until then.
        and not exists (select from xp_days d join xp_boards b on b.club_id = d.club_id and d.day > b.turned_to
          where d.club_id = coalesce(e.club_id, g.club_id) and d.user_id = coalesce(e.user_id, g.user_id))`,
  })),
  {
    problem: 'the counts of a board differ from its entries',
    text: `select coalesce(c.club_id, e.club_id)::text || ' ' || coalesce(c.span, e.span) || ' ' || coalesce(c.depth, e.depth)
        || ':' || coalesce(c.bucket, e.bucket) as place
      from xp_board_counts c
      full join (select club_id, span, depth, counted_xp >> (${GROUP_BITS} * depth) as bucket, count(*) as people
          from xp_board_entries cross join generate_series(0, 1) as depth where counted_xp > 0 group by 1, 2, 3, 4) e
        on e.club_id = c.club_id and e.span = c.span and e.depth = c.depth and e.bucket = c.bucket
      where coalesce(c.people, 0) <> coalesce(e.people, 0)`,
  },
  {
    problem: 'a count of a board has other people above it than it says',
    text: `select club_id::text || ' ' || span || ' ' || depth || ':' || bucket as place
      from (select *, sum(people) over (partition by club_id, span, depth, ${groupOf} order by bucket desc) - people as found
        from xp_board_counts) c
      where above <> found`,
  },
] as const;

export async function auditLevels(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { problem, text } of checks) {
    const { rows } = await db.query<{ place: string }>({ text: `${text} limit 100` });
    found.push(...rows.map(({ place }) => ({ place, problem })));
  }
  return found;
}
