// Owns the reading of a club's front door, by id or handle.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findClubRow } from '../clubs.store.ts';
import { findHandOver, type HandOverRow } from '../hand-overs.store.ts';
import { joinRequests } from '../public/join-requests-slot.ts';
import { clubMembers } from '../public/members-slot.ts';
import type { ClubStanding } from '../public/standing.ts';
import { presentFrontDoor } from '../views.ts';

/** Three queries for a visitor; one more for staff (an offer), or for a guest (a request). */
export async function getClub(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  tx: Executor = platform.db,
): Promise<ClubView> {
  const members = clubMembers.read();
  const { club, standing } = await members.loadClubFor(platform, tx, actor, idOrHandle, 'see-front');
  const row = (await findClubRow(tx, club.id)) ?? fail(clubNotFound);
  const offer = await findShownOffer(tx, standing);
  const ids = offer === undefined ? [row.owner_id] : [row.owner_id, offer.to_id];
  return presentFrontDoor(platform, {
    club: row,
    standing,
    abilities: members.abilities(club, standing),
    pending: await isPending(tx, standing),
    offer,
    cards: await loadUserCards(platform, tx, ids),
  });
}

/** For the owner and for whom it is made. */
async function findShownOffer(tx: Executor, standing: ClubStanding): Promise<HandOverRow | undefined> {
  if (standing.role !== 'owner' && standing.role !== 'admin') return undefined;
  const offer = await findHandOver(tx, standing.club_id);
  return standing.role === 'owner' || offer?.to_id === standing.user_id ? offer : undefined;
}

async function isPending(tx: Executor, { role, club_id, user_id }: ClubStanding): Promise<boolean> {
  if (role !== 'guest' || user_id === null) return false;
  return joinRequests.read().isPending(tx, { club_id, user_id });
}
