// Owns the SQL of stages: which of them somebody has reached, who earned them, and whom a new achievement concerns.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Whose } from './counters.store.ts';
import type { EarnedRow, StageRow } from './tables.ts';

/** A stage whose goal somebody has reached, and what they would get. */
export interface ReachedStage extends StageRow {
  club_id: string | null;
  badge_id: string;
  name: string;
  look: BadgeLook;
  /** How many stages the achievement has. */
  stages: number;
  /** Owner and admins of the club receive no items from it. */
  staff: boolean;
}

const columns = `s.achievement_id, s.stage, s.goal, s.xp, s.design_id, s.total, s.given, a.club_id, a.badge_id, a.name, a.look,
  (select count(*)::int from achievement_stages n where n.achievement_id = a.id) as stages`;
const open = `not exists (select from achievement_earned e
    where e.achievement_id = a.id and e.stage = s.stage and e.user_id = $1)
  and not exists (select from users_going g where g.user_id = $1)`;

/**
 * A club's achievements are for its members; the site's for everybody, over all their clubs: a streak by the longest, the rest summed up.
 * `here` has the person's counters in the club `$2`.
 */
const reachedBy = (here: string) => `
   select ${columns}, m.role in ('admin', 'owner') as staff
   from achievements a
   join ${here} d on d.kind = a.counter
   join member_standing m on m.club_id = $2 and m.user_id = $1
   join achievement_stages s on s.achievement_id = a.id and s.goal <= d.count
   where a.state = 'live' and a.club_id = $2 and ${open}
   union all
   select ${columns}, false as staff
   from achievements a
   join ${here} d on d.kind = a.counter
   join lateral (select case a.counter when 'streak' then greatest(max(o.count), d.count) else coalesce(sum(o.count), 0) + d.count end as count
     from deed_counts o where o.user_id = $1 and o.kind = a.counter and o.club_id <> $2) site on true
   join achievement_stages s on s.achievement_id = a.id and s.goal <= site.count
   where a.state = 'live' and a.club_id is null and ${open}
   order by achievement_id, stage`;

const reached = prepared<ReachedStage>(
  'achievements-reached',
  reachedBy(
    '(select kind, count from deed_counts where user_id = $1 and club_id = $2 and kind = any ($3::text[]))',
  ),
);

/** By the counters as they stand, with the person's lock held. */
export async function listReached(
  tx: Executor,
  { user_id, club_id }: Whose,
  kinds: readonly CounterKind[],
): Promise<ReachedStage[]> {
  return reached(tx, [user_id, club_id, kinds]);
}

// One round trip for both, since every deed makes it. A club that closes and a person who is going have no counters, whatever is still
// told of them.
const putAndReach = prepared<ReachedStage>(
  'achievements-put-counts',
  `with here as (select * from unnest($3::text[], $4::int[]) as c (kind, count)),
   put as (
     insert into deed_counts (user_id, club_id, kind, count)
     select $1::uuid, f.id, c.kind, c.count from club_facts f cross join here c
     where f.id = $2 and f.closed_at is null and (f.delete_after is null or f.delete_after > $5)
       and not exists (select from users_going g where g.user_id = $1::uuid)
       and (c.count > 0 or exists (select from deed_counts d where d.user_id = $1 and d.club_id = $2 and d.kind = c.kind))
     on conflict (user_id, club_id, kind) do update set count = excluded.count where deed_counts.count <> excluded.count)
   ${reachedBy('here')}`,
);

/** With the person's lock held: writes what the rows say now, and answers what they reach by it. */
export async function putCounts(
  tx: Executor,
  { user_id, club_id }: Whose,
  { counts, now }: { counts: ReadonlyMap<CounterKind, number>; now: Date },
): Promise<ReachedStage[]> {
  return putAndReach(tx, [user_id, club_id, [...counts.keys()], [...counts.values()], now]);
}

const insertOne = prepared<{ stage: number }>(
  'achievements-insert-earned',
  `insert into achievement_earned (achievement_id, stage, user_id, earned_at) values ($1, $2, $3, $4)
   on conflict do nothing returning stage`,
);

/** False where it was earned before. */
export async function insertEarned(tx: Executor, row: Omit<EarnedRow, 'item_id'>): Promise<boolean> {
  return (await insertOne(tx, [row.achievement_id, row.stage, row.user_id, row.earned_at])).length === 1;
}

