// Owns the lists of campaigns: what runs anywhere, what runs in a club, and what a club's makers have before them.
import type { CampaignShelf } from '@stagepass/contract/campaigns/kinds.ts';
import type { CampaignCard, ManagedCampaign } from '@stagepass/contract/campaigns/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { stateAt } from '../campaign.rules.ts';
import { listMissions } from '../campaign-clubs.store.ts';
import { byClose, byMade, listManaged, listOfClub, listRunning } from '../lists.store.ts';
import { countParts } from '../parts.store.ts';
import { presentCards } from '../views.ts';

const viewerOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.user_id : null);

export async function listCampaigns(
  platform: Platform,
  actor: Actor,
  asked: PageAsked,
): Promise<Page<CampaignCard>> {
  const { db, clock } = platform;
  const { rows, next_cursor } = await byClose.page(asked, (page) => listRunning(db, clock.now(), page));
  return { data: await presentCards(platform, db, rows, viewerOf(actor)), next_cursor };
}

export async function listClubCampaigns(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { tab, ...asked }: PageAsked & { tab: 'open' | 'closed' },
): Promise<Page<CampaignCard>> {
  const { db, clock } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const of = { club_id: club.id, tab, now: clock.now() };
  const { rows, next_cursor } = await byClose.page(asked, (page) => listOfClub(db, of, page));
  return { data: await presentCards(platform, db, rows, viewerOf(actor)), next_cursor };
}

export async function listManagedCampaigns(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { shelf, ...asked }: PageAsked & { shelf: CampaignShelf },
): Promise<Page<ManagedCampaign>> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const { rows, next_cursor } = await byMade.page(asked, (page) =>
    listManaged(db, { club_id: club.id, shelf }, page),
  );
  const ids = rows.map(({ id }) => id);
  const [clubs, missions, counts] = await Promise.all([
    loadItemClubs(
      platform,
      db,
      rows.map(({ club_id }) => club_id),
    ),
    listMissions(db, ids),
    countParts(db, ids),
  ]);
  const now = platform.clock.now();
  const data = rows.flatMap((row): ManagedCampaign[] => {
    const host = clubs.get(row.club_id);
    if (host === undefined) return [];
    return [
      {
        id: row.id,
        title: row.title,
        picture: presentItemPicture(platform, row.picture),
        club: host,
        host: row.club_id === club.id,
        answer: row.answer,
        state: stateAt(row, now),
        opens_at: row.opens_at?.toISOString() ?? null,
        closes_at: row.closes_at?.toISOString() ?? null,
        missions: missions.filter(({ campaign_id, agreed }) => campaign_id === row.id && agreed).length,
        taking_part: counts.get(row.id)?.taking_part ?? 0,
        hidden: row.hidden_at !== null,
      },
    ];
  });
  return { data, next_cursor };
}
