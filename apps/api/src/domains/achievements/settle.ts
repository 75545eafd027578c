// Owns the end of a club's achievements when it closes for good: set-aside copies go back, counters and words go.
import type { Domain } from '#platform/domain.ts';
import { forgetWords, listLiveIds, listStages, lockAchievement } from './achievements.store.ts';
import { lockAchievementsOf, removeCountsOfClub } from './counters.store.ts';
import { retire } from './life.ts';

const ACHIEVEMENTS_IN_ONE_STEP = 20;
const COUNTS_IN_ONE_STEP = 2000;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  await lockAchievementsOf(tx, clubId);
  const ids = await listLiveIds(tx, clubId, ACHIEVEMENTS_IN_ONE_STEP);
  const stages = await listStages(tx, ids);
  for (const id of ids) {
    const row = await lockAchievement(tx, id);
    if (row !== undefined) await retire(platform, tx, row, stages.get(id) ?? []);
  }
  if (ids.length === ACHIEVEMENTS_IN_ONE_STEP) return 'waiting';
  if (!(await removeCountsOfClub(tx, clubId, COUNTS_IN_ONE_STEP))) return 'waiting';
  await forgetWords(tx, clubId);
  return 'settled';
};
