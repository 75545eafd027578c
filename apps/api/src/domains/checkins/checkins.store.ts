// Owns the SQL of check-ins: rows in, rows out, no decisions.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { CheckinRow } from './tables.ts';

export interface Whose {
  club_id: string;
  user_id: string;
}

const takeLock = prepared<never>(
  'checkins-lock',
  "select pg_advisory_xact_lock(hashtextextended('checkins:' || $1 || ':' || $2, 0))",
);

/** Held until the transaction ends: two phones of one person take turns. */
export async function lockCheckins(tx: Executor, whose: Whose): Promise<void> {
  await takeLock(tx, [whose.club_id, whose.user_id]);
}

const insertOne = prepared<{ day: string }>(
  'checkins-insert',
  `insert into checkins (club_id, user_id, day, kind, created_at) values ($1, $2, $3, $4, $5)
   on conflict (club_id, user_id, day) do update set kind = 'made'
     where checkins.kind = 'repaired' and excluded.kind = 'made'
   returning day::text as day`,
);

/** False where the day is there already. A check-in that arrives for a day that was repaired meanwhile takes its place. */
export async function insertCheckin(tx: Executor, row: CheckinRow): Promise<boolean> {
  return (await insertOne(tx, [row.club_id, row.user_id, row.day, row.kind, row.created_at])).length === 1;
}

const list = prepared<Pick<CheckinRow, 'day' | 'kind'>>(
  'checkins-list',
  `select day::text as day, kind from checkins where club_id = $1 and user_id = $2 order by day`,
);

/** All of them, in order: a streak hangs on every one. One a day at most, so a year is a few kilobytes. */
export async function listCheckins(tx: Executor, whose: Whose): Promise<Pick<CheckinRow, 'day' | 'kind'>[]> {
  return list(tx, [whose.club_id, whose.user_id]);
}

const repairs = prepared<{ used: boolean }>(
  'checkins-repaired',
  `select exists (select from checkins where club_id = $1 and user_id = $2 and kind = 'repaired'
     and created_at >= $3 and created_at < $4) as used`,
);

/** Whether a day was repaired between these moments. */
export async function hasRepaired(tx: Executor, whose: Whose, from: Date, until: Date): Promise<boolean> {
  return (await repairs(tx, [whose.club_id, whose.user_id, from, until]))[0]?.used ?? false;
}

export async function listCheckinsOf(tx: Executor, userId: string): Promise<CheckinRow[]> {
  const { rows } = await tx.query<CheckinRow>({
    text: `select club_id, user_id, day::text as day, kind, created_at from checkins where user_id = $1
      order by day, club_id limit 50000`,
    values: [userId],
  });
  return rows;
}

export async function removeCheckinsOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from checkins where user_id = $1', values: [userId] });
}

/** Many at once; for the demo world. */
export async function insertCheckins(tx: Executor, rows: readonly CheckinRow[]): Promise<void> {
  await tx.query({
    text: `insert into checkins (club_id, user_id, day, kind, created_at)
      select * from unnest($1::uuid[], $2::uuid[], $3::date[], $4::text[], $5::timestamptz[]) on conflict do nothing`,
    values: [
      rows.map((row) => row.club_id),
      rows.map((row) => row.user_id),
      rows.map((row) => row.day),
      rows.map((row) => row.kind),
      rows.map((row) => row.created_at),
    ],
  });
}
