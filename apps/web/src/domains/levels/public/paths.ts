// Owns the addresses of levels.
import { clubScreenPath } from '#domains/clubs/public/paths.ts';

/** A club's ladder. */
export function clubLevelsPath(club: string): string {
  return clubScreenPath(club, 'levels');
}

export function leaderboardPath(club: string): string {
  return `${clubLevelsPath(club)}?view=leaderboard`;
}

export function editLevelsPath(club: string): string {
  return `${clubLevelsPath(club)}?view=edit`;
}

/** Somebody's level in a club, to be sent to others. */
export function sharedLevelPath(club: string, userName: string): string {
  return `/level/${encodeURIComponent(club)}~${encodeURIComponent(userName)}`;
}

/** My levels over all clubs. */
export function ownLevelsPath(): string {
  return '/club/levels';
}
