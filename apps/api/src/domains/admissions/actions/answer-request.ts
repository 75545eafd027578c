// Owns the answer to a request: yes and they are in, no with a reason, or the person takes it back.
import { requestNotFound } from '@stagepass/contract/admissions/errors.ts';
import { requestAnswered } from '@stagepass/contract/admissions/events.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockWaitingRequest } from '../access.ts';
import { invitationState } from '../invitations.rules.ts';
import { findInvitation } from '../invitations.store.ts';
import { lockWaiting, updateRequest } from '../requests.store.ts';
import type { InvitationRow, JoinRequestRow } from '../tables.ts';
import { tellPerson } from '../tell.ts';
import { admit } from './admit.ts';

interface RequestAt {
  club: string;
  request_id: string;
}

export async function approveRequest(
  platform: Platform,
  actor: Actor,
  at: RequestAt,
): Promise<{ member_number: number }> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, at.club, 'manage-members');
    const request = await lockWaitingRequest(tx, club.id, at.request_id);
    const { user_id } = request;
    const invitation = await stillGood(platform, tx, request);
    const { member_number } = await admit(platform, tx, { club, user_id, source: 'approval', invitation });
    await settle(platform, tx, actor, { club, request, approved: true, reason: '' });
    return { member_number };
  });
}

export async function refuseRequest(
  platform: Platform,
  actor: Actor,
  at: RequestAt,
  reason: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, at.club, 'manage-members');
    const request = await lockWaitingRequest(tx, club.id, at.request_id);
    await settle(platform, tx, actor, { club, request, approved: false, reason });
  });
}

export async function withdrawRequest(platform: Platform, actor: Actor, idOrHandle: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'see-front');
    const waiting = await lockWaiting(tx, club.id, signedIn(actor).user_id);
    if (waiting === undefined) return fail(requestNotFound);
    await updateRequest(tx, waiting.id, { state: 'withdrawn', answered_at: platform.clock.now() });
  });
}

/** The invitation that the person came with; one that ended meanwhile keeps nobody out whom the staff lets in. */
async function stillGood(
  platform: Platform,
  tx: Tx,
  { code }: JoinRequestRow,
): Promise<InvitationRow | undefined> {
  const row = code === null ? undefined : await findInvitation(tx, code);
  if (row === undefined) return undefined;
  return invitationState(row, platform.clock.now()) === 'good' ? row : undefined;
}

async function settle(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  answered: { club: Club; request: JoinRequestRow; approved: boolean; reason: string },
): Promise<void> {
  const { club, request, approved, reason } = answered;
  const staff = signedIn(actor).user_id;
  await updateRequest(tx, request.id, {
    state: approved ? 'approved' : 'refused',
    reason,
    answered_by: staff,
    answered_at: platform.clock.now(),
  });
  await recordDeed(platform, tx, {
    club_id: club.id,
    actor_id: staff,
    deed: approved ? 'admissions.request-approved' : 'admissions.request-refused',
    subject: { kind: 'user', id: request.user_id },
    ...(reason === '' ? {} : { details: { reason } }),
  });
  const { id: request_id, user_id } = request;
  await tx.emit(requestAnswered, { club_id: club.id, request_id, user_id, approved, reason });
  tellPerson(platform, tx, { club, user_id, approved });
}
