// Owns bans as the staff decides them: of members and of guests alike, and their lifting.
import { memberNotFound } from '@stagepass/contract/memberships/errors.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockManaged } from '../access.ts';
import { updateMembership } from '../members.store.ts';
import { banPerson } from '../public/ban-person.ts';

export async function banMember(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string; reason: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, actor_id } = await lockManaged(platform, tx, actor, asked);
    await banPerson(platform, tx, {
      club_id: club.id,
      user_id: asked.user_id,
      by: actor_id,
      reason: asked.reason,
    });
  });
}

export async function unbanMember(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, asked);
    if (target === undefined || target.banned_at === null) return fail(memberNotFound);
    await updateMembership(
      tx,
      { club_id: club.id, user_id: target.user_id },
      { banned_at: null, banned_by: null, ban_reason: '' },
    );
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id,
      deed: 'memberships.member-unbanned',
      subject: { kind: 'user', id: target.user_id },
    });
  });
}
