// Owns a win that somebody shares: seen where they show their collection, and whoever looks may see the campaign.
import { campaignNotFound, winNotShown } from '@stagepass/contract/campaigns/errors.ts';
import type { UserWin } from '@stagepass/contract/campaigns/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { loadCollector } from '#domains/users/public/list-collections-shown.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadCampaign } from '../access.ts';
import { listRewards } from '../campaigns.store.ts';
import { findPart } from '../parts.store.ts';
import { listPrizesOf } from '../prizes.store.ts';
import type { CampaignRow, RewardRow } from '../tables.ts';
import { loadPrizes, presentPrize } from '../views.ts';

/** With the rows, for whoever draws it. */
export async function loadUserWin(
  platform: Platform,
  viewer: Actor,
  { id, user }: { id: string; user: string },
): Promise<{ win: UserWin; campaign: CampaignRow; reward: RewardRow }> {
  const { db } = platform;
  const { campaign } = await loadCampaign(platform, db, viewer, id);
  const { id: user_id, shown, to_others } = await loadCollector(db, viewer, user);
  const part = shown ? await findPart(db, { campaign_id: id, user_id }) : undefined;
  const prizes = part === undefined ? [] : await listPrizesOf(db, part.id);
  const received = new Set(
    prizes
      .filter((prize) => prize.item_id !== null || prize.transfer_id !== null || prize.badge_given)
      .map(({ reward_id }) => reward_id),
  );
  const [reward] = (await listRewards(db, [id]))
    .filter((one) => received.has(one.id))
    .sort((one, other) => (one.total ?? Number.MAX_VALUE) - (other.total ?? Number.MAX_VALUE));
  const prize = reward && presentPrize(reward, await loadPrizes(platform, db, [reward]));
  if (reward === undefined || prize === undefined) return fail(winNotShown);
  const club = (await loadItemClubs(platform, db, [campaign.club_id])).get(campaign.club_id);
  const person = (await loadUserCards(platform, db, [user_id])).get(user_id) ?? fail(userNotFound);
  const win: UserWin = {
    campaign: {
      id,
      title: campaign.title,
      club: club ?? fail(campaignNotFound),
      picture: presentItemPicture(platform, campaign.picture),
    },
    user: person,
    way: reward.way,
    place:
      reward.way === 'top' ? (prizes.find(({ reward_id }) => reward_id === reward.id)?.place ?? null) : null,
    prize,
    shown: to_others,
  };
  return { win, campaign, reward };
}
