// Owns the reading of invitations: the own one with what it earned, the staff's codes, and one as the invited person sees it.
import { invitationNotFound } from '@stagepass/contract/admissions/errors.ts';
import {
  INVITATION_XP,
  type Invitation,
  type InvitationView,
  type OwnInvitation,
} from '@stagepass/contract/admissions/shapes.ts';
import { presentClub } from '#domains/clubs/public/present-club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor, may } from '#domains/memberships/public/may.ts';
import { hiddenFrom } from '#domains/users/public/block-list.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { ensurePersonal } from '../actions/invitations.ts';
import { markDevice } from '../devices.ts';
import { invitationState } from '../invitations.rules.ts';
import { byCreationAndCode, countUses, findInvitation, listFurther, listUses } from '../invitations.store.ts';
import { presentInvitation } from '../views.ts';

const FRIENDS = 20;
const PAGE = 20;

export async function getOwnInvitation(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  deviceId: string,
): Promise<OwnInvitation> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, idOrHandle, 'take-part');
    const { code } = await ensurePersonal(platform, tx, club.id, user_id);
    await markDevice(platform, tx, { club_id: club.id, user_id, device_id: deviceId });
    const counts = await countUses(tx, user_id, club.id);
    const apart = new Set(await hiddenFrom(tx, user_id));
    const uses = (await listUses(tx, user_id, club.id, FRIENDS)).filter((use) => !apart.has(use.user_id));
    const people = await loadUserCards(
      platform,
      tx,
      uses.map((use) => use.user_id),
    );
    return {
      code,
      joined: counts.joined,
      pending: counts.pending,
      earned_xp: counts.earned * INVITATION_XP,
      xp_each: INVITATION_XP,
      friends: uses.flatMap((use) => {
        const user = people.get(use.user_id);
        const state = use.state === 'joined' ? ('pending' as const) : use.state;
        return user === undefined ? [] : { user, joined_at: use.joined_at.toISOString(), state };
      }),
      can: { manage: isStaffFor(standing, 'moderate') },
    };
  });
}

export async function listInvitations(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  cursor: string | undefined,
): Promise<Page<Invitation>> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, 'manage-members');
  const { rows, next_cursor } = await byCreationAndCode.page({ cursor, limit: PAGE }, (page) =>
    listFurther(db, club.id, page),
  );
  const people = await loadUserCards(
    platform,
    db,
    rows.map((row) => row.inviter_id),
  );
  const now = platform.clock.now();
  return {
    data: rows.flatMap((row) => {
      const inviter = people.get(row.inviter_id);
      return inviter === undefined ? [] : presentInvitation(row, inviter, now);
    }),
    next_cursor,
  };
}

export async function getInvitation(platform: Platform, actor: Actor, code: string): Promise<InvitationView> {
  const { db } = platform;
  const row = (await findInvitation(db, code)) ?? fail(invitationNotFound);
  const found = await loadClubAndStanding(platform, db, actor, row.club_id);
  if (found === undefined || !may(found.club, found.standing, 'see-front')) return fail(invitationNotFound);
  const { club, standing } = found;
  return {
    code: row.code,
    state: invitationState(row, platform.clock.now()),
    club: presentClub(platform, club),
    inviter: await loadInviter(platform, standing.user_id, row.inviter_id),
    own: row.inviter_id === standing.user_id,
    member: standing.role !== 'visitor' && standing.role !== 'guest',
  };
}

/** Nobody is named to somebody whom they are apart from. */
async function loadInviter(
  platform: Platform,
  viewerId: string | null,
  inviterId: string,
): Promise<InvitationView['inviter']> {
  const { db } = platform;
  if (viewerId !== null && (await isBlocked(db, { user_id: viewerId, other_id: inviterId }))) return null;
  return (await loadUserCards(platform, db, [inviterId])).get(inviterId) ?? null;
}
