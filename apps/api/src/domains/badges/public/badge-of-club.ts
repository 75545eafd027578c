// Owns whether a badge is one of a club's that can still be earned, for those who want to give it.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findBadge, listBadges } from '../badges.store.ts';
import type { BadgeRow } from '../tables.ts';

/** Undefined where it is another club's, retired, or written by an achievement: those are earned by their goals alone. */
export async function findBadgeOfClub(
  tx: Executor,
  { club_id, badge_id }: { club_id: string; badge_id: string },
): Promise<Pick<BadgeRow, 'id' | 'name' | 'stages'> | undefined> {
  const badge = isId(badge_id) ? await findBadge(tx, badge_id) : undefined;
  if (badge === undefined || badge.club_id !== club_id || badge.retired_at !== null) return undefined;
  return badge.of_achievement ? undefined : badge;
}

/** Of a club's own badges, those that anything but an achievement gives, by id; others are left out. */
export async function loadBadgesOfClub(
  tx: Executor,
  { club_id, ids }: { club_id: string; ids: readonly string[] },
): Promise<Map<string, { retired: boolean }>> {
  const badges = await listBadges(tx, ids.filter(isId));
  const own = badges.filter((badge) => badge.club_id === club_id && !badge.of_achievement);
  return new Map(own.map(({ id, retired_at }) => [id, { retired: retired_at !== null }]));
}
