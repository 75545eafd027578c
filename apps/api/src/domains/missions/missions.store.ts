// Owns the SQL of missions and their rewards: rows in, rows out, no decisions.
import type { Insertable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { MissionRow, MissionsTables, RewardRow, StoredState } from './tables.ts';

const db = tablesOf<MissionsTables>();
export const {
  insert: insertMission,
  lock: lockMission,
  update: updateMission,
  remove: removeMissionRow,
} = rowsById(db, 'missions');

const byId = prepared<MissionRow>('missions-by-id', 'select * from missions where id = $1');

export async function findMission(tx: Executor, missionId: string): Promise<MissionRow | undefined> {
  return (await byId(tx, [missionId]))[0];
}

const shared = prepared<MissionRow>('missions-share', 'select * from missions where id = $1 for share');

/** As it stands; its end waits until the transaction is over. */
export async function shareMission(tx: Executor, id: string): Promise<MissionRow | undefined> {
  return (await shared(tx, [id]))[0];
}

const allShared = prepared<MissionRow>(
  'missions-share-many',
  'select * from missions where id = any($1::uuid[]) order by id for share',
);

/** Each as it stands, in the order of their ids; their ends and pauses wait until the transaction is over. */
export async function listMissionsShared(tx: Executor, ids: readonly string[]): Promise<MissionRow[]> {
  return ids.length === 0 ? [] : allShared(tx, [ids]);
}

export const byPosition = keyset({ position: whole(), id });

/** In the club's order. */
export async function listOfClub(
  tx: Executor,
  of: {
    club_id: string;
    states: readonly StoredState[];
    now: Date;
    over: boolean | null;
    /** With those that are out of sight. */
    all: boolean;
  },
  page: PageOf<typeof byPosition>,
): Promise<MissionRow[]> {
  let query = db
    .selectFrom('missions')
    .selectAll()
    .where('club_id', '=', of.club_id)
    .where('state', 'in', of.states);
  if (!of.all) query = query.where('hidden_at', 'is', null);
  // What is over by its window may wait a moment for the job that says so.
  if (of.over === false)
    query = query.where((e) => e.or([e('closes_at', 'is', null), e('closes_at', '>', of.now)]));
  if (of.over === true)
    query = query.where((e) => e.or([e('state', '=', 'ended'), e('closes_at', '<=', of.now)]));
  return many(tx, byPosition.apply(query, page, 'asc'));
}

export async function listMissionRows(tx: Executor, ids: readonly string[]): Promise<MissionRow[]> {
  if (ids.length === 0) return [];
  return many(
    tx,
    db
      .selectFrom('missions')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
}

const shelves = prepared<{ shelf: 'live' | 'draft' | 'ended' | 'archived'; count: number }>(
  'missions-shelves',
  `select case when state in ('live', 'paused') and (closes_at is null or closes_at > $2) then 'live'
               when state in ('draft', 'archived') then state else 'ended' end as shelf, count(*)::int as count
   from missions where club_id = $1 group by 1`,
);

export async function countShelves(tx: Executor, clubId: string, now: Date) {
  return new Map((await shelves(tx, [clubId, now])).map(({ shelf, count }) => [shelf, count]));
}

const lastPosition = prepared<{ position: number }>(
  'missions-last-position',
  `select coalesce(max(position), -1) + 1 as position from missions where club_id = $1 and state in ('live', 'paused')`,
);

/** Behind all that are live. */
export async function nextPosition(tx: Executor, clubId: string): Promise<number> {
  return (await lastPosition(tx, [clubId]))[0]?.position ?? 0;
}

const takeClubLock = prepared<never>(
  'missions-lock-club',
  "select pg_advisory_xact_lock(hashtextextended('missions:' || $1, 0))",
);

/** Held until the transaction ends: one at a time changes the order and the number of a club's live missions. */
export async function lockClubMissions(tx: Executor, clubId: string): Promise<void> {
  await takeClubLock(tx, [clubId]);
}

/** Running, planned and paused ones: what a license counts. Drafts and what is over are free. */
export async function countInUse(tx: Executor, clubId: string, now: Date): Promise<number> {
  return (await listLiveIds(tx, clubId, now)).length;
}

/** In order; without those whose window is over, which a job has yet to end. */
export async function listLiveIds(tx: Executor, clubId: string, now: Date): Promise<string[]> {
  const query = db
    .selectFrom('missions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('state', 'in', ['live', 'paused'])
    .where((e) => e.or([e('closes_at', 'is', null), e('closes_at', '>', now)]))
    .orderBy('position')
    .orderBy('id');
  return (await many(tx, query)).map((row) => row.id);
}

const putOrder = prepared<never>(
  'missions-order',
  `update missions set position = place.number - 1
   from unnest($1::uuid[]) with ordinality as place (id, number) where missions.id = place.id`,
);

/** Positions from 0 in the order of the ids. */
export async function updateOrder(tx: Executor, ids: readonly string[]): Promise<void> {
  await putOrder(tx, [ids]);
}

/** Ids of missions whose window was over before `before`, and that are not ended yet. */
export async function listToEnd(
  tx: Executor,
  before: Date,
  { limit, except }: Pick<Asked, 'limit' | 'except'>,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from missions where state in ('live', 'paused') and closes_at < $1 and not id = any ($3::uuid[])
      order by closes_at, id limit $2`,
    values: [before, limit, except],
  });
  return rows.map((row) => row.id);
}

const rewardsOf = prepared<RewardRow>(
  'missions-rewards',
  'select * from mission_rewards where mission_id = any($1::uuid[]) order by mission_id, position',
);

export async function listRewards(tx: Executor, missionIds: readonly string[]): Promise<RewardRow[]> {
  return missionIds.length === 0 ? [] : rewardsOf(tx, [missionIds]);
}

/** Instead of those that were there. */
export async function putRewards(
  tx: Executor,
  missionId: string,
  rows: readonly Insertable<MissionsTables['mission_rewards']>[],
): Promise<void> {
  await run(tx, db.deleteFrom('mission_rewards').where('mission_id', '=', missionId));
  if (rows.length > 0) await run(tx, db.insertInto('mission_rewards').values([...rows]));
}

const takeOne = prepared<{ given: number }>(
  'missions-take-reward',
  `update mission_rewards set given = given + 1 where id = $1 and (total is null or given < total) returning given`,
);

/** One of those that are left; false where none is. */
export async function takeReward(tx: Executor, rewardId: string): Promise<boolean> {
  return (await takeOne(tx, [rewardId])).length === 1;
}

const giveOneBack = prepared<never>(
  'missions-give-reward-back',
  'update mission_rewards set given = given - 1 where id = $1',
);

/** One that was taken for somebody is left again. */
export async function giveRewardBack(tx: Executor, rewardId: string): Promise<void> {
  await giveOneBack(tx, [rewardId]);
}

/** Missions of a club that have not ended; at most so many. */
export async function listUnended(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const query = db
    .selectFrom('missions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('state', 'in', ['live', 'paused'])
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}

/** Missions of a club that still say something; at most so many. */
export async function listWithWords(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const query = db
    .selectFrom('missions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('title', '<>', '')
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}
