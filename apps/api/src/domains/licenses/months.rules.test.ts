// Tests months that are paid for: their ends in short and leap months, and what is left of one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthFrom, shareLeft } from './months.rules.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['2026-01-31T10:00:00.000Z', 31, '2026-02-28T10:00:00.000Z'],
  ['2026-02-28T10:00:00.000Z', 31, '2026-03-31T10:00:00.000Z'],
  ['2028-01-30T10:00:00.000Z', 30, '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 31, '2027-01-31T23:59:59.999Z'],
  ['2026-03-31T00:00:00.000Z', 31, '2026-04-30T00:00:00.000Z'],
  ['2026-03-15T02:30:00.000Z', 15, '2026-04-15T02:30:00.000Z'],
])('the month from %s (day %i) ends at %s', (from, anchor, end) => {
  expect(monthFrom(at(from), anchor).ends_at.toISOString()).toBe(end);
});

test('five years of months begin on the anchor day, or on the last day of a shorter month', () => {
  fc.assert(
    fc.property(fc.date({ min: at('2026-01-01'), max: at('2030-12-31'), noInvalidDate: true }), (first) => {
      const anchor = first.getUTCDate();
      let starts_at = first;
      for (let n = 0; n < 60; n += 1) {
        const { ends_at } = monthFrom(starts_at, anchor);
        const last = new Date(Date.UTC(ends_at.getUTCFullYear(), ends_at.getUTCMonth() + 1, 0)).getUTCDate();
        expect(ends_at.getUTCDate()).toBe(Math.min(anchor, last));
        expect((ends_at.getUTCMonth() - starts_at.getUTCMonth() + 12) % 12).toBe(1);
        starts_at = ends_at;
      }
    }),
  );
});

const november = monthFrom(at('2026-11-15T12:00:00Z'), 15);
test.each([
  ['2026-11-15T12:00:00Z', 3000],
  ['2026-11-15T12:00:01Z', 3000],
  ['2026-11-16T12:00:01Z', 2900],
  ['2026-11-30T12:00:00Z', 1500],
  ['2026-12-15T11:59:59Z', 100],
  ['2026-12-15T12:00:00Z', 0],
  ['2027-01-15T12:00:00Z', 0],
])('at %s, %i of $30.00 for thirty days are left', (now, left) => {
  expect(shareLeft(3000, november, at(now))).toBe(left);
});
