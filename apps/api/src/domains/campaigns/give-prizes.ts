// Owns the handing over of prizes: out of what was set aside, once, to the person whose name is on it.
import { campaignPrizeGiven } from '@stagepass/contract/campaigns/events.ts';
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { giveKept } from '#domains/items/public/kept-in-place.ts';
import { lockDesignRow } from '#domains/items/public/load-items.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { giveTokens } from '#domains/tokens/public/give-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { escrowAccount, placeOf, promiserOf } from './campaign.rules.ts';
import { updateHanded } from './prizes.store.ts';
import type { CampaignRow, PrizeRow, RewardRow } from './tables.ts';
import { tellWon } from './tell.ts';

export interface Handing {
  prize_id: string;
  campaign: Pick<CampaignRow, 'id' | 'club_id' | 'title'>;
  reward: RewardRow;
  user_id: string;
}

/** Nothing in it where nothing could be given. */
type Handed = Partial<Pick<PrizeRow, 'item_id' | 'transfer_id' | 'badge_given'>>;

/** Badges lock nothing that others wait for; then items, tokens and credits, as locks are taken. */
const rank = { badge: 0, item: 1, tokens: 2, credits: 3 } as const;

/** Each prize is locked, or was written by this transaction. */
export async function handOver(platform: Platform, tx: Tx, prizes: readonly Handing[]): Promise<void> {
  const inOrder = prizes.toSorted(
    (one, other) =>
      rank[one.reward.kind] - rank[other.reward.kind] ||
      (one.reward.design_id ?? '').localeCompare(other.reward.design_id ?? '') ||
      one.campaign.club_id.localeCompare(other.campaign.club_id),
  );
  const at = platform.clock.now();
  for (const prize of inOrder) {
    const handed = await give(platform, tx, prize, at);
    await updateHanded(tx, { id: prize.prize_id, ...handed, at });
    // Nobody is told of a prize with nothing in it.
    if (Object.keys(handed).length === 0) continue;
    const { campaign, reward, user_id } = prize;
    await tx.emit(campaignPrizeGiven, {
      campaign_id: campaign.id,
      club_id: campaign.club_id,
      user_id,
      reward_id: reward.id,
    });
    tellWon(platform, tx, { campaign, user_id, reward_id: reward.id });
  }
}

function give(platform: Platform, tx: Tx, prize: Handing, at: Date): Promise<Handed> {
  const { kind } = prize.reward;
  if (kind === 'badge') return giveBadge(tx, prize, at);
  if (kind === 'tokens') return giveTokensOf(tx, prize, at);
  return kind === 'item' ? giveItem(platform, tx, prize, at) : giveCredits(tx, prize, at);
}

async function giveBadge(tx: Tx, { campaign, reward, user_id }: Handing, at: Date): Promise<Handed> {
  const cause = { kind: 'campaign' as const, id: campaign.id };
  // Whoever had it before has it all the same.
  await grantBadge(tx, { badge_id: reward.badge_id ?? '', user_id, cause, at });
  return { badge_given: true };
}

async function giveItem(
  platform: Platform,
  tx: Tx,
  { campaign, reward, user_id }: Handing,
  at: Date,
): Promise<Handed> {
  const design_id = reward.design_id ?? '';
  // Copies of an edition were made and kept when it was funded; of an unlimited item they are made now.
  const kept = await giveKept(tx, { place: placeOf(campaign.id), design_id, user_id, at });
  if (kept !== undefined) return { item_id: kept.item_id };
  const design = await lockDesignRow(tx, design_id);
  // It cannot be retired by its club while a campaign promises it; still, nobody's payment fails for an item that is gone.
  if (design === undefined || design.state !== 'live' || design.edition_size !== null) return {};
  const [made] = await mintItems(platform, tx, {
    holders: [{ user_id, design_id, cause_id: campaign.id }],
    origin: 'mission',
    event: 'won',
    cause_kind: 'campaign',
    at,
  });
  return made === undefined ? {} : { item_id: made.item_id };
}

/** Out of what the campaign set aside under the cap. */
async function giveTokensOf(
  tx: Tx,
  { prize_id, campaign, reward, user_id }: Handing,
  at: Date,
): Promise<Handed> {
  const { transfer_id } = await giveTokens(tx, {
    club_id: campaign.club_id,
    to: [{ user_id, amount: reward.token_amount ?? 0 }],
    kind: 'reward',
    cause: { kind: 'reward', id: prize_id },
    actor_id: null,
    memo: { campaign_id: campaign.id },
    key: `campaign-prize:${prize_id}`,
    promised: promiserOf(campaign),
    at,
  });
  return { transfer_id };
}

async function giveCredits(
  tx: Tx,
  { prize_id, campaign, reward, user_id }: Handing,
  at: Date,
): Promise<Handed> {
  const { transfer_id } = await postTransfer(tx, {
    kind: 'reward',
    moves: [
      {
        asset_id: 'credits',
        from: escrowAccount(campaign.id),
        to: userAccount(user_id),
        amount: reward.amount_cents ?? 0,
      },
    ],
    cause: { kind: 'reward', id: prize_id },
    club_id: campaign.club_id,
    actor_id: null,
    memo: { campaign_id: campaign.id },
    key: `campaign-prize:${prize_id}`,
    at,
  });
  return { transfer_id };
}
