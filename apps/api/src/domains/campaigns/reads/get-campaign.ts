// Owns the page of one campaign: its missions and rewards, and where the viewer is in it.
import { campaignNotFound } from '@stagepass/contract/campaigns/errors.ts';
import type { CampaignMine, CampaignMission, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import type { ItemClub } from '@stagepass/contract/items/shapes.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { loadMissionCards } from '#domains/missions/public/load-missions.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadCampaign } from '../access.ts';
import { stateAt } from '../campaign.rules.ts';
import { listMissions } from '../campaign-clubs.store.ts';
import { ADVANCE_ONE } from '../close-campaign.ts';
import { countAhead, countParts, findPart, listDone } from '../parts.store.ts';
import { listPrizesOf } from '../prizes.store.ts';
import type { PartRow, PrizeRow } from '../tables.ts';
import { presentCards } from '../views.ts';

export async function getCampaign(platform: Platform, actor: Actor, id: string): Promise<CampaignView> {
  const { db } = platform;
  const { campaign, edits } = await loadCampaign(platform, db, actor, id);
  const over = stateAt(campaign, platform.clock.now()) === 'drawing';
  // Whoever watches the last second sees the draw right after it, not with the next minute.
  if (over) await platform.jobs.queue(db, ADVANCE_ONE, { id }, { key: id });
  const user_id = actor.kind === 'user' ? actor.user_id : null;
  const [card] = await presentCards(platform, db, [campaign], user_id);
  if (card === undefined) return fail(campaignNotFound);
  const counts = (await countParts(db, [id])).get(id);
  const part = user_id === null ? undefined : await findPart(db, { campaign_id: id, user_id });
  return {
    ...card,
    story: campaign.story,
    list: await missionsOf(platform, actor, id, card.clubs),
    entrants: campaign.entrants ?? counts?.tickets ?? 0,
    taking_part: counts?.taking_part ?? 0,
    server_seed_hash: campaign.seed_hash,
    drawn_at: campaign.drawn_at?.toISOString() ?? null,
    ended_early: campaign.ended_early,
    mine: user_id === null ? null : await presentMine(db, part),
    join: await clubToJoin(platform, user_id, card.clubs),
    now: platform.clock.now().toISOString(),
    can: { edit: edits },
  };
}

async function missionsOf(
  platform: Platform,
  actor: Actor,
  id: string,
  clubs: readonly ItemClub[],
): Promise<CampaignMission[]> {
  const { db } = platform;
  const rows = (await listMissions(db, [id])).filter(({ agreed }) => agreed);
  const ids = rows.map(({ mission_id }) => mission_id);
  const user_id = actor.kind === 'user' ? actor.user_id : null;
  const [cards, done] = await Promise.all([
    loadMissionCards(platform, actor, ids),
    listDone(db, user_id, [id]),
  ]);
  return rows.flatMap(({ mission_id, club_id }) => {
    const club = clubs.find((one) => one.id === club_id);
    if (club === undefined) return [];
    const isDone = done.get(id)?.has(mission_id) ?? false;
    return [{ mission_id, club, done: isDone, mission: cards.get(mission_id) ?? null }];
  });
}

async function clubToJoin(
  platform: Platform,
  userId: string | null,
  clubs: readonly ItemClub[],
): Promise<ItemClub | null> {
  const mine = new Set(userId === null ? [] : await clubIdsOf(platform.db, userId));
  return clubs.find(({ id }) => !mine.has(id)) ?? null;
}

/** Nothing done yet where there is no part. */
export async function presentMine(tx: Executor, part: PartRow | undefined): Promise<CampaignMine> {
  if (part === undefined) return { done: 0, ticket: null, place: null, left_out: null, prizes: [] };
  const { done, ticket, client_seed, own_seed, left_out } = part;
  const prizes = await listPrizesOf(tx, part.id);
  return {
    done,
    ticket: ticket === null ? null : { number: ticket, client_seed: client_seed ?? '', own_seed },
    place: left_out === null ? (await countAhead(tx, part.campaign_id, part)) + 1 : null,
    left_out,
    prizes: prizes.map((prize) => ({
      reward_id: prize.reward_id,
      state: prizeState(prize),
      due_at: prize.handed_at === null ? prize.due_at.toISOString() : null,
      item_id: prize.item_id,
    })),
  };
}

function prizeState({
  handed_at,
  item_id,
  transfer_id,
  badge_given,
}: PrizeRow): CampaignMine['prizes'][number]['state'] {
  if (handed_at === null) return 'waiting';
  return item_id === null && transfer_id === null && !badge_given ? 'gone' : 'received';
}
