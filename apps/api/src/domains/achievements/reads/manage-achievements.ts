// Owns what those who make achievements read: a list by state, and one to edit.
import { achievementNotFound } from '@stagepass/contract/achievements/errors.ts';
import type { AchievementState } from '@stagepass/contract/achievements/kinds.ts';
import type { ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadToManage } from '../access.ts';
import { listByState } from '../achievements.store.ts';
import { presentManaged } from '../views.ts';

export async function listManagedAchievements(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { state, ...asked }: PageAsked & { state: AchievementState },
): Promise<Page<ManagedAchievement>> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const of = { club_id: club.id, state };
  const { rows, next_cursor } = await byCreation.page(asked, (page) => listByState(db, of, page));
  return { data: await presentManaged(platform, db, club.id, rows), next_cursor };
}

export async function getEditor(platform: Platform, actor: Actor, id: string): Promise<ManagedAchievement> {
  const { db } = platform;
  const { achievement, club } = await loadToManage(platform, db, actor, id);
  const [shown] = await presentManaged(platform, db, club.id, [achievement]);
  return shown ?? fail(achievementNotFound);
}
