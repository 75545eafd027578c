// Owns the SQL that keeps boards right beside requests: folding in what changed, taking off what is too old, building anew.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { GROUP_BITS, type Span } from './boards.store.ts';

export interface FoldKey {
  club_id: string;
  span: Span;
}

export async function listUnfolded(tx: Executor, { limit, except }: Asked): Promise<FoldKey[]> {
  const { rows } = await tx.query<FoldKey>({
    text: `select distinct club_id, span from xp_board_entries
      where unfolded and club_id::text || ':' || span <> all ($2::text[]) order by 1, 2 limit $1`,
    values: [limit, except],
  });
  return rows;
}

/** One fold of a board at a time. False where another one is at it. */
export async function lockFold(tx: Executor, { club_id, span }: FoldKey): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>({
    text: `select pg_try_advisory_xact_lock(hashtextextended('levels-fold:' || $1 || ':' || $2, 0)) as locked`,
    values: [club_id, String(span)],
  });
  return rows[0]?.locked ?? false;
}

/** The group of a count: those that say how many people are above them. */
export const groupOf = `case depth when 0 then bucket >> ${GROUP_BITS} end`;

// A row that a grant holds at this moment is left for the next fold: nobody who is granted XP waits for folding. A group that
// changed is worked out as a whole; only counts that differ are written.
const fold = prepared<{ folded: number }>(
  'levels-fold-board',
  `with moved as materialized (
     select user_id, xp, counted_xp from xp_board_entries
     where club_id = $1 and span = $2 and unfolded limit $3 for update skip locked),
   moves as (
     select xp as at, 1 as by from moved where xp > 0
     union all select counted_xp, -1 from moved where counted_xp > 0),
   deltas as materialized (
     select depth, at >> (${GROUP_BITS} * depth) as bucket, sum(by)::int as people
     from moves cross join generate_series(0, 1) as depth group by 1, 2 having sum(by) <> 0),
   present as (
     select c.depth, c.bucket, c.people, c.above
     from (select distinct depth, ${groupOf} as part from deltas) g
     join xp_board_counts c on c.club_id = $1 and c.span = $2 and c.depth = g.depth
       and c.bucket >= coalesce(g.part << ${GROUP_BITS}, 0)
       and c.bucket <= coalesce((g.part << ${GROUP_BITS}) + ${2 ** GROUP_BITS - 1}, 2147483647)),
   counts as (
     select depth, bucket, coalesce(p.people, 0) + coalesce(d.people, 0) as people, p.people as had, p.above as had_above
     from present p full join deltas d using (depth, bucket)),
   placed as (
     select *, sum(people) over (partition by depth, ${groupOf} order by bucket desc) - people as above from counts),
   counted as (
     insert into xp_board_counts (club_id, span, depth, bucket, people, above)
     select $1, $2, depth, bucket, people, above from placed
     where (people, above) is distinct from (had, had_above) order by depth, bucket
     on conflict (club_id, span, depth, bucket) do update set people = excluded.people, above = excluded.above),
   kept as (
     update xp_board_entries e set counted_xp = e.xp from moved m
     where e.club_id = $1 and e.span = $2 and e.user_id = m.user_id and m.xp > 0),
   gone as (
     delete from xp_board_entries e using moved m
     where e.club_id = $1 and e.span = $2 and e.user_id = m.user_id and m.xp = 0)
   select count(*)::int as folded from moved`,
);

/** How many changes of entries it folded in. */
export async function foldSome(tx: Executor, { club_id, span }: FoldKey, limit: number): Promise<number> {
  return (await fold(tx, [club_id, span, limit]))[0]?.folded ?? 0;
}

/** Clubs where a day has begun since their boards were last turned, and those whose boards were never built. */
export async function listUnturned(
  tx: Executor,
  { limit, except, now }: Asked,
): Promise<{ club_id: string }[]> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: `select f.id as club_id from club_facts f left join xp_boards b on b.club_id = f.id
      where f.id::text <> all ($2::text[])
        and (b.turned_to < ($3::timestamptz at time zone f.time_zone)::date
          or (b.club_id is null and exists (select from xp_totals t where t.club_id = f.id)))
      order by f.id limit $1`,
    values: [limit, except, now],
  });
  return rows;
}

export interface TurnRow {
  today: string;
  /** Null where the boards were never built. */
  turned_to: string | null;
}

export async function findTurn(tx: Executor, clubId: string, now: Date): Promise<TurnRow | undefined> {
  const { rows } = await tx.query<TurnRow>({
    text: `select to_char(($2::timestamptz at time zone f.time_zone)::date, 'YYYY-MM-DD') as today,
        to_char(b.turned_to, 'YYYY-MM-DD') as turned_to
      from club_facts f left join xp_boards b on b.club_id = f.id where f.id = $1`,
    values: [clubId, now],
  });
  return rows[0];
}

export async function updateTurn(tx: Executor, clubId: string, day: string): Promise<void> {
  await tx.query({
    text: `insert into xp_boards as b (club_id, turned_to) values ($1, $2)
      on conflict (club_id) do update set turned_to = greatest(b.turned_to, excluded.turned_to)`,
    values: [clubId, day],
  });
}

export interface Batch {
  after: string | undefined;
  limit: number;
}

/** People who earned XP on a day that has left a span since `turned_to`. */
export async function listFallingOut(
  tx: Executor,
  clubId: string,
  { today, turned_to }: { today: string; turned_to: string },
  { after, limit }: Batch,
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select distinct user_id from xp_days
      where club_id = $1 and ($4::uuid is null or user_id > $4)
        and ((day > $3::date - 7 and day <= $2::date - 7) or (day > $3::date - 30 and day <= $2::date - 30))
      order by user_id limit $5`,
    values: [clubId, today, turned_to, after ?? null, limit],
  });
  return rows.map(({ user_id }) => user_id);
}

export async function listWithXp(tx: Executor, clubId: string, { after, limit }: Batch): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select user_id from xp_totals where club_id = $1 and ($2::uuid is null or user_id > $2)
      order by user_id limit $3`,
    values: [clubId, after ?? null, limit],
  });
  return rows.map(({ user_id }) => user_id);
}

/** The sums by day of these people, from their grants; their totals are locked by the caller. */
export async function recomputeDays(tx: Executor, clubId: string, userIds: readonly string[]): Promise<void> {
  const values = [clubId, userIds];
  await tx.query({ text: 'delete from xp_days where club_id = $1 and user_id = any($2)', values });
  await tx.query({
    text: `insert into xp_days (club_id, user_id, day, amount)
      select club_id, user_id, coalesce(day, (created_at at time zone 'UTC')::date) as on_day, sum(amount)::int
      from xp_grants where club_id = $1 and user_id = any($2) group by club_id, user_id, on_day`,
    values,
  });
}
