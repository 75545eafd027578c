// Owns joining by the club's policy: at once, or as a request that waits.
import {
  askedTooSoon,
  invitationNeeded,
  requestWaiting,
  requirementsMissing,
} from '@stagepass/contract/admissions/errors.ts';
import { requestMade } from '@stagepass/contract/admissions/events.ts';
import type { JoinOutcome } from '@stagepass/contract/admissions/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { listAsked } from '#domains/requirements/public/list-asked.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadGoodInvitation } from '../access.ts';
import { markDevice } from '../devices.ts';
import { askAgainAt } from '../joining.rules.ts';
import { findLastRequest, insertRequest, lockWaiting, updateRequest } from '../requests.store.ts';
import type { InvitationRow, JoinRequestRow } from '../tables.ts';
import { tellStaff } from '../tell.ts';
import { admit } from './admit.ts';

export interface Joining {
  note?: string | undefined;
  code?: string | undefined;
  /** Of whoever comes with a code. */
  device_id: string | undefined;
}

export async function joinClub(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  { note = '', code, device_id }: Joining,
): Promise<JoinOutcome> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'join');
    const waiting = await lockWaiting(tx, club.id, user_id);
    const now = platform.clock.now();
    const invitation =
      code === undefined ? undefined : await loadGoodInvitation(tx, { code, club_id: club.id, user_id, now });
    if (invitation !== undefined && device_id !== undefined)
      await markDevice(platform, tx, { club_id: club.id, user_id, device_id });
    if (club.join_policy === 'approval')
      return ask(platform, tx, { club, user_id, note, invitation, waiting });
    await requirePolicy(tx, club, user_id, invitation);
    const source = invitation === undefined ? club.join_policy : 'invitation';
    const admitted = await admit(platform, tx, { club, user_id, source, invitation });
    // The club asked for approval once, and does not any more.
    if (waiting !== undefined) await updateRequest(tx, waiting.id, { state: 'approved', answered_at: now });
    return { state: 'joined', ...admitted };
  });
}

async function requirePolicy(
  tx: Tx,
  club: Club,
  userId: string,
  invitation: InvitationRow | undefined,
): Promise<void> {
  if (club.join_policy === 'invite' && invitation === undefined) fail(invitationNeeded);
  if (club.join_policy !== 'requirements') return;
  const asked = await listAsked(tx, { kind: 'joining', id: club.id }, userId);
  const passed = asked.filter((requirement) => requirement.passed).length;
  if (passed < asked.length) fail(requirementsMissing, { total: asked.length, passed });
}

interface Asking {
  club: Club;
  user_id: string;
  note: string;
  invitation: InvitationRow | undefined;
  waiting: JoinRequestRow | undefined;
}

async function ask(
  platform: Platform,
  tx: Tx,
  { club, user_id, note, invitation, waiting }: Asking,
): Promise<JoinOutcome> {
  if (waiting !== undefined) fail(requestWaiting);
  const now = platform.clock.now();
  const again = askAgainAt(await findLastRequest(tx, club.id, user_id), now);
  if (again !== null) fail(askedTooSoon, { again_at: again.toISOString() });
  const id = newId(platform);
  const asked = await insertRequest(tx, {
    id,
    club_id: club.id,
    user_id,
    note,
    code: invitation?.code ?? null,
    state: 'waiting',
    answered_by: null,
    answered_at: null,
    created_at: now,
  });
  // The other phone was quicker.
  if (!asked) fail(requestWaiting);
  await tx.emit(requestMade, { club_id: club.id, request_id: id, user_id });
  await tellStaff(platform, tx, club, user_id);
  return { state: 'waiting', member_number: null, xp: 0 };
}
