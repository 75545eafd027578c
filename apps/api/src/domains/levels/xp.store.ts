// Owns the SQL of XP: grants, each once per cause, and what is kept beside them: totals, sums by day, boards.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { refreshEntries } from './boards.store.ts';
import type { XpGrantRow } from './tables.ts';

/** The day is the club's, and stays: a club that moves to another time zone moves no XP. */
const insertOne = prepared<{ id: string }>(
  'levels-insert-grant',
  `insert into xp_grants (id, club_id, user_id, amount, cause_kind, cause_id, created_at, day)
   select $1, f.id, $3, $4, $5, $6, $7::timestamptz, ($7::timestamptz at time zone f.time_zone)::date
   from club_facts f where f.id = $2
   on conflict (club_id, user_id, cause_kind, cause_id) do nothing returning id`,
);

/** False where this cause has given already. */
export async function insertGrant(tx: Executor, row: XpGrantRow): Promise<boolean> {
  const values = [row.id, row.club_id, row.user_id, row.amount, row.cause_kind, row.cause_id, row.created_at];
  return (await insertOne(tx, values)).length === 1;
}

// PostgreSQL checks a proposed row before it looks for the one in its way: a negative total must not even be proposed.
const addOne = prepared<{ total: number }>(
  'levels-add-to-total',
  `with added as (
     insert into xp_totals (club_id, user_id, total) values ($1, $2, greatest($3::int, 0))
     on conflict (club_id, user_id) do update set total = xp_totals.total + $3::int returning total),
   day as (
     insert into xp_days (club_id, user_id, day, amount) select club_id, user_id, day, amount from xp_grants where id = $4
     on conflict (club_id, user_id, day) do update set amount = xp_days.amount + excluded.amount)
   select total from added`,
);

/**
 * Takes a grant that was inserted into everything that is kept beside grants: the one way to change a total. A negative
 * amount takes XP back, and never more than is there: the database refuses it. Answers the new total.
 */
export async function addToTotal(tx: Executor, grant: XpGrantRow): Promise<number> {
  const { id, club_id, user_id, amount, created_at } = grant;
  const [row] = await addOne(tx, [club_id, user_id, amount, id]);
  await refreshEntries(tx, club_id, [user_id], created_at);
  return row?.total ?? amount;
}

/** When the person came to the level they have. */
export async function updateLevelSince(
  tx: Executor,
  of: { club_id: string; user_id: string },
  since: Date,
): Promise<void> {
  await tx.query({
    text: 'update xp_totals set level_since = $3 where club_id = $1 and user_id = $2',
    values: [of.club_id, of.user_id, since],
  });
}

export async function findLevelSince(tx: Executor, clubId: string, userId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ level_since: Date | null }>({
    text: 'select level_since from xp_totals where club_id = $1 and user_id = $2',
    values: [clubId, userId],
  });
  return rows[0]?.level_since ?? null;
}

const grantedBy = prepared<{ sum: number }>(
  'levels-granted-by',
  `select coalesce(sum(amount), 0)::int as sum from xp_grants
   where club_id = $1 and user_id = $2 and cause_kind = $3 and cause_id = any ($4::text[])`,
);

export async function sumGranted(
  tx: Executor,
  of: { club_id: string; user_id: string; cause_kind: string; cause_ids: readonly string[] },
): Promise<number> {
  return (await grantedBy(tx, [of.club_id, of.user_id, of.cause_kind, of.cause_ids]))[0]?.sum ?? 0;
}

const totalOf = prepared<{ total: number }>(
  'levels-total',
  'select total from xp_totals where club_id = $1 and user_id = $2',
);

export async function findTotal(tx: Executor, clubId: string, userId: string): Promise<number> {
  return (await totalOf(tx, [clubId, userId]))[0]?.total ?? 0;
}

