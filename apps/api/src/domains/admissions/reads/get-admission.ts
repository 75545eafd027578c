// Owns the reading of a club's door: the one thing between the caller and the club.
import { experiencePoints } from '@stagepass/base/experience.ts';
import type { Admission } from '@stagepass/contract/admissions/shapes.ts';
import { hasRoom } from '#domains/clubs/public/has-room.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { listAsked } from '#domains/requirements/public/list-asked.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { invitationState } from '../invitations.rules.ts';
import { findInvitation } from '../invitations.store.ts';
import { askAgainAt, nextStep } from '../joining.rules.ts';
import { findLastRequest } from '../requests.store.ts';
import type { JoinRequestRow } from '../tables.ts';

export async function getAdmission(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  code: string | undefined,
): Promise<Admission> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, idOrHandle, 'see-front');
  const now = platform.clock.now();
  const userId = standing.user_id;
  const byRequirements = club.join_policy === 'requirements';
  const asked = byRequirements ? await listAsked(db, { kind: 'joining', id: club.id }, userId) : [];
  const last = userId === null ? undefined : await findLastRequest(db, club.id, userId);
  const passed = asked.filter((requirement) => requirement.passed).length;
  const step = nextStep({
    policy: club.join_policy,
    role: standing.role,
    banned: standing.banned,
    closing: club.delete_after !== null,
    verified: actor.kind === 'user' && actor.verified,
    has_room: await hasRoom(db, club.id, 'members'),
    invited: code !== undefined && (await isGoodHere(platform, code, club.id, userId)),
    requirements_missing: passed < asked.length,
    last_request: last,
    now,
  });
  return {
    club_id: club.id,
    policy: club.join_policy,
    step,
    requirements: { total: asked.length, passed },
    xp: asked.reduce((sum, { type }) => sum + experiencePoints(type), 0),
    request: step === 'member' ? null : presentOwnRequest(last, now),
  };
}

async function isGoodHere(
  platform: Platform,
  code: string,
  clubId: string,
  userId: string | null,
): Promise<boolean> {
  const row = await findInvitation(platform.db, code);
  if (row === undefined || row.club_id !== clubId || row.inviter_id === userId) return false;
  return invitationState(row, platform.clock.now()) === 'good';
}

/** One that waits or was refused; what came to a good end, or was taken back, is not shown. */
function presentOwnRequest(row: JoinRequestRow | undefined, now: Date): Admission['request'] {
  if (row === undefined || (row.state !== 'waiting' && row.state !== 'refused')) return null;
  return {
    id: row.id,
    note: row.note,
    asked_at: row.created_at.toISOString(),
    reason: row.state === 'refused' ? row.reason : null,
    again_at: askAgainAt(row, now)?.toISOString() ?? null,
  };
}