const setItem = prepared<never>(
  'achievements-set-earned-item',
  'update achievement_earned set item_id = $4 where achievement_id = $1 and stage = $2 and user_id = $3',
);

export async function updateEarnedItem(
  tx: Executor,
  of: { achievement_id: string; stage: number; user_id: string; item_id: string },
): Promise<void> {
  await setItem(tx, [of.achievement_id, of.stage, of.user_id, of.item_id]);
}

const takeOne = prepared<{ given: number }>(
  'achievements-take-item',
  `update achievement_stages set given = given + 1
   where achievement_id = $1 and stage = $2 and (total is null or given < total) returning given`,
);

/** False where all that were set aside are given. */
export async function takeStageItem(
  tx: Executor,
  of: Pick<StageRow, 'achievement_id' | 'stage'>,
): Promise<boolean> {
  return (await takeOne(tx, [of.achievement_id, of.stage])).length === 1;
}

const earnedOf = prepared<EarnedRow>(
  'achievements-earned-of',
  'select * from achievement_earned where user_id = $1 and achievement_id = any ($2::uuid[])',
);

export async function listEarned(
  tx: Executor,
  userId: string,
  achievementIds: readonly string[],
): Promise<EarnedRow[]> {
  return achievementIds.length === 0 ? [] : earnedOf(tx, [userId, achievementIds]);
}

const toGive = prepared<{ user_id: string }>(
  'achievements-to-give',
  `select d.user_id from deed_counts d
   where d.club_id = $1 and d.kind = $2 and d.user_id > $4
     and exists (select from achievement_stages s where s.achievement_id = $3 and s.goal <= d.count
       and not exists (select from achievement_earned e
         where e.achievement_id = $3 and e.stage = s.stage and e.user_id = d.user_id))
   order by d.user_id limit $5`,
);

export interface BackfillPage {
  achievement_id: string;
  club_id: string;
  counter: CounterKind;
  after: string;
  limit: number;
}

/** By id: people whose counter has reached a goal that they have not earned. */
export async function listToGive(tx: Executor, page: BackfillPage): Promise<string[]> {
  const values = [page.club_id, page.counter, page.achievement_id, page.after, page.limit];
  return (await toGive(tx, values)).map(({ user_id }) => user_id);
}

const everybody = prepared<{ user_id: string; club_id: string }>(
  'achievements-counted-people',
  `select distinct on (user_id) user_id, club_id from deed_counts where kind = $1 and user_id > $2 order by user_id limit $3`,
);

/** By id: people with such a counter in any club, and one of those clubs. */
export async function listCounted(
  tx: Executor,
  page: { counter: CounterKind; after: string; limit: number },
): Promise<{ user_id: string; club_id: string }[]> {
  return everybody(tx, [page.counter, page.after, page.limit]);
}

export interface EarnedForExport {
  name: string;
  club_id: string | null;
  stage: number;
  earned_at: Date;
  item_id: string | null;
}

export async function listEarnedBy(tx: Executor, userId: string): Promise<EarnedForExport[]> {
  const { rows } = await tx.query<EarnedForExport>({
    text: `select a.name, a.club_id, e.stage, e.earned_at, e.item_id from achievement_earned e
      join achievements a on a.id = e.achievement_id where e.user_id = $1 order by e.earned_at, a.id, e.stage limit 10000`,
    values: [userId],
  });
  return rows;
}

export async function removeEarnedBy(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from achievement_earned where user_id = $1', values: [userId] });
}

/** A stage that somebody earned, and the design of the item that came with it. */
export type EarnedStageRow = Pick<
  ReachedStage,
  'achievement_id' | 'stage' | 'xp' | 'club_id' | 'name' | 'look' | 'stages'
> & { given_design_id: string | null };

/** The newest, the oldest of them first. */
export async function listEarnedSince(
  tx: Executor,
  { user_id, since, limit }: { user_id: string; since: Date; limit: number },
): Promise<EarnedStageRow[]> {
  const { rows } = await tx.query<EarnedStageRow>({
    text: `select ${columns}, case when e.item_id is not null then s.design_id end as given_design_id
           from achievement_earned e
           join achievements a on a.id = e.achievement_id
           join achievement_stages s on s.achievement_id = e.achievement_id and s.stage = e.stage
           where e.user_id = $1 and e.earned_at > $2
           order by e.earned_at desc, e.achievement_id desc, e.stage desc limit $3`,
    values: [user_id, since, limit],
  });
  return rows.reverse();
}
