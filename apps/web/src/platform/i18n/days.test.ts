import { expect, test } from 'vitest';
import { byDay, dayName } from './days.ts';

const words = { today: 'Today', yesterday: 'Yesterday' };
const now = new Date(2026, 0, 1, 0, 30);

test.each([
  [new Date(2026, 0, 1, 23, 59), 'Today'],
  [new Date(2026, 0, 1), 'Today'],
  [new Date(2025, 11, 31, 23, 59), 'Yesterday'],
  [new Date(2025, 11, 30, 23, 59), 'December 30, 2025'],
  [new Date(2026, 2, 4), 'March 4'],
])('%s is %s', (at, name) => expect(dayName(at.toISOString(), now, words, 'en-US')).toBe(name));

test('entries of one day are together, in the order in which they come', () => {
  const at = (day: number, hour: number) => ({ at: new Date(2026, 4, day, hour).toISOString() });
  const days = byDay([at(3, 20), at(3, 1), at(2, 23), at(3, 0)], (entry) => entry.at);
  expect(days.map(({ entries }) => entries.length)).toEqual([2, 1, 1]);
  expect(byDay([], () => '')).toEqual([]);
});
