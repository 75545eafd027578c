// Tests when things are said to open and end: by the reader's own days.
import { expect, test } from 'vitest';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { missionsCopy } from '../copy.ts';
import { leftWords, passedWords, whenWords } from './moments.ts';

const { when } = copyIn(missionsCopy, getLocale());
/** A Wednesday, late: tomorrow begins within two hours. */
const now = new Date(2026, 10, 18, 22, 30).getTime();
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

test.each([
  [at(18, 23), 'today 11:00 PM'],
  [at(19, 0, 5), 'tomorrow 12:05 AM'],
  [at(22, 18), 'Sunday 6:00 PM'],
  [at(24, 23), 'Tuesday 11:00 PM'],
])('names the day of %s', (time, words) => {
  expect(whenWords(time, now, when, 'en-US')).toBe(words);
});

test('gives the date a week ahead, where the name of the day would be today’s, and of what is past', () => {
  expect(whenWords(at(25, 18), now, when, 'en-US')).toMatch(/^Nov 25/);
  expect(whenWords(at(17, 18), now, when, 'en-US')).toMatch(/^Nov 17/);
});

test.each([
  [at(19, 2, 10), '3h 40m left'],
  [at(18, 22, 42), '12m left'],
  [new Date(now + 5000).toISOString(), '1m left'],
  [at(19, 22, 30), null],
  [at(18, 22, 30), null],
])('counts down to %s within its last day only', (until, words) => {
  expect(leftWords(until, now, when)).toBe(words);
});

test('a step passed today has its time, any other its day', () => {
  expect(passedWords(at(18, 14, 6), { now_ms: now, tag: 'en-US' })).toBe('2:06 PM');
  expect(passedWords(at(17, 23), { now_ms: now, tag: 'en-US' })).toMatch(/^Nov 17/);
});
