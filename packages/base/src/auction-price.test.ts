import { expect, test } from 'vitest';
import { currentAuctionPrice } from './auction-price.ts';

test('is the amount of the last entry in bid_history', () => {
  expect(currentAuctionPrice({ start_amount: 500, bid_history: [{ amount: 600 }, { amount: 900 }] })).toBe(
    900,
  );
  expect(currentAuctionPrice({ start_amount: 500, bid_history: [{ amount: 900 }, { amount: 600 }] })).toBe(
    600,
  );
});

test('is otherwise start_amount', () => {
  expect(currentAuctionPrice({ start_amount: 500, bid_history: [] })).toBe(500);
  expect(currentAuctionPrice({ start_amount: 500 })).toBe(500);
  expect(currentAuctionPrice({ start_amount: 500, bid_history: null })).toBe(500);
});

test('is otherwise 0', () => {
  expect(currentAuctionPrice({})).toBe(0);
  expect(currentAuctionPrice({ start_amount: null, bid_history: [] })).toBe(0);
});
