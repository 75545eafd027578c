// Owns the page of one campaign: its missions and rewards, and where the viewer is in it.
import { campaignNotFound } from '@stagepass/contract/campaigns/errors.ts';
import { MOST_TOLD_PLACES } from '@stagepass/contract/campaigns/kinds.ts';
import type { CampaignMine, CampaignMission, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import type { ItemClub } from '@stagepass/contract/items/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import { loadMissionCards } from '#domains/missions/public/load-missions.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadCampaign, managedClubs } from '../access.ts';
import { stateAt } from '../campaign.rules.ts';
import { listMissions } from '../campaign-clubs.store.ts';
import { ADVANCE_ONE } from '../close-campaign.ts';
import { countAhead, countParts, findPart, listDone } from '../parts.store.ts';
import { listPrizesOf } from '../prizes.store.ts';
import type { PartRow, PrizeRow } from '../tables.ts';
import { presentCards } from '../views.ts';

export async function getCampaign(platform: Platform, actor: Actor, id: string): Promise<CampaignView> {
  const { db } = platform;
  const { edits, ...door } = await loadCampaign(platform, db, actor, id);
  const { campaign } = door;
  const over = stateAt(campaign, platform.clock.now()) === 'drawing';
  // Whoever watches the last second sees the draw right after it, not with the next minute.
  if (over) await platform.jobs.queue(db, ADVANCE_ONE, { id }, { key: id });
  const user_id = actor.kind === 'user' ? actor.user_id : null;
  const [card] = await presentCards(platform, db, [campaign], user_id);
  if (card === undefined) return fail(campaignNotFound);
  const counts = (await countParts(db, [id])).get(id);
  const joinable = await clubsToJoin(platform, user_id, card.clubs);
  const part = user_id === null ? undefined : await findPart(db, { campaign_id: id, user_id });
  return {
    ...card,
    story: campaign.story,
    list: await missionsOf(platform, actor, id, { clubs: card.clubs, joinable }),
    entrants: campaign.entrants ?? counts?.tickets ?? 0,
    taking_part: counts?.taking_part ?? 0,
    server_seed_hash: campaign.seed_hash,
    drawn_at: campaign.drawn_at?.toISOString() ?? null,
    ended_early: campaign.ended_early,
    hidden: campaign.hidden_at !== null,
    mine: user_id === null ? null : await presentMine(db, part),
    joined: user_id !== null && joinable.length < card.clubs.length,
    join: joinable[0] ?? null,
    now: platform.clock.now().toISOString(),
    can: { edit: edits },
    edit_at: edits ? await editedAt(platform, actor, door) : null,
  };
}

/** Staff of a partner have no way into the management of the club that made it. */
async function editedAt(platform: Platform, actor: Actor, door: Door): Promise<string | null> {
  const managed = await managedClubs(platform, platform.db, actor, door);
  if (managed.has(door.club.id)) return door.club.handle;
  const [own = ''] = managed;
  return (await loadItemClubs(platform, platform.db, [own])).get(own)?.handle ?? null;
}

async function missionsOf(
  platform: Platform,
  actor: Actor,
  id: string,
  { clubs, joinable }: { clubs: readonly ItemClub[]; joinable: readonly JoinableClub[] },
): Promise<CampaignMission[]> {
  const { db } = platform;
  const rows = (await listMissions(db, [id])).filter(({ agreed }) => agreed);
  const ids = rows.map(({ mission_id }) => mission_id);
  const user_id = actor.kind === 'user' ? actor.user_id : null;
  const [cards, done] = await Promise.all([
    loadMissionCards(platform, actor, ids),
    listDone(db, user_id, [id]),
  ]);
  const unseen = rows.filter(({ mission_id }) => !cards.has(mission_id)).map(({ club_id }) => club_id);
  const inside = await clubsSeenInside(platform, actor, unseen);
  return rows.flatMap(({ mission_id, club_id }) => {
    const club = clubs.find((one) => one.id === club_id);
    if (club === undefined) return [];
    const isDone = done.get(id)?.has(mission_id) ?? false;
    const mission = cards.get(mission_id) ?? null;
    const members_only = mission === null && !inside.has(club_id);
    const invite_only = joinable.find((one) => one.id === club_id)?.invite_only ?? false;
    return [{ mission_id, club, done: isDone, mission, members_only, invite_only }];
  });
}

type JoinableClub = NonNullable<CampaignView['join']>;

/** Those the viewer is not in; the ones that need an invitation come last, because nobody can join them by a tap. */
async function clubsToJoin(
  platform: Platform,
  userId: string | null,
  clubs: readonly ItemClub[],
): Promise<JoinableClub[]> {
  const { db } = platform;
  const mine = new Set(userId === null ? [] : await clubIdsOf(db, userId));
  const others = clubs.filter(({ id }) => !mine.has(id));
  const cards = await loadClubCards(
    platform,
    db,
    others.map(({ id }) => id),
    { suspended: true },
  );
  return others
    .map((club) => ({ ...club, invite_only: cards.get(club.id)?.join_policy === 'invite' }))
    .toSorted((one, other) => Number(one.invite_only) - Number(other.invite_only));
}

/** Nothing done yet where there is no part. */
export async function presentMine(tx: Executor, part: PartRow | undefined): Promise<CampaignMine> {
  if (part === undefined) return { done: 0, ticket: null, place: null, left_out: null, prizes: [] };
  const { done, ticket, client_seed, own_seed, left_out } = part;
  const prizes = await listPrizesOf(tx, part.id);
  return {
    done,
    ticket: ticket === null ? null : { number: ticket, client_seed: client_seed ?? '', own_seed },
    place: left_out === null ? (await countAhead(tx, part.campaign_id, part, MOST_TOLD_PLACES)) + 1 : null,
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
