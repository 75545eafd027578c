// Where a dragged row lands.
import { expect, it } from 'vitest';
import { placeAt } from './use-sortable.ts';

const rows = [
  { top: 0, height: 90 },
  { top: 100, height: 60 },
  { top: 170, height: 60 },
];

it.each([
  [0, 0, 0],
  [0, 39, 0],
  [0, 41, 1],
  [0, 111, 2],
  [0, 900, 2],
  [0, -50, 0],
  [2, -39, 2],
  [2, -41, 1],
  [2, -126, 0],
  [1, 41, 2],
  [1, -56, 0],
])('row %i shifted by %i px lands at %i', (from, shift_px, to) => {
  expect(placeAt(rows, from, shift_px)).toBe(to);
});