export async function listTotalsOfMembers(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ user_id: string; total: number }>({
    text: 'select user_id, total from xp_totals where club_id = $1 and user_id = any($2)',
    values: [clubId, userIds],
  });
  return new Map(rows.map((row) => [row.user_id, row.total]));
}

/** In the order of ids, and before any membership, as granting does: a grant under way is waited for, not looked past. */
export async function lockTotals(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ user_id: string; total: number }>({
    text: `select user_id, total from xp_totals where club_id = $1 and user_id = any($2)
      order by user_id for update`,
    values: [clubId, userIds],
  });
  return new Map(rows.map((row) => [row.user_id, row.total]));
}

export async function listTotalsInClubs(
  tx: Executor,
  userId: string,
  clubIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ club_id: string; total: number }>({
    text: 'select club_id, total from xp_totals where user_id = $1 and club_id = any($2)',
    values: [userId, clubIds],
  });
  return new Map(rows.map((row) => [row.club_id, row.total]));
}

export async function listGrantsOf(tx: Executor, userId: string): Promise<XpGrantRow[]> {
  const { rows } = await tx.query<XpGrantRow>({
    text: 'select * from xp_grants where user_id = $1 order by created_at, id limit 100000',
    values: [userId],
  });
  return rows;
}

export async function deleteXpOf(tx: Executor, userId: string): Promise<void> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: 'delete from xp_totals where user_id = $1 returning club_id',
    values: [userId],
  });
  const values = [userId, rows.map(({ club_id }) => club_id)];
  await tx.query({ text: 'delete from xp_grants where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from xp_days where user_id = $1 and club_id = any($2)', values });
  await tx.query({ text: 'delete from level_changes where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from xp_board_opt_outs where user_id = $1 and club_id = any($2)', values });
  // Off the boards at once; the rows go when they have been counted out.
  await tx.query({
    text: 'update xp_board_entries set xp = 0 where user_id = $1 and club_id = any($2) and span in (0, 7, 30)',
    values,
  });
}

export async function hasGrants(tx: Executor, clubId: string): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>({
    text: 'select exists (select 1 from xp_totals where club_id = $1) as has',
    values: [clubId],
  });
  return rows[0]?.has ?? false;
}

/** Many at once; for the demo world. */
export async function insertGrants(tx: Executor, rows: readonly XpGrantRow[]): Promise<void> {
  await tx.query({
    text: `insert into xp_grants (id, club_id, user_id, amount, cause_kind, cause_id, created_at, day)
      select g.*, (g.created_at at time zone f.time_zone)::date
      from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[], $5::text[], $6::text[], $7::timestamptz[])
        as g (id, club_id, user_id, amount, cause_kind, cause_id, created_at)
      join club_facts f on f.id = g.club_id
      on conflict do nothing`,
    values: [
      rows.map((row) => row.id),
      rows.map((row) => row.club_id),
      rows.map((row) => row.user_id),
      rows.map((row) => row.amount),
      rows.map((row) => row.cause_kind),
      rows.map((row) => row.cause_id),
      rows.map((row) => row.created_at),
    ],
  });
}

/** What the grants sum up to, written over whatever stands there, with the moment that each came to their level. */
export async function recomputeTotals(tx: Executor, clubId: string): Promise<void> {
  await tx.query({
    text: `with sums as (
        select user_id, created_at, sum(amount) over (partition by user_id order by created_at, id) as so_far,
          sum(amount) over (partition by user_id) as total
        from xp_grants where club_id = $1),
      levels as (
        select *, floor((1 + sqrt(1 + total * 0.08) + 0.000000001) / 2) as level from sums)
      insert into xp_totals (club_id, user_id, total, level_since)
      select $1, user_id, max(total)::int, min(created_at) filter (where so_far >= 50 * level * (level - 1))
      from levels group by user_id
      on conflict (club_id, user_id) do update set total = excluded.total, level_since = excluded.level_since`,
    values: [clubId],
  });
}
