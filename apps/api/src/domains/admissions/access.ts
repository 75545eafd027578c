// Owns the doors to requests and invitations: whether a code is good for this person here.
import {
  invitationElsewhere,
  invitationEnded,
  invitationNotFound,
  ownInvitation,
  requestAnswered,
  requestNotFound,
} from '@stagepass/contract/admissions/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { invitationState } from './invitations.rules.ts';
import { findInvitation } from './invitations.store.ts';
import { lockRequest } from './requests.store.ts';
import type { InvitationRow, JoinRequestRow } from './tables.ts';

export async function loadGoodInvitation(
  tx: Executor,
  wanted: { code: string; club_id: string; user_id: string; now: Date },
): Promise<InvitationRow> {
  const row = await findInvitation(tx, wanted.code);
  if (row === undefined) return fail(invitationNotFound);
  if (row.club_id !== wanted.club_id) fail(invitationElsewhere);
  if (row.inviter_id === wanted.user_id) fail(ownInvitation);
  const state = invitationState(row, wanted.now);
  if (state !== 'good') fail(invitationEnded, { state });
  return row;
}

export async function lockWaitingRequest(tx: Executor, clubId: string, id: string): Promise<JoinRequestRow> {
  const row = await lockRequest(tx, clubId, id);
  if (row === undefined) return fail(requestNotFound);
  if (row.state !== 'waiting') fail(requestAnswered, { state: row.state });
  return row;
}
