// Owns the doors of auctions: who may look at one, bid in one, and manage it.
import { auctionNotFound } from '@stagepass/contract/auctions/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { refuseStaff } from '#domains/items/public/refuse-staff.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { findClubOfAuction } from './auctions.store.ts';

const MOST_KNOWN = 1000;
/** An auction stays in its club: what was asked once is known. */
const clubs = new Map<string, string>();

async function clubOf(tx: Executor, auctionId: string): Promise<string> {
  if (!isId(auctionId)) return fail(auctionNotFound);
  const known = clubs.get(auctionId);
  if (known !== undefined) return known;
  const found = await findClubOfAuction(tx, auctionId);
  if (found === undefined) return fail(auctionNotFound);
  if (clubs.size >= MOST_KNOWN) clubs.clear();
  clubs.set(auctionId, found);
  return found;
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

/** Whoever may buy here and runs nothing here. */
export async function requireBidder(platform: Platform, actor: SignedIn, auctionId: string): Promise<void> {
  const { db } = platform;
  const club_id = await clubOf(db, auctionId);
  const [{ club, standing }] = await Promise.all([
    loadDoor(platform, db, actor, auctionId),
    refuseStaff(db, { club_id, user_id: actor.user_id }),
  ]);
  requireMay(club, standing, 'buy');
}

export async function requireManager(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  auctionId: string,
): Promise<Door> {
  const found = await loadClubAndStanding(platform, tx, actor, await clubOf(tx, auctionId));
  if (found === undefined) return fail(auctionNotFound);
  requireMay(found.club, found.standing, 'manage-content');
  return found;
}
