// Owns the handing over of a club: offered by the owner to an admin, who accepts or declines. One owner, always.

import {
  clubClosing,
  clubNotFound,
  heirNotAdmin,
  noOffer,
  tooManyClubs,
} from '@stagepass/contract/clubs/errors.ts';
import {
  clubChanged,
  handedOver,
  handOverDeclined,
  handOverOffered,
} from '@stagepass/contract/clubs/events.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockClubFor } from '../access.ts';
import { countOwned, lockClub, lockFounder, updateClub } from '../clubs.store.ts';
import { deleteHandOver, findHandOver, type HandOverRow, putHandOver } from '../hand-overs.store.ts';
import { clubMembers } from '../public/members-slot.ts';
import type { ClubRow } from '../tables.ts';
import { MOST_OWNED } from './create-club.ts';

/** A later offer takes the place of an earlier one. */
export async function offerHandOver(
  platform: Platform,
  actor: Actor,
  { id, to_id }: { id: string; to_id: string },
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club, user_id } = await lockClubFor(platform, tx, actor, { id, deed: 'hand-over' });
    if (club.delete_after !== null) fail(clubClosing);
    if (!(await clubMembers.read().isAdmin(tx, club.id, to_id))) fail(heirNotAdmin);
    const between = { club_id: club.id, from_id: user_id, to_id };
    await putHandOver(tx, { ...between, offered_at: platform.clock.now() });
    await record(platform, tx, 'clubs.hand-over-offered', between, user_id);
    await tx.emit(handOverOffered, between);
    return club.id;
  });
}

export async function withdrawHandOver(platform: Platform, actor: Actor, id: string): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club, user_id } = await lockClubFor(platform, tx, actor, { id, deed: 'hand-over' });
    const offer = await findHandOver(tx, club.id);
    if (offer === undefined) return club.id;
    await deleteHandOver(tx, club.id);
    await record(platform, tx, 'clubs.hand-over-withdrawn', offer, user_id);
    return club.id;
  });
}

export async function acceptHandOver(platform: Platform, actor: Actor, id: string): Promise<string> {
  const heir = signedIn(actor).user_id;
  return platform.db.transaction(async (tx) => {
    await lockFounder(tx, heir);
    const { club, offer } = await lockOffered(platform, tx, actor, id);
    if (club.delete_after !== null) fail(noOffer);
    if ((await countOwned(tx, heir)) >= MOST_OWNED) fail(tooManyClubs);
    // Whoever is no admin any more cannot take it: the offer was made to the admin they were.
    if (!(await clubMembers.read().handOver(tx, club, heir))) fail(noOffer);
    await updateClub(tx, club.id, { owner_id: heir });
    await deleteHandOver(tx, club.id);
    const between = { club_id: club.id, from_id: club.owner_id, to_id: heir };
    await record(platform, tx, 'clubs.handed-over', offer, heir);
    await tx.emit(handedOver, between);
    await tx.emit(clubChanged, { club_id: club.id });
    return club.id;
  });
}

export async function declineHandOver(platform: Platform, actor: Actor, id: string): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club, offer } = await lockOffered(platform, tx, actor, id);
    await deleteHandOver(tx, club.id);
    await record(platform, tx, 'clubs.hand-over-declined', offer, offer.to_id);
    await tx.emit(handOverDeclined, { club_id: club.id, from_id: offer.from_id, to_id: offer.to_id });
    return club.id;
  });
}

/** Under the club's lock: of an accepting and a withdrawing at once, one comes first and the other finds nothing. */
async function lockOffered(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ club: ClubRow; offer: HandOverRow }> {
  const seen = await clubMembers.read().loadClubFor(platform, tx, actor, id, 'see-front');
  const club = (await lockClub(tx, seen.club.id)) ?? fail(clubNotFound);
  const offer = await findHandOver(tx, club.id);
  if (offer === undefined || offer.to_id !== signedIn(actor).user_id || offer.from_id !== club.owner_id)
    return fail(noOffer);
  return { club, offer };
}

async function record(
  platform: Platform,
  tx: Tx,
  deed: DeedName,
  offer: Omit<HandOverRow, 'offered_at'>,
  actorId: string,
): Promise<void> {
  await recordDeed(platform, tx, {
    club_id: offer.club_id,
    actor_id: actorId,
    deed,
    subject: { kind: 'user', id: offer.to_id },
  });
}
