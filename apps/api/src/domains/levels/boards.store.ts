// Owns the SQL of boards: who is on them with how much XP, a page by key, and places.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, whole } from '#platform/paging/key-columns.ts';
import { keyset } from '#platform/paging/keyset.ts';

/** In days; 0 is all time. */
export type Span = 0 | 7 | 30;

/**
 * Most XP first; among equals by id, which says nothing about anybody. The place of whoever was last on a page, and how many shared
 * it up to there, are handed on: the next page counts on from them, whatever moved meanwhile.
 */
export const byXp = keyset({ xp: whole(), user_id: id, place: whole(), sharing: whole() });

// From what is true at this moment: the total, the days, the membership, the opt-out. Run again, it changes nothing.
const refreshOf = (people: string) => `insert into xp_board_entries as e (club_id, span, user_id, xp)
   select $1, s.span, u.user_id, x.xp
   from ${people} as u (user_id)
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
   on conflict (club_id, span, user_id) do update set xp = excluded.xp where e.xp <> excluded.xp`;

// Of one person, as every grant asks: with an array, PostgreSQL plans the statement anew for every call.
const refreshOne = prepared<never>('levels-refresh-entry', refreshOf('(select $2::uuid)'));
const refreshMany = prepared<never>('levels-refresh-entries', refreshOf('unnest($2::uuid[])'));

/** Their totals are locked by the caller: two refreshes of one person never pass each other. */
export async function refreshEntries(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length === 1) await refreshOne(tx, [clubId, userIds[0], now]);
  else await refreshMany(tx, [clubId, userIds, now]);
}

export interface BoardEntryRow {
  user_id: string;
  xp: number;
}

/** Counts by value stand in groups of 512; counts by 512 are one group over the whole board. */
export const GROUP_BITS = 9;
const GROUP = 2 ** GROUP_BITS - 1;

/** The count at `bucket`, or the next one above it in its group: whoever is above `bucket` is in it, or above it. */
const countFrom = (depth: 0 | 1, bucket: string) =>
  `select bucket, people, above from xp_board_counts where club_id = $1 and span = $2 and depth = ${depth} and bucket >= ${bucket}
     ${depth === 0 ? `and bucket <= (${bucket} | ${GROUP})` : ''} order by bucket limit 1`;

/** Two keyed reads, however many people there are: counts `by_value` and `by_group` from `x` on. */
const countsFrom = (x: string) =>
  `left join lateral (${countFrom(0, x)}) by_value on true left join lateral (${countFrom(1, `(${x} >> ${GROUP_BITS})`)}) by_group on true`;
const aboveIn = (count: string, bucket: string) =>
  `coalesce(${count}.above + case when ${count}.bucket > ${bucket} then ${count}.people else 0 end, 0)`;
/** People with more XP than `x` among those that were folded in. */
const counted = (x: string) =>
  `${aboveIn('by_value', x)} + ${aboveIn('by_group', `(${x} >> ${GROUP_BITS})`)}`;

const unfolded = 'from xp_board_entries e where e.club_id = $1 and e.span = $2 and e.unfolded';
/** How many more have more XP than `x` by what has not been folded in yet. */
const uncounted = (x: string) =>
  `count(*) filter (where e.xp > ${x}) - count(*) filter (where e.counted_xp > ${x})`;

const turnedTo = `(select to_char(turned_to, 'YYYY-MM-DD') from xp_boards where club_id = $1) as turned_to`;

// One row instead of one for each person: reading rows is most of what a page costs. The number of people is part of the text: with
// a number that comes later, PostgreSQL plans the statement anew for every call.
const pageOf = (limit: number) =>
  prepared<{ turned_to: string | null; entries: string }>(
    `levels-board-page-${limit}`,
    `select ${turnedTo}, array_to_string(array(
       select xp || ':' || user_id from xp_board_entries where club_id = $1 and span = $2 and xp > 0
         and (xp, user_id) < ($3::int, $4::uuid) order by xp desc, user_id desc limit ${limit}), ',') as entries`,
  );
const pages = new Map<number, ReturnType<typeof pageOf>>();

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const MOST_XP = 2_147_483_647;

export interface BoardPage {
  /** The club's day up to which old XP has been taken off; null where the boards were never built. */
  turned_to: string | null;
  rows: BoardEntryRow[];
}

export async function readPage(
  tx: Executor,
  { club_id, span }: { club_id: string; span: Span },
  { after, limit }: { after?: BoardEntryRow | undefined; limit: number },
): Promise<BoardPage> {
  const page = pages.get(limit) ?? pageOf(limit);
  pages.set(limit, page);
  const [found] = await page(tx, [club_id, span, after?.xp ?? MOST_XP, after?.user_id ?? LAST_ID]);
  const { turned_to = null, entries = '' } = found ?? {};
  return { turned_to, rows: entries === '' ? [] : entries.split(',').map(entryOf) };
}

function entryOf(entry: string): BoardEntryRow {
  const colon = entry.indexOf(':');
  return { user_id: entry.slice(colon + 1), xp: Number(entry.slice(0, colon)) };
}

export interface PlaceRow {
  turned_to: string | null;
  xp: number;
  ahead: number;
  people: number;
  unfolded: number;
  hidden: boolean;
}

// Whoever is hidden has no XP on the board: of everybody else nobody asks.
const place = prepared<PlaceRow>(
  'levels-own-place',
  `select ${turnedTo}, me.xp, (${counted('me.xp')} + w.ahead)::int as ahead,
     (coalesce((select people + above from xp_board_counts where club_id = $1 and span = $2 and depth = 1 order by bucket limit 1), 0)
       + w.people)::int as people, w.unfolded,
     me.xp = 0 and exists (select from xp_board_opt_outs o where o.club_id = $1 and o.user_id = $3) as hidden
   from (select coalesce((select xp from xp_board_entries where club_id = $1 and span = $2 and user_id = $3), 0) as xp offset 0) me
   cross join lateral (
     select ${uncounted('me.xp')} as ahead, ${uncounted('0')} as people, count(*)::int as unfolded ${unfolded}) w
   ${countsFrom('me.xp')}`,
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

const boardStanding = prepared<{ is_member: boolean; opted_out: boolean }>(
  'levels-board-standing',
  `select exists (select from member_standing where club_id = $1 and user_id = $2) as is_member,
     exists (select from xp_board_opt_outs where club_id = $1 and user_id = $2) as opted_out`,
);

/** Whether somebody is a member, and keeps their XP to themselves. */
export async function readBoardStanding(
  tx: Executor,
  of: { club_id: string; user_id: string },
): Promise<{ is_member: boolean; opted_out: boolean }> {
  const [row] = await boardStanding(tx, [of.club_id, of.user_id]);
  return row ?? { is_member: false, opted_out: false };
}
