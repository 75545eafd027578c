// Owns the doors of auctions: who may look at one, bid in one, and manage it.
import { auctionNotFound } from '@stagepass/contract/auctions/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { refuseStaffStanding } from '#domains/items/public/refuse-staff.ts';
import { gatherStanding } from '#domains/memberships/public/gather-standing.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { type DoorTerms, plainDoors } from '#domains/memberships/public/plain-doors.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findClubOfAuction } from './auctions.store.ts';

const MOST_KNOWN = 1000;
/** An auction stays in its club: asked once, by whoever comes first, and known to all who come with them. */
const clubs = new Map<string, Promise<string | undefined>>();

async function clubOf(tx: Executor, auctionId: string): Promise<string> {
  if (clubs.size >= MOST_KNOWN) clubs.clear();
  const asked = clubs.get(auctionId) ?? findClubOfAuction(tx, auctionId);
  clubs.set(auctionId, asked);
  const found = await asked.catch((error: unknown) => {
    clubs.delete(auctionId);
    throw error;
  });
  if (found !== undefined) return found;
  // It may be opened yet.
  clubs.delete(auctionId);
  return fail(auctionNotFound);
}

export interface Door {
  club: Club;
  standing: Standing;
}

/** Of an auction in a club whose inside this person may see. */
export async function loadDoor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  auctionId: string,
): Promise<Door> {
  const found = await loadClubAndStanding(platform, tx, actor, await clubOf(tx, auctionId));
  if (found === undefined) return fail(auctionNotFound);
  requireMay(found.club, found.standing, 'see-inside');
  return found;
}

/** Whoever may buy here and runs nothing here. Crowds are asked for together, and go on in the order they came. */
export async function requireBidder(platform: Platform, actor: SignedIn, auctionId: string): Promise<void> {
  const found = await gatherStanding(platform, actor, await clubOf(platform.db, auctionId));
  if (found === undefined) return fail(auctionNotFound);
  requireMayBid(found.club, found.standing);
}

export function requireMayBid(club: DoorTerms, standing: Standing): void {
  requireMay(club, standing, 'see-inside');
  refuseStaffStanding(standing);
  requireMay(club, standing, 'buy');
}

/** By which plain doors one may bid: they are asked in the statement that bids. */
export const biddersDoors = plainDoors(requireMayBid);

export async function requireManager(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  auctionId: string,
): Promise<Door> {
  const found = await loadClubAndStanding(platform, tx, actor, await clubOf(tx, auctionId));
  if (found === undefined) return fail(auctionNotFound);
  requireMay(found.club, found.standing, 'manage-sales');
  return found;
}
