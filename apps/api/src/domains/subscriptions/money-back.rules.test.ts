// Tests when a payment can be had back: the bounds of seven and thirty days, in the club's time zone, and what counts as paid time.
import { expect, test } from 'vitest';
import { paidSince, refundableOf, silentSince } from './money-back.rules.ts';
import type { PeriodRow } from './tables.ts';

const at = (text: string) => new Date(`${text}Z`);
const span = (kind: PeriodRow['kind'], from: string, to: string) => ({
  kind,
  starts_at: at(`${from}T10:00:00`),
  ends_at: at(`${to}T10:00:00`),
});

test('paid time goes back as far as periods were paid without a gap', () => {
  const january = span('paid', '2026-01-01', '2026-02-01');
  const february = span('paid', '2026-02-01', '2026-03-01');
  expect(paidSince([february, january])).toEqual(january.starts_at);
  expect(paidSince([february, span('free', '2026-01-01', '2026-02-01')])).toEqual(february.starts_at);
  expect(paidSince([february, span('trial', '2026-01-25', '2026-02-01')])).toEqual(february.starts_at);
  expect(paidSince([february, span('paid', '2025-12-01', '2026-01-01')])).toEqual(february.starts_at);
  expect(paidSince([span('free', '2026-02-01', '2026-03-01'), january])).toBeNull();
  expect(paidSince([])).toBeNull();
});

test('silence begins with the last word or with the paid time, whichever is later, and is one on the thirtieth day', () => {
  const paid_since = at('2026-01-01T10:00:00');
  const silent = (last: string | null, now: string, time_zone = 'UTC') =>
    silentSince({ paid_since, last_at: last === null ? null : at(last), time_zone }, at(now));
  expect(silent(null, '2026-01-31T09:59:59')).toBeNull();
  expect(silent(null, '2026-01-31T10:00:00')).toEqual(paid_since);
  expect(silent('2025-06-01T00:00:00', '2026-01-31T10:00:00')).toEqual(paid_since);
  expect(silent('2026-01-10T12:00:00', '2026-01-31T10:00:00')).toBeNull();
  expect(silent('2026-01-10T12:00:00', '2026-02-09T11:59:59')).toBeNull();
  expect(silent('2026-01-10T12:00:00', '2026-02-09T12:00:00')).toEqual(at('2026-01-10T12:00:00'));
});

test('thirty days are days of the calendar, also where a clock is changed in between', () => {
  const of = { paid_since: at('2026-03-01T11:00:00'), last_at: null, time_zone: 'Europe/Berlin' };
  // Noon in Berlin is an hour earlier in UTC from the 29th of March on.
  expect(silentSince(of, at('2026-03-31T09:59:59'))).toBeNull();
  expect(silentSince(of, at('2026-03-31T10:00:00'))).toEqual(of.paid_since);
});

const row = {
  gifted: false,
  period_number: 1,
  state: 'active' as const,
  time_zone: 'UTC',
  used_at: null as Date | null,
};
const period = {
  ...span('paid', '2026-01-01', '2026-02-01'),
  ...{ at: at('2026-01-01T10:00:00'), paid_cents: 600, fee_cents: 60, refunded_cents: 0 },
  ...{ credit_cents: 0, credit_fee_cents: 0, credit_since: null },
} as PeriodRow;

test('unused it comes back within seven days; silent, also later and also where it was used, until the period ends', () => {
  const day = (text: string) => at(`${text}T10:00:00`);
  const back = (change: Partial<typeof row>, now: Date, silent_since: Date | null = null) =>
    refundableOf({ ...row, ...change }, period, { now, silent_since });
  const amount = { amount_cents: 600, fee_cents: 60 };
  expect(back({}, day('2026-01-07'))).toEqual({ why: 'unused', ...amount, until: day('2026-01-08') });
  expect(back({}, day('2026-01-08'))).toEqual({ refused: 'late' });
  expect(back({ used_at: day('2026-01-02') }, day('2026-01-03'))).toEqual({ refused: 'used' });
  // In the period before.
  expect(back({ used_at: day('2025-12-30') }, day('2026-01-03'))).toMatchObject({ why: 'unused' });
  const since = day('2025-12-20');
  const silent = { why: 'silent', ...amount, until: day('2026-02-01'), since };
  expect(back({ used_at: day('2026-01-02') }, day('2026-01-20'), since)).toEqual(silent);
  expect(back({}, day('2026-01-31'), since)).toEqual(silent);
  expect(back({}, day('2026-02-01'), since)).toEqual({ refused: 'late' });
});

test('what a change took over goes back as long as it would have without the change', () => {
  const day = (text: string) => at(`${text}T10:00:00`);
  const changed: PeriodRow = {
    ...{ ...period, paid_cents: 400, fee_cents: 40, credit_cents: 200, credit_fee_cents: 20 },
    credit_since: day('2025-12-29'),
  };
  const back = (used_at: Date | null, now: Date, silent_since: Date | null = null) =>
    refundableOf({ ...row, used_at }, changed, { now, silent_since });
  const whole = { amount_cents: 600, fee_cents: 60 };
  const second = { why: 'unused', amount_cents: 400, fee_cents: 40, until: day('2026-01-08') };
  expect(back(null, day('2026-01-04'))).toEqual({ why: 'unused', ...whole, until: day('2026-01-05') });
  expect(back(null, day('2026-01-05'))).toEqual(second);
  expect(back(day('2025-12-30'), day('2026-01-04'))).toEqual(second);
  expect(back(day('2026-01-02'), day('2026-01-04'))).toEqual({ refused: 'used' });
  expect(back(null, day('2026-01-20'), day('2025-12-20'))).toMatchObject({ why: 'silent', ...whole });
});

test('what was not paid, was paid back or is past due does not come back, however silent the club is', () => {
  const around = { now: at('2026-01-31T10:00:00'), silent_since: at('2025-12-20T10:00:00') };
  const unpaid = { refused: 'unpaid' };
  expect(refundableOf(row, { ...period, paid_cents: 0 }, around)).toEqual(unpaid);
  expect(refundableOf(row, { ...period, refunded_cents: 600 }, around)).toEqual(unpaid);
  expect(refundableOf({ ...row, state: 'past_due' as 'active' }, period, around)).toEqual(unpaid);
  expect(refundableOf(row, undefined, around)).toEqual(unpaid);
});
