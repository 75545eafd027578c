// What is missing for a screen of a club, and by which way in it can be had.
import type { ClubViewer } from '@stagepass/contract/clubs/shapes.ts';
import type { PermissionReason } from '#platform/navigation/permission-error.ts';

/** One of the abilities that the server answers with a club. */
export type Need = keyof ClubViewer['can'];

const membersDo: readonly Need[] = ['see_inside', 'take_part', 'comment', 'leave', 'post'];

/** Null where nothing is missing. */
export function missingFor(need: Need, viewer: ClubViewer): PermissionReason | null {
  if (viewer.can[need]) return null;
  if (viewer.role === 'visitor') return 'sign-in';
  return viewer.role === 'guest' && membersDo.includes(need) ? 'join' : 'owner';
}
