// Owns the SQL of which clubs are counted, in which time zone, and the end of a club's figures.
import type { Executor } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';

/** Days begin elsewhere: all of them are to be counted again. */
export async function updateZone(tx: Executor, clubId: string): Promise<void> {
  await tx.query({
    text: `update insight_clubs c set zone = f.time_zone, counted_at = null
      from club_facts f where c.club_id = $1 and f.id = c.club_id and f.time_zone <> c.zone`,
    values: [clubId],
  });
}

/** Ids of clubs that were never counted whole, or whose days begin elsewhere by now. */
export async function listUncounted(
  tx: Executor,
  { limit, except }: Pick<Asked, 'limit' | 'except'>,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select f.id from club_facts f left join insight_clubs c on c.club_id = f.id
      where f.closed_at is null and c.counted_at is null and not f.id = any ($2::uuid[]) order by f.id limit $1`,
    values: [limit, except],
  });
  return rows.map(({ id }) => id);
}

export interface CountedClub {
  club_id: string;
  zone: string;
  counted_at: Date | null;
}

export async function findCounted(tx: Executor, clubId: string): Promise<CountedClub | undefined> {
  const { rows } = await tx.query<CountedClub>({
    name: 'insights-find-counted',
    text: 'select club_id, zone, counted_at from insight_clubs where club_id = $1',
    values: [clubId],
  });
  return rows[0];
}

export async function listCounted(tx: Executor, after: string, limit: number): Promise<CountedClub[]> {
  const { rows } = await tx.query<CountedClub>({
    text: `select club_id, zone, counted_at from insight_clubs where counted_at is not null and club_id > $1
      order by club_id limit $2`,
    values: [after, limit],
  });
  return rows;
}

/** Not where the zone changed meanwhile: what was counted before that is of other days. */
export async function updateCounted(
  tx: Executor,
  of: { club_id: string; zone: string; at: Date },
): Promise<void> {
  await tx.query({
    text: 'update insight_clubs set counted_at = $3 where club_id = $1 and zone = $2',
    values: [of.club_id, of.zone, of.at],
  });
}

/** At most so many rows of each table; true where nothing is left. */
export async function removeClub(tx: Executor, clubId: string, limit: number): Promise<boolean> {
  let left = false;
  for (const [table, key] of [
    ['insight_facts', 'user_id, day, source, figure, dimension'],
    ['insight_days', 'figure, day, dimension'],
  ] as const) {
    const { count } = await tx.query({
      text: `delete from ${table} where club_id = $1 and (${key}) in (select ${key} from ${table} where club_id = $1 limit $2)`,
      values: [clubId, limit],
    });
    left ||= count === limit;
  }
  if (left) return false;
  await tx.query({ text: 'delete from insight_clubs where club_id = $1', values: [clubId] });
  return true;
}

/** Ids of clubs that have not closed, after this one. */
export async function listOpenClubs(tx: Executor, after: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: 'select id from club_facts where closed_at is null and id > $1 order by id limit $2',
    values: [after, limit],
  });
  return rows.map(({ id }) => id);
}

export interface ClubWeek {
  club_id: string;
  /** The Monday on which it is written. */
  week: string;
}

/** Clubs that were counted, and whose owner was not written to since this Monday; by the club's own calendar. */
export async function listWeeksToMail(tx: Executor, { now, limit, except }: Asked): Promise<ClubWeek[]> {
  const { rows } = await tx.query<ClubWeek>({
    text: `select club_id, week::text as week from (
        select club_id, mailed_week, date_trunc('week', $1::timestamptz at time zone zone)::date as week,
          extract(hour from $1::timestamptz at time zone zone) as hour, extract(isodow from $1::timestamptz at time zone zone) as day
        from insight_clubs where counted_at is not null and not club_id = any ($3::uuid[])) c
      where day = 1 and hour >= 8 and mailed_week is distinct from week order by club_id limit $2`,
    values: [now, limit, except],
  });
  return rows;
}

/** False where somebody else was quicker. */
export async function updateMailed(tx: Executor, { club_id, week }: ClubWeek): Promise<boolean> {
  const { count } = await tx.query({
    text: 'update insight_clubs set mailed_week = $2 where club_id = $1 and mailed_week is distinct from $2::date',
    values: [club_id, week],
  });
  return count === 1;
}
