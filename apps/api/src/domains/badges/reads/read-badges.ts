// Owns the reading of badges: one's own, somebody's, a club's, one of them.
import { MOST_PINS } from '@stagepass/contract/badges/kinds.ts';
import type { BadgeCard, BadgeView, HeldBadge } from '@stagepass/contract/badges/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadCollector } from '#domains/users/public/list-collections-shown.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadBadge } from '../access.ts';
import { listBadgesOfClub } from '../badges.store.ts';
import { withoutSecrets } from '../hidden-badges.ts';
import {
  byEarning,
  countHeldByClub,
  countHolders,
  type HeldRow,
  listGrants,
  listHeld,
} from '../holders.store.ts';
import { loadBadgeCards } from '../public/load-badge-cards.ts';
import { badgeClubOf, presentBadges, presentHeld, presentView } from '../views.ts';

export async function listOwnBadges(
  platform: Platform,
  actor: Actor,
  { club_id, ...asked }: PageAsked & { club_id?: string | undefined },
): Promise<Page<HeldBadge>> {
  const { user_id } = signedIn(actor);
  const { rows, next_cursor } = await byEarning.page(asked, (page) =>
    listHeld(platform.db, { user_id, club_id, ...page }),
  );
  return { data: await presentHeld(platform, platform.db, rows), next_cursor };
}

export async function countOwnBadges(
  platform: Platform,
  actor: Actor,
): Promise<{ total: number; by_club: { club: BadgeCard['club']; count: number }[] }> {
  const counts = await countHeldByClub(platform.db, signedIn(actor).user_id);
  const ids = counts.flatMap(({ club_id }) => (club_id === null ? [] : [club_id]));
  const clubs = await loadClubCards(platform, platform.db, ids);
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    by_club: counts.map(({ club_id, count }) => ({ club: badgeClubOf(clubs.get(club_id ?? '')), count })),
  };
}

/** Pinned ones come first, on the first page, besides the newest others. */
export async function listUserBadges(
  platform: Platform,
  viewer: Actor,
  idOrName: string,
  asked: PageAsked,
): Promise<Page<HeldBadge>> {
  const { db } = platform;
  const { id: user_id, shown } = await loadCollector(db, viewer, idOrName);
  if (!shown) return { data: [], next_cursor: null };
  const first = asked.cursor === undefined;
  const pinned = first ? await listHeld(db, { user_id, pinned: true, limit: MOST_PINS }) : [];
  pinned.sort((one, other) => (one.pinned ?? 0) - (other.pinned ?? 0));
  const { rows, next_cursor } = await byEarning.page(asked, (page) =>
    listHeld(db, { user_id, pinned: false, ...page }),
  );
  const seen = await seenBy(platform, viewer, user_id, [...pinned, ...rows]);
  const viewerId = viewer.kind === 'user' ? viewer.user_id : null;
  const shownRows = await withoutSecrets(db, viewerId, seen);
  return { data: await presentHeld(platform, db, shownRows), next_cursor };
}

/** A private club's badge tells that somebody is a member there: only those who see its inside get to know. */
async function seenBy(
  platform: Platform,
  viewer: Actor,
  ownerId: string,
  rows: readonly HeldRow[],
): Promise<HeldRow[]> {
  if (viewer.kind === 'user' && viewer.user_id === ownerId) return [...rows];
  const ids = rows.flatMap(({ club_id }) => (club_id === null ? [] : [club_id]));
  const seen = await clubsSeenInside(platform, viewer, ids);
  return rows.filter(({ club_id }) => club_id === null || seen.has(club_id));
}

export async function getBadge(platform: Platform, actor: Actor, id: string): Promise<BadgeView> {
  const { db } = platform;
  const { badge, holder, can_edit } = await loadBadge(platform, db, actor, id);
  const [card] = await presentBadges(platform, db, [{ badge, holder }]);
  const grants = holder === undefined ? [] : await listGrants(db, id, holder.user_id);
  const holders = await countHolders(db, id);
  return presentView(card as BadgeCard, { badge, holders, grants, can_edit });
}

export async function listClubBadges(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { only, ...asked }: PageAsked & { only: 'all' | 'free' },
): Promise<Page<BadgeCard>> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const viewer = actor.kind === 'user' ? actor.user_id : null;
  const isMaker = may(club, standing, 'manage-content');
  const { rows, next_cursor } = await byCreation.page(asked, (page) =>
    listBadgesOfClub(db, { club_id: club.id, only, ...(isMaker ? {} : { earned_by: viewer }), ...page }),
  );
  const cards = await loadBadgeCards(
    platform,
    db,
    rows.map(({ id }) => id),
    viewer,
  );
  return { data: rows.flatMap(({ id }) => cards.get(id) ?? []), next_cursor };
}
