// Tests what the endpoints of achievements take: stages in rising order, bounded lists, ids of ours.
import { expect, test } from 'vitest';
import { getAchievementEditor, listNearestAchievements } from './endpoints.ts';
import { isBadgeOnly, mostHidden } from './kinds.ts';
import { achievementDraft } from './shapes.ts';
import { achievementTemplates, templateKeys } from './templates.ts';

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

test('every template is a draft that can be saved', () => {
  for (const key of templateKeys) {
    const { look, stages, counter } = achievementTemplates[key];
    const made = { name: key, counter, look: { ...look, hue: 20 }, stages };
    expect(achievementDraft.safeParse(made).error).toBeUndefined();
    if (isBadgeOnly(counter)) expect(stages.every(({ xp }) => xp === 0)).toBe(true);
  }
  expect(templateKeys).toHaveLength(10);
});

test('one in ten may be hidden', () => {
  expect([0, 9, 10, 19, 20].map(mostHidden)).toEqual([0, 0, 1, 1, 2]);
});

test('a malformed id is answered as one that is not there, and a list has bounds', () => {
  const { error } = getAchievementEditor.params.safeParse({ id: 'no id of ours' });
  expect(error?.issues).toMatchObject([{ params: { not_found: { code: 'achievements.not-found' } } }]);
  expect(listNearestAchievements.query.safeParse({ limit: '25' }).success).toBe(false);
});
