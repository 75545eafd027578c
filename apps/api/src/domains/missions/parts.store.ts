// Owns the SQL of who takes part in which round: places, states, devices, what was given.
import type { PartState, RewardWait } from '@stagepass/contract/missions/kinds.ts';
import type { Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { MissionsTables, PartRow } from './tables.ts';

const db = tablesOf<MissionsTables>();
export const {
  insert: insertPart,
  lock: lockPartById,
  update: updatePartRow,
} = rowsById(db, 'mission_parts');

export interface PartKey {
  mission_id: string;
  user_id: string;
  period: string;
}

const partOf = prepared<PartRow>(
  'missions-part',
  'select * from mission_parts where mission_id = $1 and user_id = $2 and period = $3',
);

export async function findPart(tx: Executor, key: PartKey): Promise<PartRow | undefined> {
  return (await partOf(tx, [key.mission_id, key.user_id, key.period]))[0];
}

const lockedPart = prepared<PartRow>(
  'missions-lock-part',
  'select * from mission_parts where mission_id = $1 and user_id = $2 and period = $3 for update',
);

export async function lockPart(tx: Executor, key: PartKey): Promise<PartRow | undefined> {
  return (await lockedPart(tx, [key.mission_id, key.user_id, key.period]))[0];
}

/** The newest round that this person completed without receiving what it gives. */
export async function lockUnclaimed(
  tx: Executor,
  of: { mission_id: string; user_id: string },
): Promise<PartRow | undefined> {
  return maybeOne(
    tx,
    db
      .selectFrom('mission_parts')
      .selectAll()
      .where('mission_id', '=', of.mission_id)
      .where('user_id', '=', of.user_id)
      .where('state', '=', 'completed')
      .orderBy('completed_at', 'desc')
      .limit(1)
      .forUpdate(),
  );
}

export async function updatePart(
  tx: Executor,
  id: string,
  changes: Updateable<MissionsTables['mission_parts']>,
): Promise<void> {
  await updatePartRow(tx, id, changes);
}

const settled = prepared<never>(
  'missions-settle-part',
  `update mission_parts set state = $2, completed_at = $3, claimed_at = $4, reward_wait = $5, staff = $6 where id = $1`,
);

/** How a part stands once its reward was given, or kept for its fan. */
export async function updateSettledPart(
  tx: Executor,
  part: Pick<PartRow, 'id' | 'state' | 'completed_at' | 'claimed_at' | 'reward_wait' | 'staff'>,
): Promise<void> {
  const { id, state, completed_at, claimed_at, reward_wait, staff } = part;
  await settled(tx, [id, state, completed_at, claimed_at, reward_wait, staff]);
}

const takePlace = prepared<{ taken: number }>(
  'missions-take-slot',
  `insert into mission_slots (mission_id, period, taken) values ($1, $2, 1)
   on conflict (mission_id, period) do update set taken = mission_slots.taken + 1 where mission_slots.taken < $3
   returning taken`,
);

/** False where all are taken. */
export async function takeSlot(
  tx: Executor,
  of: { mission_id: string; period: string; slots: number },
): Promise<boolean> {
  return (await takePlace(tx, [of.mission_id, of.period, of.slots])).length === 1;
}

const givePlace = prepared<never>(
  'missions-give-slot',
  'update mission_slots set taken = taken - 1 where mission_id = $1 and period = $2',
);

export async function giveSlotBack(tx: Executor, of: { mission_id: string; period: string }): Promise<void> {
  await givePlace(tx, [of.mission_id, of.period]);
}

const takenOf = prepared<{ mission_id: string; taken: number }>(
  'missions-slots-taken',
  `select s.mission_id, s.taken from unnest($1::uuid[], $2::text[]) as asked (mission_id, period)
   join mission_slots s on s.mission_id = asked.mission_id and s.period = asked.period`,
);

export async function listTaken(
  tx: Executor,
  rounds: readonly { mission_id: string; period: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (rounds.length === 0) return new Map();
  const rows = await takenOf(tx, [rounds.map((one) => one.mission_id), rounds.map((one) => one.period)]);
  return new Map(rows.map(({ mission_id, taken }) => [mission_id, taken]));
}

const partsOf = prepared<PartRow>(
  'missions-parts',
  `select p.* from unnest($1::uuid[], $2::text[]) as asked (mission_id, period)
   join mission_parts p on p.mission_id = asked.mission_id and p.user_id = $3 and p.period = asked.period`,
);

/** Of one person, by the mission's id. */
export async function listParts(
  tx: Executor,
  rounds: readonly { mission_id: string; period: string }[],
  userId: string,
): Promise<ReadonlyMap<string, PartRow>> {
  if (rounds.length === 0) return new Map();
  const rows = await partsOf(tx, [
    rounds.map((one) => one.mission_id),
    rounds.map((one) => one.period),
    userId,
  ]);
  return new Map(rows.map((row) => [row.mission_id, row]));
}

/** Ids of what ran out of time before `before` and was not handed in. Nobody runs out of time while a mission is paused. */
export async function listToExpire(
  tx: Executor,
  before: Date,
  { limit, except }: Pick<Asked, 'limit' | 'except'>,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select p.id from mission_parts p join missions m on m.id = p.mission_id and m.state <> 'paused' and m.hidden_at is null
      where p.state in ('started', 'rejected') and p.expires_at < $1 and not p.id = any ($3::uuid[])
      order by p.expires_at, p.id limit $2`,
    values: [before, limit, except],
  });
  return rows.map((row) => row.id);
}

export async function listOpenParts(tx: Executor, missionId: string, limit: number): Promise<PartRow[]> {
  return many(
    tx,
    db
      .selectFrom('mission_parts')
      .selectAll()
      .where('mission_id', '=', missionId)
      .where('state', 'in', ['started', 'rejected'])
      .limit(limit)
      .forUpdate(),
  );
}

const putDevice = prepared<{ user_id: string }>(
  'missions-put-device',
  `insert into mission_devices (mission_id, device_mark, user_id) values ($1, $2, $3)
   on conflict (mission_id, device_mark) do update set user_id = mission_devices.user_id returning user_id`,
);

/** True where this phone had no reward of this mission, or this very person had it. */
export async function claimDevice(
  tx: Executor,
  of: { mission_id: string; device_mark: string; user_id: string },
): Promise<boolean> {
  const [row] = await putDevice(tx, [of.mission_id, of.device_mark, of.user_id]);
  return row?.user_id === of.user_id;
}

const counted = prepared<{ taking_part: number }>(
  'missions-taking-part',
  'select count(*)::int as taking_part from (select from mission_parts where mission_id = $1 limit 1000) begun',
);

/** Up to a thousand. */
export async function countTakingPart(tx: Executor, missionId: string): Promise<number> {
  return (await counted(tx, [missionId]))[0]?.taking_part ?? 0;
}

export type StateCounts = Partial<Record<PartState, number>>;

/** By the mission's id. */
export async function countStates(
  tx: Executor,
  missionIds: readonly string[],
): Promise<ReadonlyMap<string, StateCounts>> {
  const { rows } = await tx.query<{ mission_id: string; state: PartState; count: number }>({
    text: `select mission_id, state, count(*)::int as count from mission_parts
      where mission_id = any ($1::uuid[]) group by mission_id, state`,
    values: [missionIds],
  });
  const byMission = new Map<string, StateCounts>();
  for (const { mission_id, state, count } of rows)
    byMission.set(mission_id, { ...byMission.get(mission_id), [state]: count });
  return byMission;
}

const roleIn = prepared<{ role: string }>(
  'missions-role',
  'select role from member_standing where club_id = $1 and user_id = $2',
);

/** Undefined for whoever is no member, or not any more. */
export async function findRole(
  tx: Executor,
  of: { club_id: string; user_id: string },
): Promise<string | undefined> {
  return (await roleIn(tx, [of.club_id, of.user_id]))[0]?.role;
}

const anyPart = prepared<{ has: boolean }>(
  'missions-has-part',
  'select exists (select from mission_parts where mission_id = $1 and user_id = $2) as has',
);

export async function hasPart(tx: Executor, of: { mission_id: string; user_id: string }): Promise<boolean> {
  return (await anyPart(tx, [of.mission_id, of.user_id]))[0]?.has ?? false;
}

const unclaimedIn = prepared<{ reward_wait: RewardWait | null }>(
  'missions-unclaimed',
  `select reward_wait from mission_parts where mission_id = $1 and user_id = $2 and state = 'completed'
   order by completed_at desc limit 1`,
);

/** What keeps the reward of a round that this person completed and did not receive; undefined where there is none. */
export async function findUnclaimed(
  tx: Executor,
  of: { mission_id: string; user_id: string },
): Promise<RewardWait | null | undefined> {
  return (await unclaimedIn(tx, [of.mission_id, of.user_id]))[0]?.reward_wait;
}

const doneOnes = prepared<{ mission_id: string }>(
  'missions-done',
  `select distinct mission_id from mission_parts where user_id = $1 and mission_id = any ($2::uuid[])
   and state in ('completed', 'claimed')`,
);

/** Those of these that the person completed at least once. */
export async function listDone(
  tx: Executor,
  userId: string,
  missionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await doneOnes(tx, [userId, missionIds])).map(({ mission_id }) => mission_id));
}

export async function listPartsOf(tx: Executor, userId: string): Promise<PartRow[]> {
  return many(
    tx,
    db
      .selectFrom('mission_parts')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .limit(10_000),
  );
}

export async function removePartsOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from mission_devices where user_id = $1', values: [userId] });
  // Their places are free again; what was given stays counted.
  await tx.query({
    text: `with gone as (delete from mission_parts where user_id = $1 returning mission_id, period, has_slot)
      update mission_slots s set taken = s.taken - 1 from gone
      where gone.has_slot and s.mission_id = gone.mission_id and s.period = gone.period`,
    values: [userId],
  });
}
