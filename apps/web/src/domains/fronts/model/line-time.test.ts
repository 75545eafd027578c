// Tests how the time of a line reads.
import { expect, test } from 'vitest';
import { lineTime } from './line-time.ts';

const words = { tomorrow: 'tomorrow', yesterday: 'yesterday' };
const now = new Date(2026, 10, 13, 18, 0).getTime();
const read = (date: Date) => {
  const { time, day } = lineTime(date.toISOString(), now, words, 'en-US');
  return [time.replace(/\s/, ' '), day];
};

test.each([
  [new Date(2026, 10, 13, 8, 4), ['8:04 AM', null]],
  [new Date(2026, 10, 13, 23, 59), ['11:59 PM', null]],
  [new Date(2026, 10, 14, 0, 0), ['11:59 PM', null]],
  [new Date(2026, 10, 14, 9, 0), ['9:00 AM', 'tomorrow']],
  [new Date(2026, 10, 12, 21, 0), ['9:00 PM', 'yesterday']],
  [new Date(2026, 10, 16, 9, 0), ['9:00 AM', 'Mon']],
])('%s', (date, words) => {
  expect(read(date)).toEqual(words);
});
