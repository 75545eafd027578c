// Owns the moment somebody gets in, whatever the policy: enrolled, their invitation counted, the XP of what they did granted.
import { experiencePoints } from '@stagepass/base/experience.ts';
import { clubFull, invitationEnded } from '@stagepass/contract/admissions/errors.ts';
import { inviteUsed } from '@stagepass/contract/admissions/events.ts';
import { licenseLimitReached } from '@stagepass/contract/clubs/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { listAsked } from '#domains/requirements/public/list-asked.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { insertUse, sharesDevice, takeUse } from '../invitations.store.ts';
import type { InvitationRow } from '../tables.ts';

export interface Admitted {
  club: Club;
  user_id: string;
  source: string;
  invitation: InvitationRow | undefined;
}

export async function admit(
  platform: Platform,
  tx: Tx,
  admitted: Admitted,
): Promise<{ member_number: number; xp: number }> {
  const { club, user_id, source, invitation } = admitted;
  const member_number = await enrol(platform, tx, { club, user_id, source });
  if (invitation !== undefined) await countInvitation(platform, tx, user_id, invitation);
  return { member_number, xp: await grantRequirements(platform, tx, club.id, user_id) };
}

async function enrol(
  platform: Platform,
  tx: Tx,
  member: { club: Club; user_id: string; source: string },
): Promise<number> {
  try {
    return await enrolMember(platform, tx, member);
  } catch (error) {
    // The staff is told of the license; whoever wants to join can do nothing about it.
    const full = error instanceof Failure && error.reason === licenseLimitReached;
    if (full && member.source !== 'approval') return fail(clubFull);
    throw error;
  }
}

async function countInvitation(
  platform: Platform,
  tx: Tx,
  userId: string,
  { code, club_id, inviter_id }: InvitationRow,
): Promise<void> {
  const now = platform.clock.now();
  if (!(await takeUse(tx, code, now))) fail(invitationEnded, { state: 'used-up' });
  const state = (await sharesDevice(tx, club_id, userId)) ? 'nothing' : 'joined';
  await insertUse(tx, { club_id, user_id: userId, code, inviter_id, state, joined_at: now });
  await tx.emit(inviteUsed, { club_id, inviter_id, user_id: userId });
}

/** Once for each requirement, ever: who comes back gets nothing a second time. */
async function grantRequirements(
  platform: Platform,
  tx: Tx,
  clubId: string,
  userId: string,
): Promise<number> {
  const asked = await listAsked(tx, { kind: 'joining', id: clubId }, userId);
  let granted_xp = 0;
  for (const { id, type, passed } of asked) {
    if (!passed) continue;
    const amount = experiencePoints(type);
    const cause = { kind: 'requirement', id };
    const { granted } = await grantXp(platform, tx, { club_id: clubId, user_id: userId, amount, cause });
    if (granted) granted_xp += amount;
  }
  return granted_xp;
}
