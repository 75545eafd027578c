// Tests that a price in tokens is never said in dollars.
import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

test.each([
  [null, 1250, '$12.50'],
  [{ symbol: 'VELV' }, 1250, '1,250 VELV'],
  [{ symbol: 'VELV' }, 1, '1 VELV'],
])('in %o, %i is %s', (token, amount, said) => {
  expect(priceWords({ token }, amount)).toBe(said);
});
