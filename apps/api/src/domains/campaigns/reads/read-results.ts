// Owns who is ahead and who won: the leaderboard page by page, the winners, and what it takes to redo the draw.
import { campaignNotFound } from '@stagepass/contract/campaigns/errors.ts';
import type {
  CampaignBoardRow,
  CampaignProof,
  CampaignWinner,
} from '@stagepass/contract/campaigns/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { blockedAmong } from '#domains/users/public/is-blocked.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadCampaign } from '../access.ts';
import { stateAt } from '../campaign.rules.ts';
import { listRewards } from '../campaigns.store.ts';
import { byNumber, listEntriesPage } from '../close.store.ts';
import { byBoard, countParts, findPart, listBoard } from '../parts.store.ts';
import { byReward, listDrawn, listWinners } from '../prizes.store.ts';
import { loadPrizes, presentPrize } from '../views.ts';

const viewerOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.user_id : null);

/** Cards of these people; whoever is blocked, by either side, is not named. */
async function cardsFor(platform: Platform, viewerId: string | null, ids: readonly string[]) {
  const { db } = platform;
  const blocked = viewerId === null ? new Set<string>() : await blockedAmong(db, viewerId, ids);
  return loadUserCards(
    platform,
    db,
    ids.filter((id) => !blocked.has(id)),
  );
}

export async function readBoard(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<CampaignBoardRow>> {
  const { db } = platform;
  await loadCampaign(platform, db, actor, id);
  const page = byBoard.ask(asked);
  const before = page.after?.place ?? 0;
  const placed = (await listBoard(db, id, page)).map((row, at) => ({ ...row, place: before + at + 1 }));
  const { rows, next_cursor } = byBoard.cut(placed, asked.limit, (row) => row);
  const viewerId = viewerOf(actor);
  const people = await cardsFor(
    platform,
    viewerId,
    rows.map(({ user_id }) => user_id),
  );
  const data = rows.flatMap(({ user_id, done, place }) => {
    const user = people.get(user_id);
    return user === undefined ? [] : [{ place, user, done, is_me: user_id === viewerId }];
  });
  return { data, next_cursor };
}

export async function readWinners(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<CampaignWinner>> {
  const { db } = platform;
  await loadCampaign(platform, db, actor, id);
  const { rows, next_cursor } = await byReward.page(asked, (page) => listWinners(db, id, page));
  const viewerId = viewerOf(actor);
  const people = await cardsFor(
    platform,
    viewerId,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const data = rows.map(({ reward_id, way, place, user_id, ticket }) => ({
    reward_id,
    way,
    place,
    user: people.get(user_id ?? '') ?? null,
    number: way === 'raffle' ? ticket : null,
    is_me: user_id !== null && user_id === viewerId,
  }));
  return { data, next_cursor };
}

export async function getProof(platform: Platform, actor: Actor, id: string): Promise<CampaignProof> {
  const { db } = platform;
  const { campaign } = await loadCampaign(platform, db, actor, id);
  const club = (await loadItemClubs(platform, db, [campaign.club_id])).get(campaign.club_id);
  if (club === undefined || campaign.seed_hash === null) return fail(campaignNotFound);
  const rewards = (await listRewards(db, [id])).filter(({ way }) => way === 'raffle');
  const prizes = await loadPrizes(platform, db, rewards);
  const drawn = await listDrawn(db, id);
  const viewerId = viewerOf(actor);
  const people = await cardsFor(
    platform,
    viewerId,
    drawn.flatMap(({ user_id }) => user_id ?? []),
  );
  const part = viewerId === null ? undefined : await findPart(db, { campaign_id: id, user_id: viewerId });
  const inDraw = part !== undefined && part.ticket !== null && part.left_out === null;
  return {
    id,
    title: campaign.title,
    club,
    state: stateAt(campaign, platform.clock.now()),
    closes_at: campaign.closes_at?.toISOString() ?? null,
    server_seed_hash: campaign.seed_hash,
    server_seed: campaign.server_seed,
    list_hash: campaign.list_hash,
    entrants: campaign.entrants ?? (await countParts(db, [id])).get(id)?.tickets ?? 0,
    drawn_at: campaign.drawn_at?.toISOString() ?? null,
    prizes: rewards.flatMap((reward): CampaignProof['prizes'] => {
      const prize = presentPrize(reward, prizes);
      if (prize === undefined) return [];
      const winners = drawn
        .filter(({ reward_id }) => reward_id === reward.id)
        .map(({ ticket, user_id }) => ({ number: ticket, user: people.get(user_id ?? '') ?? null }));
      return [{ reward_id: reward.id, prize, total: reward.total ?? 0, winners }];
    }),
    mine: inDraw ? { number: part.ticket ?? 0, client_seed: part.client_seed ?? '' } : null,
  };
}

/** As it was hashed; nothing before the close, when it can still change. */
export async function listTickets(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<{ number: number; client_seed: string }>> {
  const { db } = platform;
  const { campaign } = await loadCampaign(platform, db, actor, id);
  if (campaign.list_hash === null) return { data: [], next_cursor: null };
  const { rows, next_cursor } = await byNumber.page(asked, (page) => listEntriesPage(db, id, page));
  return { data: rows, next_cursor };
}
