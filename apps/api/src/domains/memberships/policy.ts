// Owns what one person may do to another in a club, beyond the table: only to those below the own rank.
import type { ClubRole } from '@stagepass/contract/clubs/shapes.ts';
import type { MemberView } from '@stagepass/contract/memberships/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { may } from './public/may.ts';
import type { Standing } from './public/standing.ts';
import type { MembershipRow } from './tables.ts';

const rankOf: Record<ClubRole, number> = { visitor: 0, guest: 1, member: 2, admin: 3, owner: 4 };

/** A guest, or somebody who left, ranks below every member. */
export function isBelow(
  standing: Pick<Standing, 'role'>,
  target: Pick<MembershipRow, 'role' | 'state'> | undefined,
): boolean {
  const role = target === undefined || target.state !== 'active' ? 'guest' : target.role;
  return rankOf[role] < rankOf[standing.role];
}

/** What the viewer could do to this member now; the server asks again when they try. */
export function abilitiesOver(club: Club, standing: Standing, target: MembershipRow): MemberView['can'] {
  const isOwn = target.user_id === standing.user_id;
  const mayManage = may(club, standing, 'manage-members');
  const manages = mayManage && isBelow(standing, target) && !isOwn;
  const active = target.state === 'active';
  return {
    change_role: active && target.role !== 'owner' && may(club, standing, 'manage-admins'),
    set_tier: active && (manages || (mayManage && isOwn)),
    mute: manages && active,
    ban: manages,
    remove: manages && active,
  };
}
