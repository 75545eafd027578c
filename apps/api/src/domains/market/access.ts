// Owns the doors of the market: who may look at a listing, and who may buy there.
import { listingNotFound } from '@stagepass/contract/market/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { refuseStaffStanding } from '#domains/items/public/refuse-staff.ts';
import { gatherStanding } from '#domains/memberships/public/gather-standing.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findListing, findListingGathered } from './listings.store.ts';
import type { ListingRow } from './tables.ts';

export interface Door {
  club: Club;
  standing: Standing;
}

export async function loadListing(tx: Executor, id: string): Promise<ListingRow> {
  return (await findListing(tx, id)) ?? fail(listingNotFound);
}

/** The same for those who come in crowds: what is asked for at once goes to the database together. */
export async function gatherListing({ db }: Pick<Platform, 'db'>, id: string): Promise<ListingRow> {
  return (await findListingGathered(db, id)) ?? fail(listingNotFound);
}

/** Of a listing in a club whose inside this person may see, or of their own: that stays in their sight. */
export async function loadDoor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  row: Pick<ListingRow, 'club_id'> & Partial<Pick<ListingRow, 'seller_id'>>,
): Promise<Door> {
  const found = await loadClubAndStanding(platform, tx, actor, row.club_id);
  if (found === undefined) return fail(listingNotFound);
  const own = actor.kind === 'user' && actor.user_id === row.seller_id;
  if (own) return found;
  requireMay(found.club, found.standing, 'see-inside');
  const keepsOrder = isStaffFor(found.standing, 'sales', 'moderate') || found.standing.operator;
  if (actor.kind === 'user' && !keepsOrder) await refuseApart(tx, actor.user_id, row.seller_id ?? null);
  return found;
}

/** Across a block nobody sells to anybody; whoever was blocked does not learn it here either. */
export async function refuseApart(tx: Executor, buyer_id: string, seller_id: string | null): Promise<void> {
  if (seller_id === null || seller_id === buyer_id) return;
  if (await isBlocked(tx, { user_id: buyer_id, other_id: seller_id })) fail(listingNotFound);
}

/** Whoever may buy here and runs nothing here. */
export async function requireBuyer(
  platform: Platform,
  actor: SignedIn,
  { club_id }: Pick<ListingRow, 'club_id'>,
): Promise<Door> {
  const door = await gatherStanding(platform, actor, club_id);
  if (door === undefined) return fail(listingNotFound);
  requireMay(door.club, door.standing, 'see-inside');
  refuseStaffStanding(door.standing);
  requireMay(door.club, door.standing, 'buy');
  return door;
}
