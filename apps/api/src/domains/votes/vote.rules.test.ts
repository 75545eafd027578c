// Tests the decisions about votes that need no database.
import { openingProblems } from '@stagepass/base/vote-opening.ts';
import { expect, test } from 'vitest';
import { DAY_MS, placesOf, stateOf, weightFor, weightsOf } from './vote.rules.ts';

const now = new Date('2026-11-18T12:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * DAY_MS);

test.each([
  ['draft', null, null, 'draft'],
  ['open', at(1), at(2), 'scheduled'],
  ['open', at(0), at(2), 'open'],
  ['open', at(-2), at(0), 'closed'],
  ['closed', at(-2), at(2), 'closed'],
] as const)('%s from %s to %s is %s', (state, opens_at, closes_at, shown) => {
  expect(stateOf({ state, opens_at, closes_at }, now)).toBe(shown);
});

test.each([
  [2, null, at(3), []],
  [1, null, at(3), ['few-options']],
  [0, null, null, ['few-options', 'no-end']],
  [2, null, at(0), ['end-passed']],
  [2, at(3), at(2), ['ends-before-open']],
  [2, at(1), at(91), []],
  [2, null, at(91), ['too-long']],
] as const)('%i options, from %s to %s: %j', (options, opens_at, closes_at, problems) => {
  expect(openingProblems({ opens_at, closes_at }, options, now)).toEqual(problems);
});

test('a ballot counts by the best tier that the vote names', () => {
  const tier = (id: string, rank: number) => ({ id, rank, name: id, hue: 0 });
  const tiers = new Map([
    ['b', tier('b', 3)],
    ['a', tier('a', 1)],
  ]);
  const weights = weightsOf(
    [
      { tier_id: 'b', weight: 4 },
      { tier_id: 'a', weight: 2 },
      { tier_id: 'gone', weight: 9 },
    ],
    tiers,
  );
  expect(weights.map(({ weight }) => weight)).toEqual([2, 4]);
  const of = (rank: number | null) =>
    weightFor({ weighting: 'tier' }, weights, rank === null ? null : { rank });
  expect([null, 0, 1, 2, 3, 9].map(of)).toEqual([1, 1, 2, 2, 4, 4]);
  expect(weightFor({ weighting: 'one' }, weights, { rank: 9 })).toBe(1);
});

test('a ballot holds options of its vote, each once, no more than allowed', () => {
  const options = ['x', 'y', 'z'].map((id, place) => ({ id, place: place + 1 }));
  const single = { choice: 'single', most_choices: 1 } as const;
  const several = { choice: 'several', most_choices: 2 } as const;
  expect(placesOf(single, options, ['y'])).toEqual([2]);
  expect(placesOf(single, options, ['x', 'y'])).toBeUndefined();
  expect(placesOf(several, options, ['z', 'x'])).toEqual([1, 3]);
  expect(placesOf(several, options, ['x', 'x'])).toBeUndefined();
  expect(placesOf(several, options, ['x', 'y', 'z'])).toBeUndefined();
  expect(placesOf(single, options, ['other'])).toBeUndefined();
  expect(placesOf(single, options, [])).toBeUndefined();
});
