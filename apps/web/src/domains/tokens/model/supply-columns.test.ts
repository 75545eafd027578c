// Tests the columns of a token's supply: evenly spread, each with what was given out by that day.
import { expect, test } from 'vitest';
import { supplyColumns } from './supply-columns.ts';

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
