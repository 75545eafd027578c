// Owns the SQL of boards: who is on them with how much XP, a page by key, and places.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';

/** In days; 0 is all time. */
export type Span = 0 | 7 | 30;

/** Most XP first; among equals by id, which says nothing about anybody. */
export const byXp = keyset({ xp: whole(), user_id: id });

// From what is true at this moment: the total, the days, the membership, the opt-out. Run again, it changes nothing.
const refresh = prepared<never>(
  'levels-refresh-entries',
  `insert into xp_board_entries as e (club_id, span, user_id, xp)
   select $1, s.span, u.user_id, x.xp
   from unnest($2::uuid[]) as u (user_id)
   join club_facts f on f.id = $1
   left join xp_totals t on t.club_id = $1 and t.user_id = u.user_id
   cross join lateral (
     select coalesce(sum(d.amount), 0) as last_30,
       coalesce(sum(d.amount) filter (where d.day > ($3::timestamptz at time zone f.time_zone)::date - 7), 0) as last_7
     from xp_days d
     where d.club_id = $1 and d.user_id = u.user_id and d.day > ($3::timestamptz at time zone f.time_zone)::date - 30) d
   cross join lateral (
     select exists (select from member_standing m where m.club_id = $1 and m.user_id = u.user_id)
       and not exists (select from xp_board_opt_outs o where o.club_id = $1 and o.user_id = u.user_id) as yes) shown
   cross join (values (0::smallint), (7::smallint), (30::smallint)) as s (span)
   cross join lateral (
     select case when not shown.yes then 0
       else greatest(0, case s.span when 0 then coalesce(t.total, 0) when 7 then d.last_7 else d.last_30 end) end::int as xp) x
   where x.xp > 0 or exists (
     select from xp_board_entries b where b.club_id = $1 and b.span = s.span and b.user_id = u.user_id)
   on conflict (club_id, span, user_id) do update set xp = excluded.xp where e.xp <> excluded.xp`,
);

/** Their totals are locked by the caller: two refreshes of one person never pass each other. */
export async function refreshEntries(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await refresh(tx, [clubId, userIds, now]);
}

export interface BoardEntryRow {
  user_id: string;
  xp: number;
}

/** People with more XP than `x` among those that were folded in: counts by four short ranges of keys. */
function counted(x: string): string {
  const counts = (depth: number, from: string, to?: string) =>
    `coalesce((select sum(people) from xp_board_counts where club_id = $1 and span = $2 and depth = ${depth}
      and bucket > ${from}${to === undefined ? '' : ` and bucket <= ${to}`}), 0)`;
  return `(${counts(0, x, `(${x} | 63)`)}
    + ${counts(1, `(${x} >> 6)`, `((${x} >> 6) | 63)`)}
    + ${counts(2, `(${x} >> 12)`, `((${x} >> 12) | 63)`)}
    + ${counts(3, `(${x} >> 18)`)})`;
}

const unfolded = 'from xp_board_entries e where e.club_id = $1 and e.span = $2 and e.xp <> e.counted_xp';
/** How many more have more XP than `x` by what has not been folded in yet. */
const uncounted = (x: string) => `coalesce(sum((e.xp > ${x})::int - (e.counted_xp > ${x})::int), 0)`;

/** As many as the endpoint lets anybody ask for. */
const MOST_ON_A_PAGE = 50;

const turnedTo = `(select to_char(turned_to, 'YYYY-MM-DD') from xp_boards where club_id = $1) as turned_to`;

