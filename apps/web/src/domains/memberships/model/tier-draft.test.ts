// Tests what a tier's form sends: nothing by halves, benefits as data.
import { expect, test } from 'vitest';
import type { TierView } from '../public/use-tiers.ts';
import { draftOf, fieldsOf, newDraft, type TierDraft } from './tier-draft.ts';

const tier: TierView = {
  id: 't3',
  rank: 3,
  name: 'Front Row',
  hue: 355,
  reached_by: { by: 'xp', xp: 4500 },
  benefits: [{ type: 'discount', percent: 10 }, { type: 'privateMission' }],
  member_count: 12,
};

test('a tier comes out as it went in', () => {
  const { name, hue, reached_by, benefits } = tier;
  expect(fieldsOf(draftOf(tier))).toEqual({ name, hue, reached_by, benefits });
});

test('a new tier stands above the best', () => {
  expect(newDraft([tier]).xp).toBe('7000');
  expect(newDraft([]).xp).toBe('1000');
});

test.each([
  ['no name', { name: ' ' }],
  ['no XP', { xp: '' }],
  ['XP that is no number', { xp: 'many' }],
  ['half an XP', { xp: '1.5' }],
  ['a discount beyond all', { discount: '120' }],
] satisfies [string, Partial<TierDraft>][])('%s is not sent', (_, change) => {
  expect(fieldsOf({ ...draftOf(tier), ...change })).toBeNull();
});

test('by hand takes no XP', () => {
  expect(fieldsOf({ ...draftOf(tier), way: 'hand', xp: '' })?.reached_by).toEqual({ by: 'hand' });
});
