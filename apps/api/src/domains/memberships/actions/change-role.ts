// Owns who is an admin and for what: made and unmade by the owner, within the club's limit.
import { type AdminScope, adminScopes } from '@stagepass/contract/clubs/shapes.ts';
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
  asked: { id: string; user_id: string; role: 'member' | 'admin'; scopes: readonly AdminScope[] },
): Promise<void> {
  const { role } = asked;
  const scopes = role === 'admin' ? tidied(asked.scopes) : [];
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, {
      ...asked,
      deed: 'manage-admins',
    });
    if (target === undefined) return fail(memberNotFound);
    if (target.state !== 'active') return fail(notAMember);
    const before = target.role === 'admin' ? target.scopes : [];
    if (target.role === role && before.join() === scopes.join()) return;
    const key = { club_id: club.id, user_id: target.user_id };
    await updateMembership(tx, key, role === 'admin' ? { role, scopes } : { role });
    // What only those who keep order may watch is left at once.
    tx.afterCommit(() => platform.realtime.recheck({ user_id: target.user_id }));
    if (target.role === role) {
      await recordDeed(platform, tx, {
        club_id: club.id,
        actor_id,
        deed: 'memberships.scopes-changed',
        subject: { kind: 'user', id: target.user_id },
        details: { from: before.join(', '), to: scopes.join(', ') },
      });
      return;
    }
    if (role === 'admin') await takeFromLimit(tx, club.id, 'admins');
    else await giveBackToLimit(tx, club.id, 'admins');
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id,
      deed: 'memberships.role-changed',
      subject: { kind: 'user', id: target.user_id },
      details: { from: target.role, to: role, ...(role === 'admin' && { scopes: scopes.join(', ') }) },
    });
    await tx.emit(roleChanged, { ...key, from: target.role, to: role });
  });
}

/** Each once, in one order; `all` covers the others. */
function tidied(scopes: readonly AdminScope[]): AdminScope[] {
  if (scopes.includes('all')) return ['all'];
  return adminScopes.filter((scope) => scopes.includes(scope));
}
