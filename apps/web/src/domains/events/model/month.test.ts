// Tests the grid of a month: weeks from Monday, months across a new year.
import { expect, test } from 'vitest';
import { boundsOf, readMonth, shiftMonth, weeksOf, writeMonth } from './month.ts';

test('a month begins on its day of the week and ends on its last day', () => {
  const weeks = weeksOf({ year: 2026, month: 10 });
  expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(weeks.at(-1)).toEqual([30, null, null, null, null, null, null]);
  expect(weeksOf({ year: 2024, month: 1 }).flat().filter(Boolean)).toHaveLength(29);
});

test('goes across a new year, and is written as it is read', () => {
  const next = shiftMonth({ year: 2026, month: 11 }, 1);
  expect(next).toEqual({ year: 2027, month: 0 });
  expect(readMonth(writeMonth(next), new Date(2020, 0, 1))).toEqual(next);
  expect(readMonth('2026-13', new Date(2020, 4, 1))).toEqual({ year: 2020, month: 4 });
  const { from, until } = boundsOf(next);
  expect(Date.parse(until) - Date.parse(from)).toBe(31 * 86_400_000);
});
