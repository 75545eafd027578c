// What is missing for a screen of a club, and by which way in it can be had.
import type { AdminScope, ClubViewer } from '@stagepass/contract/clubs/shapes.ts';
import type { PermissionReason } from '#platform/navigation/permission-error.ts';

/** One of the abilities that the server answers with a club, or being in it at all. */
export type Need = keyof ClubViewer['can'] | 'membership';

const membersDo: readonly Need[] = ['membership', 'see_inside', 'take_part', 'comment', 'leave', 'post'];

export function isMember({ role }: Pick<ClubViewer, 'role'>): boolean {
  return role === 'member' || role === 'admin' || role === 'owner';
}

export function mayOpen(need: Need, viewer: ClubViewer): boolean {
  return need === 'membership' ? isMember(viewer) : viewer.can[need];
}

/** Which scope of an admin would open it. */
const scopeOf: Partial<Record<Need, AdminScope>> = {
  scan: 'scan',
  post: 'moderate',
  manage_content: 'moderate',
  manage_members: 'moderate',
  manage_sales: 'sales',
  manage_club: 'all',
};

/** Null for everybody but an admin who was made for something else. */
export function missingScope(need: Need, viewer: ClubViewer): AdminScope | null {
  return viewer.role === 'admin' && !mayOpen(need, viewer) ? (scopeOf[need] ?? null) : null;
}

/** Null where nothing is missing. */
export function missingFor(need: Need, viewer: ClubViewer): PermissionReason | null {
  if (mayOpen(need, viewer)) return null;
  if (viewer.role === 'visitor') return 'sign-in';
  if (missingScope(need, viewer) !== null) return 'scope';
  return viewer.role === 'guest' && membersDo.includes(need) ? 'join' : 'owner';
}
