// Tests the calendar of periods: ends of months, leap days, daylight saving, and what always holds.
import { localDay, wallClock } from '@stagepass/base/local-day.ts';
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Calendar, daysAfter, nextIndex, periodOf, startOf } from './periods.rules.ts';

const DAY_MS = 86_400_000;

function of(anchor: string, billing: Billing = 'monthly', time_zone = 'UTC'): Calendar {
  return { anchor_at: new Date(anchor), billing, time_zone };
}

function days(calendar: Calendar, count: number): string[] {
  return Array.from({ length: count }, (_, at) => localDay(startOf(calendar, at), calendar.time_zone));
}

test('what begins on the 31st comes back to it after every shorter month', () => {
  expect(days(of('2027-01-31T10:00:00Z'), 6)).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
  ]);
  expect(days(of('2027-12-31T10:00:00Z'), 4)).toEqual([
    ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31'],
  ]);
});

test('a year from a leap day ends on the 28th, and on the next leap day again', () => {
  expect(days(of('2028-02-29T10:00:00Z', 'yearly'), 5)).toEqual([
    ...['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ]);
});

test('the time of day stays through daylight saving, and a skipped one comes after the gap', () => {
  const berlin = of('2026-09-25T18:30:00Z', 'monthly', 'Europe/Berlin');
  expect(startOf(berlin, 1).toISOString()).toBe('2026-10-25T19:30:00.000Z');
  expect(startOf(berlin, 7).toISOString()).toBe('2027-04-25T18:30:00.000Z');
  // On March 14, 2027 the clock in New York goes from 2:00 to 3:00.
  const newYork = of('2027-02-14T07:30:00Z', 'monthly', 'America/New_York');
  expect(startOf(newYork, 1).toISOString()).toBe('2027-03-14T07:30:00.000Z');
  expect(startOf(newYork, 2).toISOString()).toBe('2027-04-14T06:30:00.000Z');
  expect(daysAfter(new Date('2026-10-24T10:00:00Z'), 7, 'Europe/Berlin').toISOString()).toBe(
    '2026-10-31T11:00:00.000Z',
  );
});

test('the day is the club’s, not that of the server', () => {
  // The 1st in Auckland, still the 31st in UTC.
  const auckland = of('2026-12-31T12:00:00Z', 'monthly', 'Pacific/Auckland');
  expect(days(auckland, 3)).toEqual(['2027-01-01', '2027-02-01', '2027-03-01']);
});

test('periods that were over before anybody looked are left out', () => {
  const calendar = of('2026-11-01T00:00:00Z');
  expect(nextIndex(calendar, 1, new Date('2026-12-01T00:00:00Z'))).toBe(1);
  expect(nextIndex(calendar, 1, new Date('2026-12-04T00:00:00Z'))).toBe(1);
  expect(nextIndex(calendar, 1, new Date('2026-12-31T23:59:59Z'))).toBe(1);
  expect(nextIndex(calendar, 1, new Date('2027-01-01T00:00:00Z'))).toBe(2);
  expect(nextIndex(calendar, 1, new Date('2027-03-15T00:00:00Z'))).toBe(4);
});

const calendars = fc.record({
  anchor_at: fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2032-12-31T00:00:00Z'),
    noInvalidDate: true,
  }),
  billing: fc.constantFrom<Billing>('monthly', 'yearly'),
  time_zone: fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'America/St_Johns',
  ),
});

test('periods join without a gap or an overlap, each about as long as its name says', () => {
  fc.assert(
    fc.property(calendars, fc.integer({ min: 0, max: 40 }), (calendar, index) => {
      const [one, next] = [periodOf(calendar, index), periodOf(calendar, index + 1)];
      expect(next.starts_at).toEqual(one.ends_at);
      const long = (one.ends_at.getTime() - one.starts_at.getTime()) / DAY_MS;
      const [least, most] = calendar.billing === 'yearly' ? [364.9, 366.1] : [27.9, 31.1];
      expect(long).toBeGreaterThan(least);
      expect(long).toBeLessThan(most);
    }),
    { numRuns: 300 },
  );
});

test('each begins on the day of the anchor, or on the last of a month that has no such day', () => {
  fc.assert(
    fc.property(calendars, fc.integer({ min: 1, max: 60 }), (calendar, index) => {
      const anchorDay = Number(localDay(calendar.anchor_at, calendar.time_zone).slice(8));
      const [year = 0, month = 0, day = 0] = localDay(startOf(calendar, index), calendar.time_zone)
        .split('-')
        .map(Number);
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      expect(day).toBe(Math.min(anchorDay, last));
    }),
    { numRuns: 300 },
  );
});

test('the period to pay for next is never over, and the one before it always is', () => {
  fc.assert(
    fc.property(calendars, fc.integer({ min: 0, max: 900 }), (calendar, later) => {
      const now = new Date(calendar.anchor_at.getTime() + later * DAY_MS);
      const index = nextIndex(calendar, 0, now);
      expect(startOf(calendar, index + 1) > now).toBe(true);
      if (index > 0) expect(startOf(calendar, index) <= now).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('days later the wall clock shows the same time, unless that hour is skipped there', () => {
  fc.assert(
    fc.property(calendars, fc.integer({ min: 1, max: 30 }), ({ anchor_at, time_zone }, count) => {
      const then = daysAfter(anchor_at, count, time_zone);
      const [before, after] = [anchor_at, then].map((at) => wallClock(at.getTime(), time_zone));
      const off = (after ?? 0) - (before ?? 0) - count * DAY_MS;
      expect(off === 0 || off === 3_600_000).toBe(true);
    }),
    { numRuns: 300 },
  );
});
