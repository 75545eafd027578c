// Owns the life of an achievement: published with its badge and what it promises, retired with the rest given back.
import {
  achievementNotFound,
  achievementNotReady,
  achievementWrongState,
  hiddenTooMany,
} from '@stagepass/contract/achievements/errors.ts';
import { mostHidden } from '@stagepass/contract/achievements/kinds.ts';
import type { ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { soldOut } from '@stagepass/contract/items/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadToManage } from '../access.ts';
import { countOfClub, listStages, lockAchievement } from '../achievements.store.ts';
import { lockAchievementsOf } from '../counters.store.ts';
import { makeLive, retire } from '../life.ts';
import { problemsOf } from '../problems.ts';
import { setAside } from '../set-aside.ts';
import type { AchievementRow, StageRow } from '../tables.ts';
import { log, present } from './edit-achievement.ts';

export async function publishAchievement(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<ManagedAchievement> {
  return platform.db.transaction(async (tx) => {
    const { row, stages, club } = await loadLocked(platform, tx, actor, id);
    if (club.delete_after !== null) return fail(clubClosing);
    if (row.state !== 'draft') return fail(achievementWrongState, { state: row.state });
    const problems = (await problemsOf(tx, club.id, [row], new Map([[id, stages]]))).get(id) ?? [];
    if (problems.length > 0) return fail(achievementNotReady, { problems });
    await setAside(platform, tx, stages).catch(sayStock);
    const live = await makeLive(platform, tx, row, {
      stages: stages.length,
      created_by: signedIn(actor).user_id,
    });
    await log(platform, tx, actor, live, 'achievements.published');
    return present(platform, tx, live);
  });
}

export async function retireAchievement(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<ManagedAchievement> {
  return platform.db.transaction(async (tx) => {
    const { row, stages, club } = await loadLocked(platform, tx, actor, id);
    if (row.state !== 'live') return fail(achievementWrongState, { state: row.state });
    const { live, hidden } = await countOfClub(tx, club.id);
    // What is left must not be mostly hidden ones.
    if (!row.hidden && hidden > mostHidden(live - 1)) return fail(hiddenTooMany);
    const retired = await retire(platform, tx, row, stages);
    await log(platform, tx, actor, retired, 'achievements.retired');
    return present(platform, tx, retired);
  });
}

/** The club's lock before any row: nobody earns anything there meanwhile. */
async function loadLocked(platform: Platform, tx: Tx, actor: Actor, id: string) {
  const { club } = await loadToManage(platform, tx, actor, id);
  await lockAchievementsOf(tx, club.id);
  const row: AchievementRow = (await lockAchievement(tx, id)) ?? fail(achievementNotFound);
  const stages: StageRow[] = (await listStages(tx, [id])).get(id) ?? [];
  return { club, row, stages };
}

/** Somebody bought what was left in this very moment. */
function sayStock(error: unknown): never {
  if (error instanceof Failure && error.reason === soldOut)
    return fail(achievementNotReady, { problems: ['item-stock'] });
  throw error;
}
