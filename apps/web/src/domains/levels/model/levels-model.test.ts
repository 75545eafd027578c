// Tests what the ladder shows, the quickest way up, and a level while it is edited.
import { levelBeginsAt, levelProgress } from '@stagepass/base/level.ts';
import { describe, expect, test } from 'vitest';
import { firstUnnamed, ladderRows } from './ladder-rows.ts';
import { draftOf, editOf } from './level-draft.ts';
import { wayUp } from './way-up.ts';

const step = (level: number) => ({
  level,
  begins_at_xp: levelBeginsAt(level),
  name: `Level ${level}`,
  perks: [],
});
const mine = (xp: number) => ({ xp, ...levelProgress(xp), since: null });

describe('the ladder', () => {
  test('shows named levels, mine and the next, highest first', () => {
    const rows = ladderRows({ steps: [step(2), step(9)], mine: mine(650) });
    expect(rows.map(({ level, name }) => [level, name])).toEqual([
      [9, 'Level 9'],
      [5, null],
      [4, null],
      [2, 'Level 2'],
    ]);
    expect(rows[1]?.begins_at_xp).toBe(1000);
  });

  test('without names shows those around me', () => {
    expect(ladderRows({ steps: [], mine: mine(650) }).map(({ level }) => level)).toEqual([
      7, 6, 5, 4, 3, 2, 1,
    ]);
    expect(ladderRows({ steps: [], mine: null }).map(({ level }) => level)).toEqual([4, 3, 2, 1]);
  });

  test('suggests the first level without a name', () => {
    expect(firstUnnamed([])).toBe(2);
    expect(firstUnnamed([step(2), step(3), step(7)])).toBe(4);
  });
});

test('the quickest way up is the fewest missions that are enough', () => {
  const mission = (xp: number, earned_xp = 0) => ({ xp, mine: { earned_xp } });
  expect(wayUp([mission(50), mission(200, 25), mission(100)], 260)).toEqual({ count: 2, xp: 275 });
  expect(wayUp([mission(50)], 260)).toEqual({ count: 1, xp: 50 });
  expect(wayUp([mission(50, 50)], 260)).toBeNull();
});

describe('a level while it is edited', () => {
  const draft = draftOf({
    level: 3,
    name: 'Oil can',
    perks: [
      { type: 'text', text: 'Beta branch' },
      { type: 'discount', percent: 10 },
      { type: 'privateMission' },
    ],
  });

  test('comes back as it was', () => {
    expect(editOf(draft)).toEqual({
      level: 3,
      name: 'Oil can',
      perks: [
        { type: 'text', text: 'Beta branch' },
        { type: 'discount', percent: 10 },
        { type: 'privateMission' },
      ],
    });
  });

  test('needs a level, a name or a perk, and a percentage that is one', () => {
    expect(editOf({ ...draft, level: '0' })).toBeNull();
    expect(editOf({ ...draft, level: '101' })).toBeNull();
    expect(editOf({ ...draft, discount: '101' })).toBeNull();
    expect(editOf({ ...draft, discount: 'x' })).toBeNull();
    expect(editOf({ ...draft, name: ' ' })).toMatchObject({ name: null });
    expect(editOf({ level: '3', name: '', text: ' ', discount: '', privateMission: false })).toBeNull();
  });
});
