// Tests how far a token's price may move in a day: never more than a tenth, never beyond the bounds.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TOKEN_PRICE_CENTS, MIN_TOKEN_PRICE_CENTS, nextPriceBounds } from './token-limits.ts';

test.each([
  [50, 45, 55],
  [46, 42, 50],
  [10, 10, 11],
  [19, 18, 20],
  [10_000, 9000, 10_000],
])('after %i cents come %i to %i cents', (price, least_cents, most_cents) => {
  expect(nextPriceBounds(price)).toEqual({ least_cents, most_cents });
});

test('no step is more than a tenth of the price, and every price can rise or fall', () => {
  fc.assert(
    fc.property(fc.integer({ min: MIN_TOKEN_PRICE_CENTS, max: MAX_TOKEN_PRICE_CENTS }), (price) => {
      const { least_cents, most_cents } = nextPriceBounds(price);
      expect((most_cents - price) * 10).toBeLessThanOrEqual(price);
      expect((price - least_cents) * 10).toBeLessThanOrEqual(price);
      expect(most_cents > least_cents).toBe(true);
    }),
  );
});
