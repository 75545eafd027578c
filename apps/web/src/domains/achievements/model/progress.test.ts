// Tests how progress is shown: bars by stage, the next stage, and its words.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { AchievementStage } from '@stagepass/contract/achievements/shapes.ts';
import { expect, test } from 'vitest';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { achievementsCopy } from '../copy.ts';
import { goalOf, nextStage, nextWords, progressWords, stageShares } from './progress.ts';

const copy = copyIn(achievementsCopy, getLocale());
const stage = (n: number, goal: number, earned = false, more: Partial<AchievementStage> = {}) => ({
  stage: n,
  goal,
  xp: 0,
  item: null,
  earned_at: earned ? '2026-11-01T00:00:00.000Z' : null,
  item_id: null,
  ...more,
});
const three = [stage(1, 1, true), stage(2, 5, true), stage(3, 10, false, { xp: 200 })];

test('each bar begins where the stage before ends', () => {
  expect(stageShares({ stages: three, count: 8 })).toEqual([1, 1, 0.6]);
  expect(stageShares({ stages: [stage(1, 4), stage(2, 8)], count: 1 })).toEqual([0.25, 0]);
  // Earned stays earned, also where the counter fell.
  expect(stageShares({ stages: three, count: 0 })).toEqual([1, 1, 0]);
});

test('the number counts towards the next goal, or the last one', () => {
  expect(nextStage({ stages: three })?.stage).toBe(3);
  expect(goalOf({ stages: three })).toBe(10);
  expect(goalOf({ stages: [stage(1, 7, true)] })).toBe(7);
  expect(progressWords({ stages: three, count: 8, counter: 'missions' }, copy, 'en-US')).toBe('8 / 10');
  expect(progressWords({ stages: [stage(1, 30)], count: 12, counter: 'streak' }, copy, 'en-US')).toBe(
    '12 / 30 days',
  );
  const done = [stage(1, 30, true)];
  expect(progressWords({ stages: done, count: 47, counter: 'draws' }, copy, 'en-US')).toBe('47');
  expect(progressWords({ stages: done, count: 47, counter: 'streak' }, copy, 'en-US')).toBe('47 days');
});

test('the line says what comes next, and what it gives', () => {
  const said = (stages: typeof three, counter: CounterKind) => nextWords({ stages, counter }, copy, 'en-US');
  expect(said(three, 'missions')).toBe('Complete 10 missions for 200 XP');
  expect(said([stage(1, 3)], 'draws')).toBe('Open 3 packs for the badge');
  expect(said([stage(1, 31, false, { xp: 100 })], 'checkins')).toBe('Check in on 31 days for 100 XP');
  expect(said([stage(1, 3, true)], 'posts')).toBe('Earned');
});
