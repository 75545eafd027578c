// Tests a token's history by day: columns evenly spread, each with what was given out by then, and a row for each day that tells something.
import { expect, test } from 'vitest';
import { historyDays, supplyColumns } from './token-days.ts';

const supply = [
  { day: '2026-08-01', given_out: 5 },
  { day: '2026-09-03', given_out: 9 },
];

test('a day without a row holds what was given out before it', () => {
  const columns = supplyColumns({ from: '2026-09-01', to: '2026-09-05', supply }, 3);
  expect(columns).toEqual([
    { day: '2026-09-01', given_out: 5 },
    { day: '2026-09-03', given_out: 9 },
    { day: '2026-09-05', given_out: 9 },
  ]);
});

test('there are no more columns than days, and nothing before the first token', () => {
  expect(supplyColumns({ from: '2026-07-31', to: '2026-08-01', supply }, 12)).toEqual([
    { day: '2026-07-31', given_out: 0 },
    { day: '2026-08-01', given_out: 5 },
  ]);
  expect(supplyColumns({ from: '2026-08-01', to: '2026-08-01', supply }, 12)).toHaveLength(1);
});

test('the table has the days of the columns and of new prices, newest first', () => {
  const prices = [
    { price_cents: 42, from: '2026-08-20T10:00:00Z' },
    { price_cents: 46, from: '2026-09-02T10:00:00Z' },
  ];
  const columns = supplyColumns({ from: '2026-09-01', to: '2026-09-05', supply }, 2);
  expect(historyDays({ from: '2026-09-01', prices, supply }, columns)).toEqual([
    { day: '2026-09-05', price_cents: 46, given_out: 9 },
    { day: '2026-09-02', price_cents: 46, given_out: 5 },
    { day: '2026-09-01', price_cents: 42, given_out: 5 },
  ]);
});

test('before a token was made it has no price', () => {
  const prices = [{ price_cents: 42, from: '2026-09-04T10:00:00Z' }];
  const columns = supplyColumns({ from: '2026-09-01', to: '2026-09-05', supply: [] }, 2);
  const rows = historyDays({ from: '2026-09-01', prices, supply: [] }, columns);
  expect(rows.map(({ price_cents }) => price_cents)).toEqual([42, 42, undefined]);
});
