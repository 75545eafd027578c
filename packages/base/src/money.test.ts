import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUsd, parseUsd } from './money.ts';

const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123456, '$1,234.56'],
  [100000000, '$1,000,000.00'],
  [-5, '-$0.05'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
])('%i cents are shown as %s', (cents, text) => {
  expect(formatUsd(cents)).toBe(text);
});

test('money is shown as US dollars in en-US style, as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(formatUsd(cents)).toBe(intl.format(cents / 100));
    }),
  );
});

test('money that is no whole number of cents is refused', () => {
  expect(() => formatUsd(0.5)).toThrow('whole cents');
  expect(() => formatUsd(Number.NaN)).toThrow('whole cents');
});

test.each([
  ['12', 1200],
  ['12.', 1200],
  ['12.5', 1250],
  ['12.50', 1250],
  ['.99', 99],
  ['$1,234.56', 123456],
  [' $ 7 ', 700],
  ['0.29', 29],
  ['1.15', 115],
])('typed %j are %i cents', (typed, cents) => {
  expect(parseUsd(typed)).toBe(cents);
});

test.each(['', '.', '$', '-5', '1,5', '12,34', '1.234', '1e3', 'ten', '1 000', '99999999999999999'])(
  'typed %j is no amount',
  (typed) => {
    expect(parseUsd(typed)).toBeUndefined();
  },
);

test('what was shown reads back as the same cents', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (cents) => {
      expect(parseUsd(formatUsd(cents))).toBe(cents);
    }),
  );
});
