// Owns the end of a campaign in steps, each a transaction of its own that bears being repeated: closed, drawn, paid, settled. A process
// that is killed anywhere leaves the next step to another one, which comes to the same result.
import { createHash } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { toHex } from '@stagepass/base/hex.ts';
import { drawRaffle, raffleList } from '@stagepass/base/raffle.ts';
import { campaignClosed } from '@stagepass/contract/campaigns/events.ts';
import { PRIZE_ACCOUNT_AGE_H } from '@stagepass/contract/campaigns/kinds.ts';
import { removeDocument } from '#domains/search/public/remove-document.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { needsOf } from './campaign.rules.ts';
import { isStaffOfAny, listMissions } from './campaign-clubs.store.ts';
import { findCampaign, listRewards, lockCampaign, updateCampaign, updateGiven } from './campaigns.store.ts';
import {
  lapsePrizes,
  leaveOut,
  listEntries,
  listPartsOfTickets,
  listTop,
  passOnPrizes,
} from './close.store.ts';
import { handOver } from './give-prizes.ts';
import { nodeHmac } from './node-hmac.ts';
import { lockPartById, updateLeftOut } from './parts.store.ts';
import { findPrize, insertPrizes, listUnpaid, lockPrize, updateHanded } from './prizes.store.ts';
import { returnLeftovers } from './return-leftovers.ts';
import { openSeed } from './sealed-seed.ts';
import type { CampaignRow, PartRow, RewardRow } from './tables.ts';
import { tellChanged } from './tell.ts';

export const ADVANCE_ONE = 'campaigns.advance-one';

const PRIZES_AT_ONCE = 100;
const HOUR_MS = 3_600_000;

/** Whatever is due, one step after the other. Prizes that fail hold up no other prize, only the end. */
export async function advance(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  const { db } = platform;
  await db.transaction((tx) => openOrClose(platform, tx, id));
  signal?.throwIfAborted();
  await db.transaction((tx) => drawWinners(platform, tx, id));
  const campaign = await findCampaign(db, id);
  if (campaign?.state !== 'drawing' || campaign.drawn_at === null) return;
  await payAll(platform, id, signal);
  await db.transaction((tx) => settleCampaign(platform, tx, id));
}

async function openOrClose(platform: Platform, tx: Tx, id: string): Promise<void> {
  const campaign = await lockCampaign(tx, id);
  const now = platform.clock.now();
  if (campaign === undefined || (campaign.state !== 'funded' && campaign.state !== 'running')) return;
  if (campaign.closes_at !== null && campaign.closes_at <= now)
    return closeRow(platform, tx, campaign, { at: campaign.closes_at });
  if (campaign.state !== 'funded' || campaign.opens_at === null || campaign.opens_at > now) return;
  await updateCampaign(tx, id, { state: 'running' });
  tellChanged(platform, tx, id);
}

/**
 * With the campaign locked: completions that share it have ended, and those that come find it closed. Who is in the draw is fixed here,
 * with the hash of their list.
 */
export async function closeRow(
  platform: Platform,
  tx: Tx,
  { id }: Pick<CampaignRow, 'id'>,
  { at, early = false }: { at: Date; early?: boolean },
): Promise<void> {
  const born_before = new Date(at.getTime() - PRIZE_ACCOUNT_AGE_H * HOUR_MS);
  await leaveOut(tx, { campaign_id: id, born_before });
  await passOnPrizes(tx, { campaign_id: id, missions: await countMissions(tx, id), at });
  await lapsePrizes(tx, { campaign_id: id, at });
  const entries = await listEntries(tx, id);
  const list_hash = createHash('sha256').update(raffleList(entries)).digest('hex');
  const closed = { state: 'drawing' as const, closed_at: at, entrants: entries.length, list_hash };
  await updateCampaign(tx, id, { ...closed, ended_early: early });
  await removeDocument(tx, { kind: 'campaign', id });
  tellChanged(platform, tx, id);
}

async function countMissions(tx: Tx, id: string): Promise<number> {
  return (await listMissions(tx, [id])).filter(({ agreed }) => agreed).length;
}

/** The seed is opened and the winners are written down, raffle and top alike. */
export async function drawWinners(platform: Platform, tx: Tx, id: string): Promise<void> {
  const campaign = await lockCampaign(tx, id);
  if (campaign?.state !== 'drawing' || campaign.drawn_at !== null) return;
  assert(campaign.seed_sealed !== null && campaign.list_hash !== null, 'what closed was funded');
  const rewards = await listRewards(tx, [id]);
  const missions = await countMissions(tx, id);
  const server_seed = openSeed(platform, campaign.seed_sealed);
  await writeRaffles(platform, tx, { campaign, rewards, server_seed, list_hash: campaign.list_hash });
  for (const reward of rewards.filter(({ way }) => way === 'top')) {
    const needs = needsOf(reward, missions);
    const part_ids = await listTop(tx, { campaign_id: id, needs, limit: reward.total ?? 0 });
    await writeWinners(platform, tx, reward, part_ids);
  }
  const now = platform.clock.now();
  await updateCampaign(tx, id, { drawn_at: now, server_seed: toHex(server_seed), seed_sealed: null });
  tellChanged(platform, tx, id);
}

