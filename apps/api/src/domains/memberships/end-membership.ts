// Owns the end of somebody's membership, however it comes: the role goes, the number stays, the counters follow.
import { memberLeft } from '@stagepass/contract/memberships/events.ts';
import { changeMemberCount } from '#domains/clubs/public/change-member-count.ts';
import { giveBackToLimit } from '#domains/clubs/public/give-back-to-limit.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { updateMembership } from './members.store.ts';
import type { MembershipRow } from './tables.ts';

/** The counters and the membership are locked by the caller. */
export async function endMembership(
  platform: Platform,
  tx: Tx,
  member: MembershipRow,
  how: 'left' | 'removed' | 'banned',
): Promise<void> {
  const key = { club_id: member.club_id, user_id: member.user_id };
  await updateMembership(tx, key, {
    role: 'member',
    state: how === 'left' ? 'left' : 'removed',
    left_at: platform.clock.now(),
  });
  await giveBackToLimit(tx, member.club_id, 'members');
  if (member.role === 'admin') await giveBackToLimit(tx, member.club_id, 'admins');
  await changeMemberCount(platform, tx, member.club_id, -1);
  await tx.emit(memberLeft, { ...key, how });
  // What they watch of the club they hear no longer, from the commit on.
  tx.afterCommit(() => platform.realtime.recheck({ user_id: member.user_id }));
}
