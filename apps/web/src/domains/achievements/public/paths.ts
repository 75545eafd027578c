// Owns the addresses of achievements' screens.
import { clubPath } from '#domains/clubs/public/paths.ts';

export function clubAchievementsPath(handle: string): string {
  return `${clubPath(handle)}/achievement`;
}

/** Opens one of them in its sheet. */
export function achievementPath(handle: string, id: string): string {
  return `${clubAchievementsPath(handle)}?achievement=${id}`;
}

export function manageAchievementsPath(handle: string): string {
  return `${clubPath(handle)}/manage-achievement`;
}
