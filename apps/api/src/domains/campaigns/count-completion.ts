// Owns what a completed mission does in campaigns, in the transaction that completes it: progress, a ticket, and what is given at once.
import { toHex } from '@stagepass/base/hex.ts';
import { type LeftOut, PRIZE_ACCOUNT_AGE_H } from '@stagepass/contract/campaigns/kinds.ts';
import type { CompletionListener } from '#domains/missions/public/completion-listeners.ts';
import { accountSince } from '#domains/users/public/account-since.ts';
import type { Tx } from '#platform/db/db.ts';
import { deviceMark } from '#platform/http/device.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { needsOf, ticketNeeds } from './campaign.rules.ts';
import { isStaffOfAny } from './campaign-clubs.store.ts';
import { listRewards, shareCounting, takeReward } from './campaigns.store.ts';
import { type Handing, handOver } from './give-prizes.ts';
import { addDone, claimDevice, findPart, insertDeed, takeTicket, updateTicket } from './parts.store.ts';
import { insertPrize, listPrizesOf } from './prizes.store.ts';
import type { CampaignRow, PartRow, RewardRow } from './tables.ts';
import { tellChanged } from './tell.ts';

const HOUR_MS = 3_600_000;

type Counting = CampaignRow & { missions: number };
type Completion = Parameters<CompletionListener>[2];

/** Takes what is promised of every campaign before anything is handed over: locks in one order, however many campaigns count it. */
export const countCompletion: CompletionListener = async (platform, tx, completion) => {
  const campaigns = await shareCounting(tx, completion.mission_id, completion.at);
  const handing: Handing[] = [];
  for (const campaign of campaigns) handing.push(...(await countIn(platform, tx, campaign, completion)));
  await handOver(platform, tx, handing);
};

/** Answers what is to be handed over now. */
async function countIn(
  platform: Platform,
  tx: Tx,
  campaign: Counting,
  { mission_id, user_id, at, device }: Completion,
): Promise<Handing[]> {
  const of = { campaign_id: campaign.id, user_id };
  // Out of sight, it takes nobody new; whoever had begun loses nothing.
  if (campaign.hidden_at !== null && (await findPart(tx, of)) === undefined) return [];
  if (!(await insertDeed(tx, { ...of, mission_id, at }))) return [];
  const left_out = await whyLeftOut(platform, tx, of, device());
  const part = await addDone(tx, { ...of, id: newId(platform), at, left_out });
  tellChanged(platform, tx, campaign.id);
  if (part.left_out !== null) return [];
  const rewards = await listRewards(tx, [campaign.id]);
  await giveTicket(platform, tx, part, ticketNeeds(rewards, campaign.missions));
  const due_at = await dueAt(tx, user_id, at);
  const taken = await takeAtOnce(platform, tx, { campaign, part, rewards, due_at });
  return due_at > at ? [] : taken.map((prize) => ({ ...prize, campaign, user_id }));
}

/** Staff do missions for XP; and one person a phone gets prizes. */
export async function whyLeftOut(
  platform: Platform,
  tx: Tx,
  of: { campaign_id: string; user_id: string },
  device_id: string | null,
): Promise<LeftOut | null> {
  if (await isStaffOfAny(tx, of)) return 'staff';
  if (device_id === null) return null;
  const device_mark = deviceMark(platform, { purpose: 'campaign-device', scope: of.campaign_id, device_id });
  return (await claimDevice(tx, { ...of, device_mark })) ? null : 'device';
}

async function giveTicket(
  platform: Platform,
  tx: Tx,
  part: PartRow,
  needs: number | undefined,
): Promise<void> {
  if (needs === undefined || part.done < needs || part.ticket !== null) return;
  const ticket = await takeTicket(tx, part.campaign_id);
  await updateTicket(tx, { part_id: part.id, ticket, client_seed: toHex(platform.dice.bytes(8)) });
}

/** When the account is old enough for things of value. */
async function dueAt(tx: Tx, userId: string, now: Date): Promise<Date> {
  const since = (await accountSince(tx, userId)) ?? now;
  const old = new Date(since.getTime() + PRIZE_ACCOUNT_AGE_H * HOUR_MS);
  return old > now ? old : now;
}

/** One of each reward that is for all or for the first, where they have done enough and any is left. */
async function takeAtOnce(
  platform: Platform,
  tx: Tx,
  of: { campaign: Counting; part: PartRow; rewards: readonly RewardRow[]; due_at: Date },
): Promise<{ prize_id: string; reward: RewardRow }[]> {
  const { campaign, part, rewards, due_at } = of;
  const reached = rewards.filter(
    (reward) =>
      (reward.way === 'all' || reward.way === 'first') && part.done >= needsOf(reward, campaign.missions),
  );
  if (reached.length === 0) return [];
  const had = new Set((await listPrizesOf(tx, part.id)).map(({ reward_id }) => reward_id));
  const taken: { prize_id: string; reward: RewardRow }[] = [];
  for (const reward of reached) {
    const place = had.has(reward.id) ? undefined : await takeReward(tx, reward.id);
    if (place === undefined) continue;
    const prize_id = newId(platform);
    await insertPrize(tx, {
      id: prize_id,
      campaign_id: campaign.id,
      reward_id: reward.id,
      part_id: part.id,
      place,
      due_at,
    });
    taken.push({ prize_id, reward });
  }
  return taken;
}
