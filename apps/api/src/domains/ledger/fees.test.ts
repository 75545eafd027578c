// Tests that amounts are divided exactly, whatever they are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { primarySale, resale, shareOf } from './public/fees.ts';

test.each([
  [1, 250, 0],
  [39, 250, 0],
  [40, 250, 1],
  [999, 1000, 99],
  [1_000_000_000_000, 250, 25_000_000_000],
  [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
])('%i at %i basis points is %i', (amount, bp, share) => {
  expect(shareOf(amount, bp)).toBe(share);
});

test('nothing is lost, doubled or negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, bp, fee_bp) => {
        const sold = resale(amount, bp);
        expect(sold.fee_cents + sold.royalty_cents + sold.seller_cents).toBe(amount);
        expect(Math.min(...Object.values(sold))).toBeGreaterThanOrEqual(0);
        const primary = primarySale(amount, { fee_bp });
        expect(primary.fee_cents).toBe(shareOf(amount, fee_bp));
        expect(primary.fee_cents + primary.club_cents).toBe(amount);
      },
    ),
  );
});

test.each([-1, 0.5, Number.NaN])('%s is no amount', (amount) => {
  expect(() => shareOf(amount, 250)).toThrow('no amount');
});
