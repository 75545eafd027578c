// Which rows of a long list are drawn.
import { expect, it } from 'vitest';
import { drawnRange, GUESS_PX, offsetsOf, rowAt } from './window.ts';

const keys = Array.from({ length: 100_000 }, (_, at) => `m${at}`);
const offsets = offsetsOf(keys, new Map());

it('draws a bounded number of rows, wherever one is', () => {
  for (const top of [0, 1000, 4_000_000, 100_000 * GUESS_PX - 800]) {
    const { from, to } = drawnRange(offsets, { top, height: 800 });
    expect(to - from).toBeLessThan(60);
    expect(offsets[from]).toBeLessThanOrEqual(Math.max(0, top));
    expect(offsets[to]).toBeGreaterThanOrEqual(Math.min(top + 800, 100_000 * GUESS_PX));
  }
});

it('finds the row at a height, by what was measured', () => {
  const some = offsetsOf(
    ['a', 'b', 'c'],
    new Map([
      ['a', 10],
      ['b', 100],
    ]),
  );
  expect(some).toEqual([0, 10, 110, 110 + GUESS_PX]);
  expect([0, 9, 10, 109, 110, 9999].map((y) => rowAt(some, y))).toEqual([0, 0, 1, 1, 2, 2]);
});

it('draws the latest where nothing has a height', () => {
  expect(drawnRange(offsets, { top: 0, height: 0 })).toEqual({ from: 99_960, to: 100_000 });
});
