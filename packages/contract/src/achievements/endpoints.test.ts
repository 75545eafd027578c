// Tests what the endpoints of achievements take: stages in rising order, bounded lists, ids of ours.
import { expect, test } from 'vitest';
import { getAchievementEditor, listEarnedStages, listNearestAchievements } from './endpoints.ts';
import { counterKinds, isBadgeOnly, mostHidden } from './kinds.ts';
import { achievementDraft } from './shapes.ts';

const draft = (goals: readonly number[]) => ({
  name: 'Away days',
  look: { shape: 'shield', icon: 'soccer-ball', hue: 55 },
  counter: 'missions',
  stages: goals.map((goal) => ({ goal })),
});

test.each([
  [[1], true],
  [[1, 5, 10], true],
  [[], false],
  [[1, 2, 3, 4], false],
  [[5, 5], false],
  [[5, 3], false],
  [[0], false],
  [[1_000_001], false],
])('stages at %o are taken: %s', (goals, taken) => {
  expect(achievementDraft.safeParse(draft(goals)).success).toBe(taken);
});

test('paid chance and bids earn a badge only', () => {
  expect(counterKinds.filter(isBadgeOnly)).toEqual(['draws', 'auctions']);
});

test('one in ten may be hidden', () => {
  expect([0, 9, 10, 19, 20].map(mostHidden)).toEqual([0, 0, 1, 1, 2]);
});

test('a malformed id is answered as one that is not there, and a list has bounds', () => {
  const { error } = getAchievementEditor.params.safeParse({ id: 'no id of ours' });
  expect(error?.issues).toMatchObject([{ params: { not_found: { code: 'achievements.not-found' } } }]);
  expect(listNearestAchievements.query.safeParse({ limit: '25' }).success).toBe(false);
  expect(listEarnedStages.query.safeParse({ within_s: '86401' }).success).toBe(false);
});
