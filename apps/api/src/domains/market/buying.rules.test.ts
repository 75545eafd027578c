// Owns: when a listing can be bought, to the moment.
import { expect, test } from 'vitest';
import { whyNotForSale } from './buying.rules.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 5, 1) + ms);
const row = {
  ...({ kind: 'store', state: 'open', stock: null, sold: 0, per_fan_limit: 2 } as const),
  ...{ opens_at: at(0), closes_at: at(1000) },
};
const given = { left: null, bought: 0, redeem_until: null };

test.each([
  [-1, 'not-yet'],
  [0, null],
  [999, null],
  [1000, 'over'],
] as const)('%i ms after it opens: %s', (ms, why) => {
  expect(whyNotForSale(row, { ...given, now: at(ms) })).toBe(why);
});

test.each([
  [500, null],
  [501, 'over'],
] as const)('a ticket is sold until its day has ended, %i ms: %s', (ms, why) => {
  expect(whyNotForSale(row, { ...given, redeem_until: at(500), now: at(ms) })).toBe(why);
});

test.each([
  [1, null],
  [2, 'limit-reached'],
] as const)('of two for each fan, %i bought before: %s', (bought, why) => {
  expect(whyNotForSale(row, { ...given, bought, now: at(0) })).toBe(why);
});
