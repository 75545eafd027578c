// Owns the taking off the register, by the staff or by oneself.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { memberNotFound, notAMember, ownerStays } from '@stagepass/contract/memberships/errors.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { lockLimit } from '#domains/clubs/public/lock-limit.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockManaged } from '../access.ts';
import { endMembership } from '../end-membership.ts';
import { lockMembership } from '../members.store.ts';

export async function removeMember(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, asked);
    if (target === undefined) return fail(memberNotFound);
    if (target.state !== 'active') return fail(notAMember);
    await endMembership(platform, tx, target, 'removed');
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id,
      deed: 'memberships.member-removed',
      subject: { kind: 'user', id: target.user_id },
    });
  });
}

/** Out of a suspended or closing club too: nobody is held in one. */
export async function leaveClub(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const club = await findClub(platform, tx, id);
    if (club === undefined || club.closed_at !== null) return fail(clubNotFound);
    await lockLimit(tx, club.id, 'members');
    await lockLimit(tx, club.id, 'admins');
    const member = await lockMembership(tx, club.id, signedIn(actor).user_id);
    // A private club is not there for somebody banned from it.
    const gone = club.visibility === 'private' && (member?.banned_at ?? null) !== null;
    if (member?.state !== 'active') return fail(gone ? clubNotFound : notAMember);
    if (member.role === 'owner') return fail(ownerStays);
    await endMembership(platform, tx, member, 'left');
  });
}
