// What is missing for a screen of a club, and by which way in it can be had.
import type { ClubViewer } from '@stagepass/contract/clubs/shapes.ts';
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

/** Null where nothing is missing. */
export function missingFor(need: Need, viewer: ClubViewer): PermissionReason | null {
  if (mayOpen(need, viewer)) return null;
  if (viewer.role === 'visitor') return 'sign-in';
  return viewer.role === 'guest' && membersDo.includes(need) ? 'join' : 'owner';
}