async function writeRaffles(
  platform: Platform,
  tx: Tx,
  of: { campaign: CampaignRow; rewards: readonly RewardRow[]; server_seed: Uint8Array; list_hash: string },
): Promise<void> {
  const raffles = of.rewards.filter(({ way }) => way === 'raffle');
  const numbers = (await listEntries(tx, of.campaign.id)).map(({ number }) => number);
  const { server_seed, list_hash } = of;
  const prizes = raffles.map(({ total }) => total ?? 0);
  const won = drawRaffle({ server_seed, list_hash, numbers, prizes }, nodeHmac);
  const parts = await listPartsOfTickets(tx, of.campaign.id, won.flat());
  for (const [at, reward] of raffles.entries())
    await writeWinners(
      platform,
      tx,
      reward,
      (won[at] ?? []).map((ticket) => parts.get(ticket) ?? ''),
    );
}

async function writeWinners(
  platform: Platform,
  tx: Tx,
  reward: RewardRow,
  partIds: readonly string[],
): Promise<void> {
  const due_at = platform.clock.now();
  const { campaign_id, id: reward_id } = reward;
  await insertPrizes(
    tx,
    partIds.map((part_id, at) => ({
      ...{ id: newId(platform), campaign_id, reward_id, part_id },
      ...{ place: at + 1, due_at },
    })),
  );
  await updateGiven(tx, reward.id, partIds.length);
}

/** Each prize in a transaction of its own. One that fails is left for the next time, and said at the end. */
async function payAll(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  const failed: string[] = [];
  let first: unknown;
  for (;;) {
    const ids = await listUnpaid(platform.db, id, { except: failed, limit: PRIZES_AT_ONCE });
    for (const prizeId of ids) {
      signal?.throwIfAborted();
      await payPrize(platform, prizeId).catch((error: unknown) => {
        first ??= error;
        failed.push(prizeId);
      });
    }
    if (ids.length < PRIZES_AT_ONCE) break;
  }
  if (failed.length > 0) throw new Error(`${failed.length} prizes could not be paid`, { cause: first });
}

/** All of them in one transaction: for a club that closes, where the money must be settled before the club is. */
export async function payAllIn(platform: Platform, tx: Tx, id: string): Promise<void> {
  for (const prizeId of await listUnpaid(tx, id, { except: [], limit: PRIZES_AT_ONCE }))
    await payIn(platform, tx, prizeId);
}

export async function payPrize(platform: Platform, prizeId: string): Promise<void> {
  await platform.db.transaction((tx) => payIn(platform, tx, prizeId));
}

/** Two replicas at once: the second finds it handed over. */
async function payIn(platform: Platform, tx: Tx, prizeId: string): Promise<void> {
  const found = await findPrize(tx, prizeId);
  // The part before the prize, as everywhere.
  const part = found && (await lockPartById(tx, found.part_id));
  const prize = await lockPrize(tx, prizeId);
  if (prize === undefined || prize.handed_at !== null || prize.due_at > platform.clock.now()) return;
  const campaign = await findCampaign(tx, prize.campaign_id);
  const reward = (await listRewards(tx, [prize.campaign_id])).find(({ id }) => id === prize.reward_id);
  assert(
    campaign !== undefined && reward !== undefined && part !== undefined,
    'a prize belongs to a campaign',
  );
  const { user_id } = part;
  // The account is gone: what it won goes back with what was not won.
  if (user_id === null) return updateHanded(tx, { id: prizeId, at: platform.clock.now() });
  // While it runs, somebody may have joined the staff since: at the close the prize goes to whoever is next.
  if (campaign.state === 'running' && (await isLeftOut(tx, part))) return;
  return handOver(platform, tx, [{ prize_id: prizeId, campaign, reward, user_id }]);
}

async function isLeftOut(tx: Tx, part: PartRow): Promise<boolean> {
  if (part.left_out !== null) return true;
  const { campaign_id, user_id } = part;
  if (user_id === null || !(await isStaffOfAny(tx, { campaign_id, user_id }))) return false;
  await updateLeftOut(tx, part.id, 'staff');
  return true;
}

/** Once every prize is handed over: what is left goes back to the club, and nothing is set aside any more. */
export async function settleCampaign(platform: Platform, tx: Tx, id: string): Promise<void> {
  const campaign = await lockCampaign(tx, id);
  if (campaign?.state !== 'drawing' || campaign.drawn_at === null) return;
  if ((await listUnpaid(tx, id, { except: [], limit: 1 })).length > 0) return;
  await returnLeftovers(platform, tx, campaign, await listRewards(tx, [id]));
  await updateCampaign(tx, id, { state: 'closed', paid_at: platform.clock.now() });
  await tx.emit(campaignClosed, { campaign_id: id, club_id: campaign.club_id });
  tellChanged(platform, tx, id);
}
