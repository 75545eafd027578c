// Owns the SQL of campaigns and their rewards: rows in, rows out, no decisions.
import type { Insertable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, prepared, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { CampaignRow, CampaignsTables, RewardRow } from './tables.ts';

const db = tablesOf<CampaignsTables>();
export const {
  insert: insertCampaign,
  find: findCampaign,
  lock: lockCampaign,
  update: updateCampaign,
  remove: removeCampaignRow,
} = rowsById(db, 'campaigns');

const rowsOf = prepared<CampaignRow>('campaigns-rows', 'select * from campaigns where id = any($1::uuid[])');

/** In no order; what does not exist is left out. */
export async function listCampaignRows(tx: Executor, ids: readonly string[]): Promise<CampaignRow[]> {
  return ids.length === 0 ? [] : rowsOf(tx, [ids]);
}

const shared = prepared<CampaignRow>('campaigns-share', 'select * from campaigns where id = $1 for share');

/** As it stands; its close waits until the transaction is over. */
export async function shareCampaign(tx: Executor, id: string): Promise<CampaignRow | undefined> {
  return (await shared(tx, [id]))[0];
}

const counting = prepared<CampaignRow & { missions: number }>(
  'campaigns-counting',
  `select c.*, (select count(*)::int from campaign_missions a where a.campaign_id = c.id and a.agreed) as missions
   from campaign_missions m join campaigns c on c.id = m.campaign_id
   where m.mission_id = $1 and m.agreed and c.state in ('funded', 'running') and c.opens_at <= $2 and c.closes_at > $2
   order by c.id for share of c`,
);

/** Campaigns that a mission done at this moment counts for. None of them closes before the transaction is over. */
export async function shareCounting(
  tx: Executor,
  missionId: string,
  at: Date,
): Promise<(CampaignRow & { missions: number })[]> {
  return counting(tx, [missionId, at]);
}

const needing = prepared<{ found: boolean }>(
  'campaigns-needing-mission',
  `select true as found from campaign_missions m join campaigns c on c.id = m.campaign_id
   where m.mission_id = $1 and m.agreed and c.state in ('funded', 'running') limit 1`,
);

/** Whether a campaign that is funded or runs needs this mission as it is. */
export async function keepsMission(tx: Executor, missionId: string): Promise<boolean> {
  return (await needing(tx, [missionId])).length > 0;
}

const runningFor = prepared<{ id: string; title: string }>(
  'campaigns-running-for-mission',
  `select c.id, c.title from campaign_missions m join campaigns c on c.id = m.campaign_id
   where m.mission_id = $1 and m.agreed and c.state in ('funded', 'running') and c.hidden_at is null
     and c.opens_at <= $2 and c.closes_at > $2
   order by c.closes_at, c.id limit 1`,
);

/** Whoever sees a mission sees the inside of its club, and with that the campaigns that the club takes part in. */
export async function findRunningFor(
  tx: Executor,
  missionId: string,
  now: Date,
): Promise<{ id: string; title: string } | null> {
  return (await runningFor(tx, [missionId, now]))[0] ?? null;
}

/** Ids of campaigns that have to open, close, be drawn or be paid. */
export async function listDue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from campaigns
      where (state = 'funded' and opens_at <= $1 or state in ('funded', 'running') and closes_at <= $1 or state = 'drawing')
        and not id = any ($3::uuid[])
      order by closes_at, id limit $2`,
    values: [now, limit, except],
  });
  return rows.map((row) => row.id);
}

const rewardsOf = prepared<RewardRow>(
  'campaigns-rewards',
  'select * from campaign_rewards where campaign_id = any($1::uuid[]) order by campaign_id, position',
);

export async function listRewards(tx: Executor, campaignIds: readonly string[]): Promise<RewardRow[]> {
  return campaignIds.length === 0 ? [] : rewardsOf(tx, [campaignIds]);
}

/** Instead of those that were there. */
export async function putRewards(
  tx: Executor,
  campaignId: string,
  rows: readonly Insertable<CampaignsTables['campaign_rewards']>[],
): Promise<void> {
  await run(tx, db.deleteFrom('campaign_rewards').where('campaign_id', '=', campaignId));
  if (rows.length > 0) await run(tx, db.insertInto('campaign_rewards').values([...rows]));
}

const takeOne = prepared<{ given: number }>(
  'campaigns-take-reward',
  'update campaign_rewards set given = given + 1 where id = $1 and (total is null or given < total) returning given',
);

/** Which one it is, from 1; undefined where none is left. */
export async function takeReward(tx: Executor, rewardId: string): Promise<number | undefined> {
  return (await takeOne(tx, [rewardId]))[0]?.given;
}

const setGiven = prepared<never>(
  'campaigns-set-given',
  'update campaign_rewards set given = $2 where id = $1',
);

export async function updateGiven(tx: Executor, rewardId: string, given: number): Promise<void> {
  await setGiven(tx, [rewardId, given]);
}

/**
 * Campaigns of which a club is the maker, that it takes part in or was invited to, and that are not closed; at most so many. `in`: it
 * takes part, so that the campaign cannot go on without it.
 */
export async function listUnclosedOfClub(
  tx: Executor,
  clubId: string,
  limit: number,
): Promise<{ id: string; in: boolean }[]> {
  const { rows } = await tx.query<{ id: string; in: boolean }>({
    text: `select c.id, (c.club_id = $1 or a.answer = 'accepted') as in from campaign_clubs a join campaigns c on c.id = a.campaign_id
      where a.club_id = $1 and (c.state <> 'closed') and (c.club_id = $1 or c.state in ('draft', 'funded', 'running'))
      order by c.id limit $2`,
    values: [clubId, limit],
  });
  return rows;
}

/** Closed campaigns of a club that still say something; at most so many. */
export async function listWithWords(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from campaigns where club_id = $1 and title <> '' limit $2`,
    values: [clubId, limit],
  });
  return rows.map((row) => row.id);
}

/** Whether a campaign that is not over gives copies of this unlimited item, which are made when they are given. */
export async function keepsDesign(tx: Executor, designId: string): Promise<boolean> {
  const { count } = await tx.query({
    text: `select from campaign_rewards r join campaigns c on c.id = r.campaign_id and c.state in ('funded', 'running', 'drawing')
      where r.design_id = $1 limit 1`,
    values: [designId],
  });
  return count > 0;
}