// The number of rows is part of the text: with a number that comes later, PostgreSQL plans the statement anew for every call.
// Only the two highest amounts of XP on the page are looked up: from the second on, whoever shares an amount is on the page.
const page = prepared<{ turned_to: string | null; user_id: string | null; xp: number; ahead: number | null }>(
  'levels-board-page',
  `with page as materialized (
     select user_id, xp from xp_board_entries where club_id = $1 and span = $2 and xp > 0
       and (xp, user_id) < ($3::int, $4::uuid) order by xp desc, user_id desc limit ${MOST_ON_A_PAGE + 1}),
   first as materialized (select max(xp) as x from page),
   marks as materialized (select x from first union all select max(xp) from page, first where xp < first.x),
   places as materialized (select m.x, (${counted('m.x')} + (select ${uncounted('m.x')} ${unfolded}))::int as ahead from marks m where m.x is not null)
   select b.turned_to, p.user_id, p.xp, a.ahead
   from (select ${turnedTo}) b left join page p on true left join places a on a.x = p.xp
   order by p.xp desc, p.user_id desc`,
);

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const MOST_XP = 2_147_483_647;

export interface BoardPage {
  /** The club's day up to which old XP has been taken off; null where the boards were never built. */
  turned_to: string | null;
  /** `ahead` of the first two amounts of XP on the page. */
  rows: (BoardEntryRow & { ahead: number | null })[];
}

export async function readPage(
  tx: Executor,
  { club_id, span }: { club_id: string; span: Span },
  { after, limit }: PageOf<typeof byXp>,
): Promise<BoardPage> {
  const found = await page(tx, [club_id, span, after?.xp ?? MOST_XP, after?.user_id ?? LAST_ID]);
  return {
    turned_to: found[0]?.turned_to ?? null,
    rows: found
      .slice(0, limit)
      .flatMap(({ user_id, xp, ahead }) => (user_id === null ? [] : [{ user_id, xp, ahead }])),
  };
}

export interface PlaceRow {
  turned_to: string | null;
  xp: number;
  ahead: number;
  people: number;
  unfolded: number;
  hidden: boolean;
}

const place = prepared<PlaceRow>(
  'levels-own-place',
  `with me as materialized (
     select coalesce((select xp from xp_board_entries where club_id = $1 and span = $2 and user_id = $3), 0) as xp)
   select ${turnedTo}, me.xp, (${counted('me.xp')} + w.ahead)::int as ahead,
     (coalesce((select sum(people) from xp_board_counts where club_id = $1 and span = $2 and depth = 3), 0)
       + w.people)::int as people, w.unfolded,
     exists (select from xp_board_opt_outs o where o.club_id = $1 and o.user_id = $3) as hidden
   from me cross join lateral (
     select ${uncounted('me.xp')} as ahead, ${uncounted('0')} as people, count(*)::int as unfolded ${unfolded}) w`,
);

export async function readPlace(
  tx: Executor,
  of: { club_id: string; span: Span; user_id: string },
): Promise<PlaceRow> {
  const [row] = await place(tx, [of.club_id, of.span, of.user_id]);
  return row ?? { turned_to: null, xp: 0, ahead: 0, people: 0, unfolded: 0, hidden: false };
}

/** XP of a span of somebody who is on no board. */
export async function sumDays(
  tx: Executor,
  of: { club_id: string; user_id: string },
  from: string,
): Promise<number> {
  const { rows } = await tx.query<{ xp: number }>({
    text: `select greatest(0, coalesce(sum(amount), 0))::int as xp from xp_days
      where club_id = $1 and user_id = $2 and day >= $3`,
    values: [of.club_id, of.user_id, from],
  });
  return rows[0]?.xp ?? 0;
}

export async function insertOptOut(
  tx: Executor,
  of: { club_id: string; user_id: string },
  at: Date,
): Promise<void> {
  await tx.query({
    text: `insert into xp_board_opt_outs (club_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing`,
    values: [of.club_id, of.user_id, at],
  });
}

export async function deleteOptOut(tx: Executor, of: { club_id: string; user_id: string }): Promise<void> {
  await tx.query({
    text: 'delete from xp_board_opt_outs where club_id = $1 and user_id = $2',
    values: [of.club_id, of.user_id],
  });
}
