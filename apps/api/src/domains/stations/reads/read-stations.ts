// Owns the lists of stations: of a club as fans find them, and by shelf for those who run them.
import type { StationShelf, StationState } from '@stagepass/contract/stations/kinds.ts';
import type { ManagedStation, StationCard, StationClaimer } from '@stagepass/contract/stations/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadStationToManage } from '../access.ts';
import { byTime, listClaimsAt } from '../claims.store.ts';
import { byPosition, countShelves, listOfClub, listTab } from '../stations.store.ts';
import { presentManaged, presentStations } from '../views.ts';

export async function readClubStations(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { tab, ...asked }: PageAsked & { tab: 'open' | 'over' },
): Promise<Page<StationCard>> {
  const { db, clock } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const of = { club_id: club.id, tab, now: clock.now(), all: may(club, standing, 'manage-content') };
  const { rows, next_cursor } = await byPosition.page(asked, (page) => listTab(db, of, page));
  const member_of = new Set(standing.role === 'visitor' || standing.role === 'guest' ? [] : [club.id]);
  const presented = await presentStations(platform, db, rows, { user_id: standing.user_id, member_of });
  return { data: presented.map(({ card }) => card), next_cursor };
}

const shelfStates: Record<StationShelf, { states: readonly StationState[]; over: boolean | null }> = {
  open: { states: ['open'], over: false },
  draft: { states: ['draft'], over: null },
  closed: { states: ['open', 'closed'], over: true },
  archived: { states: ['archived'], over: null },
};

export async function readManaged(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { shelf, ...asked }: PageAsked & { shelf: StationShelf },
): Promise<Page<ManagedStation>> {
  const { db, clock } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const of = { club_id: club.id, now: clock.now(), ...shelfStates[shelf] };
  const { rows, next_cursor } = await byPosition.page(asked, (page) => listOfClub(db, of, page));
  return { data: await presentManaged(platform, db, rows), next_cursor };
}

export async function readShelfCounts(platform: Platform, actor: Actor, clubId: string) {
  const { db, clock } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const counts = await countShelves(db, club.id, clock.now());
  const of = (shelf: StationShelf) => counts.get(shelf) ?? 0;
  return { open: of('open'), draft: of('draft'), closed: of('closed'), archived: of('archived') };
}

export async function readClaims(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<StationClaimer>> {
  const { db } = platform;
  const { station } = await loadStationToManage(platform, db, actor, id);
  const { rows, next_cursor } = await byTime.page(asked, (page) => listClaimsAt(db, station.id, page));
  const people = await loadUserCards(
    platform,
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const data = rows.map((claim) => ({
    id: claim.id,
    user: people.get(claim.user_id ?? '') ?? null,
    at: claim.at.toISOString(),
    paid_cents: claim.paid,
    number: claim.number,
  }));
  return { data, next_cursor };
}
