// Owns the SQL by which a club's figures are read: day rows alone, and people where there are too few to tell from them.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { acts } from './figures.rules.ts';
import type { Range } from './ranges.rules.ts';
import type { Counted } from './small.rules.ts';

export interface SumRow extends Counted {
  figure: string;
  /** Null for the range before. */
  place: string | null;
}

const sums = prepared<SumRow>(
  'insights-sums',
  `select figure, case when day >= $4::date then date_trunc($5, day)::date::text end as place,
     sum(count)::bigint as count, sum(cents)::bigint as cents, max(people) as people
   from insight_days where club_id = $1 and figure = any ($2) and dimension = '' and day >= $3 and day <= $6
   group by 1, 2`,
);

/** By figure and place of the series. `people` is the most of one day: as many there are at least. */
export function listSums(
  db: Executor,
  of: { club_id: string; figures: readonly string[]; range: Range },
): Promise<SumRow[]> {
  const { previous_from, from, to, step } = of.range;
  return sums(db, [of.club_id, of.figures, previous_from, from, step, to]);
}

export interface PartRow extends Counted {
  figure: string;
  key: string;
}

const parts = prepared<PartRow>(
  'insights-parts',
  `select figure, key, count, cents, people from (
     select figure, dimension as key, sum(count)::bigint as count, sum(cents)::bigint as cents, max(people) as people,
       row_number() over (partition by figure order by sum(count) desc, dimension) as place
     from insight_days where club_id = $1 and figure = any ($2) and day >= $3 and day <= $4 group by 1, 2) p
   where place <= $5 and (count <> 0 or cents <> 0)`,
);

export function listParts(
  db: Executor,
  of: { club_id: string; figures: readonly string[]; range: Range; most: number },
): Promise<PartRow[]> {
  return parts(db, [of.club_id, of.figures, of.range.from, of.range.to, of.most]);
}

const people = prepared<{ figure: string; place: string | null; whole: boolean; people: number }>(
  'insights-people',
  `select g.figure, case when f.day >= $5::date then date_trunc($6, f.day)::date::text end as place,
     grouping(case when f.day >= $5::date then date_trunc($6, f.day)::date::text end) = 1 as whole,
     f.day >= $5::date as now, count(distinct f.user_id)::int as people
   from insight_facts f
   cross join lateral (select f.figure union all select 'active' where f.figure = any ($8)) as g (figure)
   where f.club_id = $1 and f.figure = any ($2) and g.figure = any ($3) and f.day >= $4 and f.day <= $7
   group by grouping sets ((1, f.day >= $5::date), (1, f.day >= $5::date, 2))`,
);

export interface PeopleRow {
  figure: string;
  /** Null for a whole range. */
  place: string | null;
  now: boolean;
  people: number;
}

/** Of figures that few people a day stand behind: the facts of such are few. */
export async function listPeople(
  db: Executor,
  of: { club_id: string; figures: readonly string[]; range: Range },
): Promise<PeopleRow[]> {
  if (of.figures.length === 0) return [];
  const { previous_from, from, to, step } = of.range;
  const facts = of.figures.includes('active') ? [...new Set([...of.figures, ...acts])] : of.figures;
  const rows = await people(db, [of.club_id, facts, of.figures, previous_from, from, step, to, acts]);
  return (rows as unknown as (PeopleRow & { whole: boolean })[]).filter(({ whole, now }) => whole || now);
}

const peopleOfParts = prepared<{ figure: string; key: string; people: number }>(
  'insights-people-of-parts',
  `select f.figure, f.dimension as key, count(distinct f.user_id)::int as people
   from unnest($2::text[], $3::text[]) as asked (figure, dimension)
   join insight_facts f on f.club_id = $1 and f.figure = asked.figure and f.dimension = asked.dimension
   where f.day >= $4 and f.day <= $5 group by 1, 2`,
);

export async function listPeopleOfParts(
  db: Executor,
  of: { club_id: string; parts: readonly { figure: string; key: string }[]; range: Range },
): Promise<{ figure: string; key: string; people: number }[]> {
  if (of.parts.length === 0) return [];
  const asked = [of.parts.map(({ figure }) => figure), of.parts.map(({ key }) => key)];
  return peopleOfParts(db, [of.club_id, ...asked, of.range.from, of.range.to]);
}

export interface Standing {
  members: number;
  members_before: number;
  active_week: number;
  active_month: number;
}

const standing = prepared<Standing>(
  'insights-standing',
  `select coalesce(sum(count * case figure when 'joined' then 1 else -1 end) filter (where figure in ('joined', 'left')), 0)::bigint
       as members,
     coalesce(sum(count * case figure when 'joined' then 1 else -1 end) filter (where figure in ('joined', 'left') and day < $2::date), 0)::bigint
       as members_before,
     coalesce(sum(count) filter (where figure = 'active_week' and day = $4::date), 0)::bigint as active_week,
     coalesce(sum(count) filter (where figure = 'active_month' and day = $5::date), 0)::bigint as active_month
   from insight_days where club_id = $1 and figure in ('joined', 'left', 'active_week', 'active_month') and dimension = '' and day <= $3`,
);

export async function findStanding(
  db: Executor,
  of: { club_id: string; range: Range; week: string; month: string },
): Promise<Standing> {
  const [row] = await standing(db, [of.club_id, of.range.from, of.range.to, of.week, of.month]);
  return row ?? { members: 0, members_before: 0, active_week: 0, active_month: 0 };
}

const retention = prepared<{ week: string; after: number | null; count: number }>(
  'insights-retention',
  `select day::text as week, dimension::int as after, count from insight_days
   where club_id = $1 and figure = 'retention' and dimension <> '' and day >= $2
   union all
   select date_trunc('week', day)::date::text, null, sum(count)::bigint from insight_days
   where club_id = $1 and figure = 'joined' and dimension = '' and day >= $2 group by 1`,
);

/** Of those who joined in a week: how many there are (`after` null), and how many did anything so many weeks later. */
export function listRetention(db: Executor, clubId: string, from: string) {
  return retention(db, [clubId, from]);
}

const fans = prepared<{ user_id: string; acts: number }>(
  'insights-fans',
  `select dimension as user_id, count as acts from insight_days
   where club_id = $1 and figure = 'fan' and day = $2 and count > 0 order by count desc, dimension limit 10`,
);

export function listFans(db: Executor, clubId: string, month: string) {
  return fans(db, [clubId, month]);
}

export interface StepTitle {
  id: string;
  mission_id: string;
  title: string;
  position: number;
}

const steps = prepared<StepTitle>(
  'insights-steps',
  `select id, owner_id as mission_id, title, position from requirement_facts
   where owner_kind = 'mission' and owner_id = any ($1::uuid[]) order by owner_id, position`,
);

export async function listStepTitles(db: Executor, missionIds: readonly string[]): Promise<StepTitle[]> {
  return missionIds.length === 0 ? [] : steps(db, [missionIds]);
}
