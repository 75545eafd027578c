// Owns the SQL of facts and day rows: the lock under which one person's are worked out, and the sums that change by differences.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Cell } from './figures.rules.ts';
import type { DayRow, FactRow } from './tables.ts';

const putOne = prepared<{ zone: string }>(
  'insights-put-club',
  `with club as (select id, time_zone from club_facts where id = $1 and closed_at is null),
   put as (insert into insight_clubs (club_id, zone) select id, time_zone from club on conflict do nothing)
   select coalesce(c.zone, club.time_zone) as zone from club left join insight_clubs c on c.club_id = club.id`,
);

/** The time zone of its days; undefined of a club that has closed. */
export async function putClub(tx: Executor, clubId: string): Promise<string | undefined> {
  return (await putOne(tx, [clubId]))[0]?.zone;
}

const take = prepared<never>(
  'insights-lock-people',
  `select pg_advisory_xact_lock(hashtextextended('insights ' || $1 || ' ' || id, 0))
   from (select id from unnest($2::text[]) as u (id) order by id) o`,
);

/** Before anything is read: one at a time works one person's facts out. Always in the order of ids. */
export async function lockPeople(tx: Executor, clubId: string, userIds: readonly string[]): Promise<void> {
  await take(tx, [clubId, userIds]);
}

const columns = 'user_id, day::text as day, source, figure, dimension, count, cents';

const lastDays = prepared<{ source: string; day: string | null }>(
  'insights-last-days',
  `select s.source, (select max(day) from insight_facts f where f.club_id = $1 and f.user_id = $2 and f.source = s.source)::text as day
   from unnest($3::text[]) as s (source)`,
);

/** By source; null where there is no fact of it. */
export async function listLastDays(
  tx: Executor,
  of: { club_id: string; user_id: string },
  sources: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await lastDays(tx, [of.club_id, of.user_id, sources]);
  return new Map(rows.map(({ source, day }) => [source, day]));
}

const stored = prepared<FactRow>(
  'insights-stored-facts',
  `select ${columns} from insight_facts where club_id = $1 and user_id = any ($2::uuid[]) and ($3::date is null or day >= $3::date)
   union
   select ${columns} from insight_facts
   where club_id = $1 and user_id = any ($2::uuid[]) and source = 'members' and figure = 'joined'`,
);

/** From a day on, and the day of joining: retention follows from it. */
export function listFacts(
  tx: Executor,
  of: { club_id: string; user_ids: readonly string[]; from: string | null },
): Promise<FactRow[]> {
  return stored(tx, [of.club_id, of.user_ids, of.from]);
}

export async function removeFacts(tx: Executor, clubId: string, facts: readonly FactRow[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.query({
    name: 'insights-remove-facts',
    text: `delete from insight_facts f using unnest($2::uuid[], $3::date[], $4::text[], $5::text[], $6::text[])
        as g (user_id, day, source, figure, dimension)
      where f.club_id = $1 and f.user_id = g.user_id and f.day = g.day and f.source = g.source and f.figure = g.figure
        and f.dimension = g.dimension`,
    values: [clubId, ...keys(facts)],
  });
}

export async function putFacts(tx: Executor, clubId: string, facts: readonly FactRow[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.query({
    name: 'insights-put-facts',
    text: `insert into insight_facts (club_id, user_id, day, source, figure, dimension, count, cents)
      select $1, * from unnest($2::uuid[], $3::date[], $4::text[], $5::text[], $6::text[], $7::int[], $8::bigint[])
      on conflict (club_id, user_id, day, source, figure, dimension) do update set count = excluded.count, cents = excluded.cents`,
    values: [clubId, ...keys(facts), facts.map((fact) => fact.count), facts.map((fact) => fact.cents)],
  });
}

function keys(facts: readonly FactRow[]): string[][] {
  const of = (column: 'user_id' | 'day' | 'source' | 'figure' | 'dimension') =>
    facts.map((fact) => fact[column]);
  return [of('user_id'), of('day'), of('source'), of('figure'), of('dimension')];
}

/** Adds differences; rows in one order, so that two who add to the same ones never wait for each other. What comes to nothing goes. */
export async function addToDays(tx: Executor, clubId: string, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return;
  const of = <Column extends keyof Cell>(column: Column) => cells.map((cell) => cell[column]);
  const values = [clubId, of('figure'), of('day'), of('dimension'), of('count'), of('cents'), of('people')];
  await tx.query({
    name: 'insights-add-to-days',
    text: `insert into insight_days as d (club_id, figure, day, dimension, count, cents, people)
      select $1, * from (
        select * from unnest($2::text[], $3::date[], $4::text[], $5::bigint[], $6::bigint[], $7::int[])
          as c (figure, day, dimension, count, cents, people) order by 1, 2, 3) o
      on conflict (club_id, figure, day, dimension) do update
      set count = d.count + excluded.count, cents = d.cents + excluded.cents, people = d.people + excluded.people`,
    values,
  });
}

/** Ids of people of whom a part tells, after this one. */
export async function listPeopleOfPart(
  tx: Executor,
  of: { club_id: string; dimension: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select distinct user_id from insight_facts where club_id = $1 and dimension = $2 and user_id > $3 order by 1 limit $4`,
    values: [of.club_id, of.dimension, of.after, of.limit],
  });
  return rows.map(({ user_id }) => user_id);
}

export async function listClubsOfPerson(tx: Executor, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: 'select distinct club_id from insight_facts where user_id = $1 order by 1 limit 10000',
    values: [userId],
  });
  return rows.map(({ club_id }) => club_id);
}

/** Ids of people of whom anything is counted, after this one. */
export async function listPeopleCounted(
  tx: Executor,
  of: { club_id: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: 'select distinct user_id from insight_facts where club_id = $1 and user_id > $2 order by 1 limit $3',
    values: [of.club_id, of.after, of.limit],
  });
  return rows.map(({ user_id }) => user_id);
}

/** All day rows of a club that are not nought, for the audit. */
export async function listDays(tx: Executor, clubId: string): Promise<DayRow[]> {
  const { rows } = await tx.query<DayRow>({
    text: `select figure, day::text as day, dimension, count, cents, people from insight_days
      where club_id = $1 and (count <> 0 or cents <> 0 or people <> 0)`,
    values: [clubId],
  });
  return rows;
}
