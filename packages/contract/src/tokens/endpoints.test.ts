// Tests what the endpoints of tokens take: symbols, amounts and prices within their bounds, and a purchase only by who was told.
import { expect, test } from 'vitest';
import { announceTokenPrice, buyTokens, createToken, sendTokens } from './endpoints.ts';

const draft = { symbol: 'VELV', name: 'Velvet', cap: 1000, price_cents: 50 };

test.each([
  [{}, true],
  [{ symbol: 'VEL' }, true],
  [{ symbol: 'VELVET' }, true],
  [{ symbol: 'VELVETY' }, false],
  [{ symbol: 'velv' }, false],
  [{ name: ' V ' }, false],
  [{ cap: 99 }, false],
  [{ cap: 1_000_000_001 }, false],
  [{ price_cents: 9 }, false],
  [{ price_cents: 50.5 }, false],
])('a token with %o is taken: %s', (change, taken) => {
  expect(createToken.body.safeParse({ ...draft, ...change }).success).toBe(taken);
});

test.each([
  [{ amount: 1 }, true],
  [{ amount: 10_001 }, false],
  [{ amount: 0 }, false],
  [{ amount: 1, not_an_investment: false }, false],
])('a purchase of %o is taken: %s', (change, taken) => {
  const body = { expected_price_cents: 50, not_an_investment: true, ...change };
  expect(buyTokens.body.safeParse(body).success).toBe(taken);
});

test('amounts and prices are whole', () => {
  expect(sendTokens.body.safeParse({ user_name: 'mara', amount: 1.5 }).success).toBe(false);
  expect(announceTokenPrice.body.safeParse({ price_cents: 50.5 }).success).toBe(false);
});
