// Steps are $5, $10 and $25 for most items, grow with the price, and never lead past the highest amount.
import { MAX_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { expect, it } from 'vitest';
import { quickSteps, suggestedMax } from './bid-steps.ts';

it.each([
  [50, [500, 1000, 2500]],
  [18_097, [500, 1000, 2500]],
  [100_000, [2500, 5000, 10_000]],
  [MAX_AMOUNT, []],
])('offers three steps above %i cents', (amount, steps) => {
  expect(quickSteps(amount)).toEqual(steps);
});

it('suggests a round maximum clearly above the bid, and none above the highest amount', () => {
  expect(suggestedMax(2604)).toBe(3500);
  expect(suggestedMax(18_097)).toBe(22_000);
  expect(suggestedMax(MAX_AMOUNT)).toBeNull();
});
