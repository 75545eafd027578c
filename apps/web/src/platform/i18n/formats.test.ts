// Owns: a format is made once for what it is asked for, and never stands in for another.
import { afterEach, expect, it, vi } from 'vitest';
import { copyIn, defineCopy } from './copy.ts';
import { datesIn, numberIn, numbersIn, pluralIn } from './formats.ts';
import { english } from './locale.ts';

afterEach(() => vi.restoreAllMocks());

it('makes one for each language and way of writing', () => {
  expect(numbersIn('en')).toBe(numbersIn('en'));
  expect(numbersIn('en').format(0.5)).toBe('0.5');
  expect(numbersIn('en', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numbersIn('de').format(0.5)).toBe('0,5');
  const day = new Date('2026-03-04T12:00:00Z');
  expect(datesIn('en', { month: 'long', timeZone: 'UTC' }).format(day)).toBe('March');
  expect(datesIn('en', { month: 'short', timeZone: 'UTC' }).format(day)).toBe('Mar');
});

it.each(['en-US', 'en-XA'])('writes whole numbers and plurals in %s as the browser does', (tag) => {
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  for (const value of [0, 1, -1, 2, 12, 999, 1000, -1000, 20_300, 1_234_567, 0.5, 1.5, 1234.5]) {
    expect(numberIn(tag, value)).toBe(numbers.format(value));
    expect(pluralIn(tag, value)).toBe(plurals.select(value));
  }
});

/** One of each hour, day of the week, month and length of a year, and the edges of days. */
const moments = [
  ...Array.from({ length: 400 }, (_, at) => new Date(2024, 0, 1 + at, at % 24, (at * 7) % 60)),
  ...[0, 11, 12, 13, 23].map((hour) => new Date(2026, 10, 16, hour, 0)),
  new Date(1999, 11, 31, 23, 59, 59, 999),
];
const ways: Intl.DateTimeFormatOptions[] = [
  { timeStyle: 'short' },
  { weekday: 'long' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long' },
  { month: 'short', day: 'numeric' },
  { year: 'numeric', day: 'numeric', month: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'full', timeStyle: 'short' },
];

it.each(ways)('writes %j in English as the browser does, without asking it', (way) => {
  const browser = new Intl.DateTimeFormat('en-US', way);
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  // Newer tables of the browser's put a narrow space before AM and PM.
  for (const at of moments)
    expect(datesIn('en-US', way).format(at)).toBe(browser.format(at).replace('\u202f', ' '));
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  { dateStyle: 'medium', timeZone: 'UTC' },
  { hour: '2-digit', minute: '2-digit', hour12: false },
  { dateStyle: 'long' },
  { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
] as const)('leaves %j to the browser', (way) => {
  const day = new Date('2026-03-04T23:30:00Z');
  expect(datesIn('en-US', way).format(day)).toBe(new Intl.DateTimeFormat('en-US', way).format(day));
});

it('asks the browser for nothing to say a text with a whole number in it', () => {
  const copy = copyIn(
    defineCopy({ fans: { one: '{count} fan', other: '{count} fans' }, of: '{name}: {count}' }),
    english,
  );
  const plurals = vi.spyOn(Intl, 'PluralRules');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  expect(copy.fans({ count: 1 })).toBe('1 fan');
  expect(copy.fans({ count: 2000 })).toBe('2,000 fans');
  expect(copy.of({ name: 'Rows', count: 1000 })).toBe('Rows: 1,000');
  expect(plurals).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
});
