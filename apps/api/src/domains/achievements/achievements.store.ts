// Owns the SQL of achievements and their stages: rows in, rows out, no decisions.
import type { AchievementState, CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { AchievementRow, AchievementsTables, StageRow } from './tables.ts';

const db = tablesOf<AchievementsTables>();
export const {
  find: findAchievement,
  insert: insertAchievement,
  lock: lockAchievement,
  update: updateAchievement,
  remove: removeAchievementRow,
} = rowsById(db, 'achievements');

const liveOf = prepared<AchievementRow>(
  'achievements-live-of-club',
  `select * from achievements where club_id = $1 and state = 'live' order by published_at, id limit $2`,
);

/** In the order in which they were published. */
export async function listLive(tx: Executor, clubId: string, limit: number): Promise<AchievementRow[]> {
  return liveOf(tx, [clubId, limit]);
}

export async function listByState(
  tx: Executor,
  of: { club_id: string; state: AchievementState },
  page: CreationPage,
): Promise<AchievementRow[]> {
  const query = db
    .selectFrom('achievements')
    .selectAll()
    .where('club_id', '=', of.club_id)
    .where('state', '=', of.state);
  return many(tx, byCreation.apply(query, page, 'desc'));
}

const countersOf = prepared<{ badge_id: string; counter: CounterKind }>(
  'achievements-counters-of-badges',
  'select badge_id, counter from achievements where badge_id = any ($1::uuid[])',
);

/** What the achievements count that give these badges. */
export async function listCountersOf(
  tx: Executor,
  badgeIds: readonly string[],
): Promise<{ badge_id: string; counter: CounterKind }[]> {
  return badgeIds.length === 0 ? [] : countersOf(tx, [badgeIds]);
}

const counts = prepared<{ drafts: number; live: number; hidden: number }>(
  'achievements-counts-of-club',
  `select count(*) filter (where state = 'draft')::int as drafts, count(*) filter (where state = 'live')::int as live,
     count(*) filter (where state = 'live' and hidden)::int as hidden
   from achievements where club_id = $1 and state in ('draft', 'live')`,
);

export async function countOfClub(
  tx: Executor,
  clubId: string,
): Promise<{ drafts: number; live: number; hidden: number }> {
  return (await counts(tx, [clubId]))[0] ?? { drafts: 0, live: 0, hidden: 0 };
}

const stagesOf = prepared<StageRow>(
  'achievements-stages',
  'select * from achievement_stages where achievement_id = any ($1::uuid[]) order by achievement_id, stage',
);

/** By the achievement's id, in order. */
export async function listStages(tx: Executor, ids: readonly string[]): Promise<Map<string, StageRow[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await stagesOf(tx, [ids]), ({ achievement_id }) => achievement_id);
}

export async function putStages(
  tx: Executor,
  achievementId: string,
  stages: readonly Omit<StageRow, 'achievement_id' | 'given'>[],
): Promise<void> {
  await tx.query({
    text: 'delete from achievement_stages where achievement_id = $1',
    values: [achievementId],
  });
  await tx.query({
    text: `insert into achievement_stages (achievement_id, stage, goal, xp, design_id, total)
      select $1, * from unnest($2::smallint[], $3::int[], $4::int[], $5::uuid[], $6::int[])`,
    values: [
      achievementId,
      stages.map(({ stage }) => stage),
      stages.map(({ goal }) => goal),
      stages.map(({ xp }) => xp),
      stages.map(({ design_id }) => design_id),
      stages.map(({ total }) => total),
    ],
  });
}

const earners = prepared<{ achievement_id: string; stage: number; count: number }>(
  'achievements-earners',
  `select s.achievement_id, s.stage, (select count(*)::int from (
       select from achievement_earned e where e.achievement_id = s.achievement_id and e.stage = s.stage limit 1000) found) as count
   from achievement_stages s where s.achievement_id = any ($1::uuid[])`,
);

/** Up to a thousand each; by `<achievement>:<stage>`. */
export async function countEarners(tx: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await earners(tx, [ids]);
  return new Map(rows.map(({ achievement_id, stage, count }) => [`${achievement_id}:${stage}`, count]));
}

/** An achievement that somebody has not completed, with their counter. */
export interface NearRow extends AchievementRow {
  count: number;
}

// Hidden ones are there for whoever has earned their first stage. Nearest: the share of the next goal that is done, then what is
// missing. Where somebody counts nothing yet, small goals come first.
const nearest = prepared<NearRow>(
  'achievements-nearest',
  `with mine as (select club_id from member_standing where user_id = $1 limit 500)
   select a.*, coalesce(d.count, 0)::int as count
   from achievements a
   left join lateral (
     select case when a.club_id is null and a.counter = 'streak' then max(c.count) else sum(c.count) end as count from deed_counts c
     where c.user_id = $1 and c.kind = a.counter and (a.club_id is null or c.club_id = a.club_id)) d on true
   join lateral (
     select s.goal from achievement_stages s where s.achievement_id = a.id
       and not exists (select from achievement_earned e
         where e.achievement_id = a.id and e.stage = s.stage and e.user_id = $1)
     order by s.stage limit 1) n on true
   where a.state = 'live' and (a.club_id is null or a.club_id in (select club_id from mine))
     and (not a.hidden or exists (select from achievement_earned e where e.achievement_id = a.id and e.user_id = $1))
   order by least(coalesce(d.count, 0)::float / n.goal, 1) desc, n.goal - coalesce(d.count, 0), a.id limit $2`,
);

export async function listNearest(tx: Executor, userId: string, limit: number): Promise<NearRow[]> {
  return nearest(tx, [userId, limit]);
}

/** Of the club's own and of the site's. */
export async function hasLive(tx: Executor, clubId: string): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>({
    text: `select exists (select from achievements where state = 'live' and (club_id = $1 or club_id is null)) as has`,
    values: [clubId],
  });
  return rows[0]?.has ?? false;
}

/** Ids of a club's achievements that are live, at most so many. */
export async function listLiveIds(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from achievements where club_id = $1 and state = 'live' order by id limit $2`,
    values: [clubId, limit],
  });
  return rows.map(({ id }) => id);
}

/** Words of a club that closes go; drafts with them. */
export async function forgetWords(tx: Executor, clubId: string): Promise<void> {
  await tx.query({
    text: `delete from achievements where club_id = $1 and state = 'draft'`,
    values: [clubId],
  });
  await tx.query({
    text: `update achievements set name = '', description = '' where club_id = $1 and name <> ''`,
    values: [clubId],
  });
}

/** Of all of a club's, by name; for the demo world. */
export async function listNamed(
  tx: Executor,
  clubId: string,
): Promise<Map<string, Pick<AchievementRow, 'id' | 'state'>>> {
  const { rows } = await tx.query<Pick<AchievementRow, 'id' | 'name' | 'state'>>({
    text: 'select id, name, state from achievements where club_id = $1 limit 200',
    values: [clubId],
  });
  return new Map(rows.map(({ name, ...row }) => [name, row]));
}
