// Tests what a maker types: which stages can be sent, and that paid chance gives a badge only.
import { expect, test } from 'vitest';
import { isBadgeOnly } from './counters.ts';
import { canSend, draftOf, emptyForm, formOfTemplate, troublesOf } from './draft.ts';
import { achievementTemplates, templateKeys } from './templates.ts';

const stage = (goal: string, more = {}) => ({ goal, xp: '', design_id: '', total: '', ...more });
const form = { ...emptyForm(20), name: 'Away days' };

test('goals rise, and numbers have bounds', () => {
  const troubles = (stages: ReturnType<typeof stage>[]) =>
    troublesOf({ stages, counter: 'posts' }).map((found) => [...found]);
  expect(troubles([stage('1'), stage('5')])).toEqual([[], []]);
  expect(troubles([stage('5'), stage('5')])).toEqual([[], ['goal']]);
  expect(troubles([stage('x'), stage('2', { xp: '5001' })])).toEqual([['goal'], ['xp']]);
  expect(troubles([stage('1', { design_id: 'd', total: '0' })])).toEqual([['total']]);
  expect(canSend({ ...form, name: ' ' })).toBe(false);
  expect(canSend(form)).toBe(true);
});

test('packs and auctions send no XP and no items, whatever was typed before', () => {
  const typed = { ...form, stages: [stage('3', { xp: '50', design_id: 'd', total: '4' })] };
  expect(draftOf(typed).stages).toEqual([{ goal: 3, xp: 50, item: { design_id: 'd', total: 4 } }]);
  expect(draftOf({ ...typed, counter: 'draws' }).stages).toEqual([{ goal: 3, xp: 0, item: null }]);
});

test('a template brings its stages and its look in the club’s color', () => {
  const made = formOfTemplate('never-misses', { name: 'Never misses', description: '' }, 95);
  expect(made).toMatchObject({ counter: 'streak', look: { shape: 'burst', icon: 'flame', hue: 95 } });
  expect(made.stages.map(({ goal }) => goal)).toEqual(['7', '30', '100']);
  expect(canSend(made)).toBe(true);
});

test('all ten templates can be sent as they are, those of paid chance without rewards', () => {
  expect(templateKeys).toHaveLength(10);
  for (const key of templateKeys) {
    const made = formOfTemplate(key, { name: key, description: '' }, 20);
    expect(canSend(made)).toBe(true);
    if (isBadgeOnly(made.counter))
      expect(achievementTemplates[key].stages.every(({ xp }) => xp === 0)).toBe(true);
  }
});
