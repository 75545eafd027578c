// Owns who is an admin: made and unmade by the owner, within the club's limit.
import { memberNotFound, notAMember } from '@stagepass/contract/memberships/errors.ts';
import { roleChanged } from '@stagepass/contract/memberships/events.ts';
import { giveBackToLimit } from '#domains/clubs/public/give-back-to-limit.ts';
import { takeFromLimit } from '#domains/clubs/public/take-from-limit.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockManaged } from '../access.ts';
import { updateMembership } from '../members.store.ts';

export async function changeRole(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string; role: 'member' | 'admin' },
): Promise<void> {
  const { role } = asked;
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, {
      ...asked,
      deed: 'manage-admins',
    });
    if (target === undefined) return fail(memberNotFound);
    if (target.state !== 'active') return fail(notAMember);
    if (target.role === role) return;
    if (role === 'admin') await takeFromLimit(tx, club.id, 'admins');
    else await giveBackToLimit(tx, club.id, 'admins');
    const key = { club_id: club.id, user_id: target.user_id };
    await updateMembership(tx, key, { role });
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id,
      deed: 'memberships.role-changed',
      subject: { kind: 'user', id: target.user_id },
      details: { from: target.role, to: role },
    });
    await tx.emit(roleChanged, { ...key, from: target.role, to: role });
    // What only those who keep order may watch is left at once.
    tx.afterCommit(() => platform.realtime.recheck({ user_id: target.user_id }));
  });
}
