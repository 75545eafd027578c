// Owns how campaigns become what screens show: a fixed number of queries, however many there are.

import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import type {
  CampaignCard,
  CampaignEditor,
  CampaignPrize,
  CampaignReward,
} from '@stagepass/contract/campaigns/shapes.ts';
import type { ItemClub, ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { loadBadgeCards } from '#domains/badges/public/load-badge-cards.ts';
import { loadItemClubs, presentDesigns } from '#domains/items/public/present-items.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { loadTokens } from '#domains/tokens/public/load-tokens.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { needsOf, stateAt } from './campaign.rules.ts';
import { listClubs, listMissions } from './campaign-clubs.store.ts';
import { listCampaignRows, listRewards } from './campaigns.store.ts';
import { listDone } from './parts.store.ts';
import type { CampaignRow, RewardRow } from './tables.ts';

/** What rewards give, by id. */
interface Prizes {
  designs: ReadonlyMap<string, ItemDesignCard>;
  badges: ReadonlyMap<string, BadgeCard>;
  /** What the token of its campaign's club is called, by campaign. */
  symbols: ReadonlyMap<string, string>;
}

/** In the order of the rows; one whose club is gone is left out. Six queries. */
export async function presentCards(
  platform: Platform,
  tx: Executor,
  rows: readonly CampaignRow[],
  userId: string | null,
): Promise<CampaignCard[]> {
  const ids = rows.map(({ id }) => id);
  const [clubRows, missionRows, rewards, done] = await Promise.all([
    listClubs(tx, ids),
    listMissions(tx, ids),
    listRewards(tx, ids),
    listDone(tx, userId, ids),
  ]);
  const accepted = clubRows.filter(({ answer }) => answer === 'accepted');
  const clubs = await loadItemClubs(
    platform,
    tx,
    accepted.map(({ club_id }) => club_id),
  );
  const prizes = await loadPrizes(platform, tx, rewards, userId);
  const now = platform.clock.now();
  return rows.flatMap((row): CampaignCard[] => {
    const club = clubs.get(row.club_id);
    if (club === undefined) return [];
    const missions = missionRows.filter((one) => one.campaign_id === row.id && one.agreed).length;
    return [
      {
        id: row.id,
        club,
        clubs: accepted.flatMap((one) =>
          one.campaign_id === row.id ? (clubs.get(one.club_id) ?? []) : [],
        ) as ItemClub[],
        title: row.title,
        picture: presentItemPicture(platform, row.picture),
        state: stateAt(row, now),
        opens_at: row.opens_at?.toISOString() ?? null,
        closes_at: row.closes_at?.toISOString() ?? null,
        missions,
        done: userId === null ? null : (done.get(row.id)?.size ?? 0),
        rewards: rewards.flatMap((reward) =>
          reward.campaign_id === row.id ? (presentReward(reward, prizes, missions) ?? []) : [],
        ),
      },
    ];
  });
}

export async function loadPrizes(
  platform: Platform,
  tx: Executor,
  rewards: readonly RewardRow[],
  viewerId: string | null = null,
): Promise<Prizes> {
  const designs = rewards.flatMap(({ design_id }) => design_id ?? []);
  const badges = rewards.flatMap(({ badge_id }) => badge_id ?? []);
  return {
    designs: designs.length === 0 ? new Map() : await presentDesigns(platform, tx, designs),
    badges: badges.length === 0 ? new Map() : await loadBadgeCards(platform, tx, badges, viewerId),
    symbols: await loadSymbols(tx, rewards),
  };
}

/** Without a query where none gives tokens. */
export async function loadSymbols(
  tx: Executor,
  rewards: readonly RewardRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rewards.flatMap(({ kind, campaign_id }) => (kind === 'tokens' ? campaign_id : []));
  const campaigns = await listCampaignRows(tx, [...new Set(ids)]);
  const tokens = await loadTokens(
    tx,
    campaigns.map(({ club_id }) => club_id),
  );
  return new Map(campaigns.map(({ id, club_id }) => [id, tokens.get(club_id)?.symbol ?? '']));
}

export function presentPrize(
  { kind, campaign_id, design_id, amount_cents, badge_id, token_amount }: RewardRow,
  prizes: Prizes,
): CampaignPrize | undefined {
  if (kind === 'tokens')
    return { kind, amount: token_amount ?? 0, symbol: prizes.symbols.get(campaign_id) ?? '' };
  if (kind === 'credits') return { kind, amount_cents: amount_cents ?? 0 };
  if (kind === 'badge') {
    const badge = prizes.badges.get(badge_id ?? '');
    return badge && { kind, badge };
  }
  const design = prizes.designs.get(design_id ?? '');
  return design && { kind, design };
}

function presentReward(reward: RewardRow, prizes: Prizes, missions: number): CampaignReward | undefined {
  const prize = presentPrize(reward, prizes);
  const { id, way, total, given } = reward;
  const left = total === null ? null : total - given;
  return prize && { id, way, needs: needsOf(reward, missions), prize, total, left };
}

export function presentEditorRewards(
  rewards: readonly RewardRow[],
  prizes: Prizes,
): CampaignEditor['rewards'] {
  return rewards.flatMap((reward) => {
    const prize = presentPrize(reward, prizes);
    const { id, way, needs, total, given } = reward;
    return prize === undefined ? [] : [{ id, way, needs, prize, total, given }];
  });
}
