// Owns the giving of what a mission promises: set aside for a fan when they finish, handed over at once or when they claim it.
import { assert } from '@stagepass/base/assert.ts';
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { giveKept } from '#domains/items/public/kept-in-place.ts';
import { lockDesignRow } from '#domains/items/public/load-items.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { giveTokens } from '#domains/tokens/public/give-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { spendReserved } from './budgets.store.ts';
import { budgetAccount, inLockOrder, placeOf, promiserOf } from './escrow.rules.ts';
import { insertGift, listKeptGifts, updateGiftHanded } from './gifts.store.ts';
import { isOfValue } from './mission.rules.ts';
import { takeReward } from './missions.store.ts';
import type { MissionRow, PartRow, RewardRow } from './tables.ts';

interface Giving {
  part: PartRow;
  rewards: readonly RewardRow[];
}

/** One of each reward of which any is left. From now on they are this fan's, also where the mission ends meanwhile. False where none was. */
export async function keepGifts(platform: Platform, tx: Tx, { part, rewards }: Giving): Promise<boolean> {
  const at = platform.clock.now();
  let kept = false;
  for (const reward of rewards)
    if (await takeReward(tx, reward.id)) {
      await insertGift(tx, { part_id: part.id, reward_id: reward.id, at });
      kept = true;
    }
  return kept;
}

/** Staff of the club get its badges, as by achievements, and nothing of value. */
export function rewardsFor(rewards: readonly RewardRow[], { staff }: { staff: boolean }): RewardRow[] {
  return rewards.filter((reward) => !staff || !isOfValue(reward));
}

/** How many were handed over. */
export async function handOverGifts(
  platform: Platform,
  tx: Tx,
  { mission, part, rewards }: Giving & { mission: MissionRow },
): Promise<number> {
  const kept = new Set(await listKeptGifts(tx, part.id));
  const inOrder = inLockOrder(rewards.filter(({ id }) => kept.has(id)));
  const at = platform.clock.now();
  let count = 0;
  for (const reward of inOrder) {
    const gift = await give(platform, tx, { mission, part, reward, at });
    await updateGiftHanded(tx, { part_id: part.id, reward_id: reward.id, ...gift, at });
    if (reward.kind === 'badge' || gift.item_id !== null || gift.transfer_id !== null) count += 1;
  }
  return count;
}

async function give(
  platform: Platform,
  tx: Tx,
  { reward, ...of }: { mission: MissionRow; part: PartRow; reward: RewardRow; at: Date },
): Promise<Gift> {
  if (reward.kind === 'item') return giveItem(platform, tx, { ...of, design_id: reward.design_id ?? '' });
  if (reward.kind === 'credits')
    return giveCredits(tx, { ...of, cents: reward.amount_cents ?? 0, reward_id: reward.id });
  if (reward.kind === 'tokens') return giveTokensOf(tx, { ...of, reward });
  // Whoever has it from an earlier round or elsewhere keeps it as it is. A retired one was promised, and is given.
  await grantBadge(tx, {
    badge_id: reward.badge_id ?? '',
    user_id: of.part.user_id,
    cause: { kind: 'mission', id: of.mission.id },
    at: of.at,
  });
  return { item_id: null, transfer_id: null };
}

interface Gift {
  item_id: string | null;
  transfer_id: string | null;
}

async function giveItem(
  platform: Platform,
  tx: Tx,
  of: { mission: MissionRow; part: PartRow; design_id: string; at: Date },
): Promise<Gift> {
  const { design_id, at, part, mission } = of;
  // Copies of an edition were made and kept when the mission was published; of an open run they are made now.
  const kept = await giveKept(tx, { place: placeOf(mission.id), design_id, user_id: part.user_id, at });
  if (kept !== undefined) return { item_id: kept.item_id, transfer_id: null };
  const design = await lockDesignRow(tx, design_id);
  const room =
    design !== undefined &&
    design.state === 'live' &&
    (design.edition_size === null || design.issued + design.held_back < design.edition_size);
  // The club retired it meanwhile: whoever finishes now gets the rest.
  if (!room) return { item_id: null, transfer_id: null };
  const [made] = await mintItems(platform, tx, {
    holders: [{ user_id: part.user_id, design_id, cause_id: mission.id }],
    origin: 'mission',
    cause_kind: 'mission',
    at,
  });
  return { item_id: made?.item_id ?? null, transfer_id: null };
}

async function giveCredits(
  tx: Tx,
  of: { mission: MissionRow; part: PartRow; cents: number; reward_id: string; at: Date },
): Promise<Gift> {
  const { mission, part, cents, reward_id, at } = of;
  const spent = await spendReserved(tx, { club_id: mission.club_id, cents });
  assert(spent, 'a mission promises no more than its budget');
  const [from, to] = [budgetAccount(mission.club_id), userAccount(part.user_id)];
  const { transfer_id } = await postTransfer(tx, {
    kind: 'reward',
    moves: [{ asset_id: 'credits', from, to, amount: cents }],
    cause: { kind: 'reward', id: part.id },
    club_id: mission.club_id,
    actor_id: null,
    memo: { mission_id: mission.id },
    key: `mission-reward:${part.id}:${reward_id}`,
    at,
  });
  return { item_id: null, transfer_id };
}

/** Out of what the mission set aside under the cap: they are there, whoever buys meanwhile. */
async function giveTokensOf(
  tx: Tx,
  { mission, part, reward, at }: { mission: MissionRow; part: PartRow; reward: RewardRow; at: Date },
): Promise<Gift> {
  const { transfer_id } = await giveTokens(tx, {
    club_id: mission.club_id,
    to: [{ user_id: part.user_id, amount: reward.token_amount ?? 0 }],
    kind: 'reward',
    cause: { kind: 'reward', id: part.id },
    actor_id: null,
    memo: { mission_id: mission.id },
    key: `mission-reward:${part.id}:${reward.id}`,
    promised: promiserOf(mission),
    at,
  });
  return { item_id: null, transfer_id };
}
