// Owns the door to making achievements: who makes missions makes these.
import { achievementNotFound } from '@stagepass/contract/achievements/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findAchievement } from './achievements.store.ts';
import type { AchievementRow } from './tables.ts';

export interface Door {
  achievement: AchievementRow;
  club: Club;
  standing: Standing;
}

export async function loadToManage(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Door> {
  const achievement = await findAchievement(tx, id);
  // The site's own are nobody's to edit.
  if (achievement === undefined || achievement.club_id === null) return fail(achievementNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, achievement.club_id);
  if (found === undefined) return fail(achievementNotFound);
  requireMay(found.club, found.standing, 'manage-content');
  return { achievement, ...found };
}
