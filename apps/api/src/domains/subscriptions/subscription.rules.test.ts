// Tests the state machine without a database: what is due when, retries, who has access, and that every life ends or goes on lawfully.
import { RETRY_DAYS } from '@stagepass/base/subscription-kinds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from './periods.rules.ts';
import { unusedPart } from './pro-rata.rules.ts';
import {
  type Around,
  accessUntil,
  afterFailure,
  dueAt,
  type Facts,
  hasAccess,
  momentOfChange,
  nextStep,
  remindAt,
} from './subscription.rules.ts';

const DAY_MS = 86_400_000;
const at = (text: string) => new Date(`${text}T10:00:00Z`);
const around: Around = {
  plan_state: 'active',
  member: true,
  staff: false,
  away: false,
  charges_from: null,
  club: 'open',
};

/** Paid on January 31, 2027 for a month. */
const paid: Facts = {
  ...{ state: 'active', billing: 'monthly', price_cents: 600, time_zone: 'UTC' },
  ...{ anchor_at: at('2027-01-31'), period_index: 0, period_end: at('2027-02-28') },
  ...{
    access_until: at('2027-03-07'),
    remind_at: null,
    failed_at: null,
    next_try_at: null,
    cancelled_at: null,
  },
  ...{
    next_plan_id: null,
    next_billing: null,
    next_price_cents: null,
    offered_price_cents: null,
    offered_at: null,
  },
  ...{ discount_percent: null, discount_left: null, gifted: false, period_number: 1 },
};

test('nothing is due before the end of a period; then the next one is, from where the last one ended', () => {
  expect(nextStep(paid, around, new Date(paid.period_end.getTime() - 1))).toEqual({ kind: 'none' });
  const renewal = {
    kind: 'renew',
    index: 1,
    starts_at: at('2027-02-28'),
    ends_at: at('2027-03-31'),
    price_cents: 600,
  };
  expect(nextStep(paid, around, at('2027-02-28'))).toMatchObject(renewal);
  // A server that slept three days.
  expect(nextStep(paid, around, at('2027-03-03'))).toMatchObject(renewal);
});

test.each<[string, Partial<Facts>, Partial<Around>]>([
  ['cancelled', { cancelled_at: at('2027-02-10') }, {}],
  ['left', {}, { member: false }],
  ['staff', {}, { staff: true }],
  ['club-closing', {}, { club: 'closing' }],
  ['plan-archived', {}, { plan_state: 'archived' }],
  ['price', { offered_price_cents: 900, offered_at: at('2027-01-20') }, {}],
])('%s: it ends with its period, and nobody is charged', (why, row, place) => {
  const step = nextStep({ ...paid, ...row }, { ...around, ...place }, at('2027-03-02'));
  expect(step).toEqual({ kind: 'end', why, at: paid.period_end });
});

test('a higher price that was asked less than 30 days before leaves this payment as it was', () => {
  const asked = { ...paid, offered_price_cents: 900, offered_at: at('2027-02-10') };
  expect(nextStep(asked, around, paid.period_end)).toMatchObject({ kind: 'renew', price_cents: 600 });
});

test('a higher price of the plan that somebody changes from does not end the subscription', () => {
  const asked = { ...paid, offered_price_cents: 900, offered_at: at('2027-01-20') };
  const changing = { ...asked, next_plan_id: 'balcony', next_price_cents: 300 };
  expect(nextStep(asked, around, paid.period_end)).toMatchObject({ kind: 'end', why: 'price' });
  expect(nextStep(changing, around, paid.period_end)).toMatchObject({ kind: 'renew', price_cents: 300 });
});

test.each<[Partial<Around>, boolean]>([
  [{}, false],
  [{ plan_state: 'paused' }, true],
  [{ club: 'suspended' }, true],
])('with %o the next period is free: %s', (place, free) => {
  expect(nextStep(paid, { ...around, ...place }, paid.period_end)).toMatchObject({ kind: 'renew', free });
});

test('another billing counts from the end of the period that was paid', () => {
  const row: Facts = { ...paid, next_billing: 'yearly', next_price_cents: 6000 };
  const anchored = { anchor_at: at('2027-02-28'), index: 0, ends_at: at('2028-02-28'), price_cents: 6000 };
  expect(nextStep(row, around, paid.period_end)).toMatchObject(anchored);
});

test('a payment that fails is tried again after 1, 3, 5 and 7 days, and access stays for 7', () => {
  let row: Facts = paid;
  const tried: Date[] = [];
  for (let now = paid.period_end; ; ) {
    expect(nextStep(row, around, now)).toMatchObject({ kind: 'renew', index: 1 });
    tried.push(now);
    const after = afterFailure(row, now);
    if (after === null) break;
    row = { ...row, state: 'past_due', ...after };
    expect(dueAt(row)).toEqual(after.next_try_at);
    expect(nextStep(row, around, new Date(after.next_try_at.getTime() - 1))).toEqual({ kind: 'none' });
    expect(hasAccess(row, new Date(after.next_try_at.getTime() - 1))).toBe(true);
    now = after.next_try_at;
  }
  expect(tried).toEqual([0, ...RETRY_DAYS].map((days) => daysAfter(paid.period_end, days, 'UTC')));
  expect(hasAccess(row, daysAfter(paid.period_end, 7, 'UTC'))).toBe(false);
});

test('tries that a sleeping server missed are not made up for one after the other', () => {
  const failed = afterFailure(paid, paid.period_end);
  const row: Facts = { ...paid, state: 'past_due', ...failed };
  const late = afterFailure(row, daysAfter(paid.period_end, 4, 'UTC'));
  expect(late?.next_try_at).toEqual(daysAfter(paid.period_end, 5, 'UTC'));
  expect(afterFailure(row, daysAfter(paid.period_end, 8, 'UTC'))).toBeNull();
});

test('canceled, access ends with the period; otherwise it stays while the payment is tried', () => {
  expect(accessUntil({ ...paid, cancelled_at: at('2027-02-10') })).toEqual(paid.period_end);
  expect(accessUntil(paid)).toEqual(at('2027-03-07'));
  expect(hasAccess({ ...paid, state: 'ended' }, at('2027-02-01'))).toBe(false);
});

test('a trial and a year are told of before they cost something, a month and a short trial are not', () => {
  const span = { starts_at: at('2027-02-01'), ends_at: at('2027-02-08'), time_zone: 'UTC' };
  expect(remindAt({ ...span, trial: true, yearly: false })).toEqual(at('2027-02-06'));
  expect(remindAt({ ...span, trial: false, yearly: false })).toBeNull();
  expect(remindAt({ ...span, ends_at: at('2027-02-03'), trial: true, yearly: false })).toBeNull();
  expect(remindAt({ ...span, ends_at: at('2028-02-01'), trial: false, yearly: true })).toEqual(
    at('2028-01-25'),
  );
});

test.each([
  ['monthly', 600, 'monthly', 900, 300, 'now'],
  ['monthly', 900, 'monthly', 600, 300, 'period-end'],
  ['monthly', 600, 'yearly', 6000, 600, 'period-end'],
  ['monthly', 600, 'yearly', 9000, 600, 'now'],
  // What is unused of a year is more than the new month costs.
  ['yearly', 6000, 'monthly', 900, 5000, 'period-end'],
  ['yearly', 6000, 'monthly', 900, 800, 'now'],
] as const)(
  'from %s %i to %s %i with %i unused: %s',
  (billing, price_cents, to, price, unused_cents, when) => {
    const own = { gifted: false, period_number: 2 };
    const from = { state: 'active' as const, billing, price_cents, unused_cents, ...own };
    const wish = { billing: to, price_cents: price, trial_left: false };
    expect(momentOfChange(from, wish)).toBe(when);
    const trial = { ...from, state: 'trialing' as const };
    expect(momentOfChange(trial, { ...wish, trial_left: true })).toBe('trial');
    expect(momentOfChange(trial, wish)).toBe('now');
    const gift = { ...from, gifted: true };
    expect(momentOfChange({ ...gift, period_number: 1 }, wish)).toBe('period-end');
    expect(momentOfChange(gift, wish)).toBe(when);
  },
);

test('what is unused is whole at the beginning, nothing at the end, and never more than was paid', () => {
  const span = { starts_at: at('2027-02-01'), ends_at: at('2027-03-01') };
  const value = { value_cents: 2800, fee_cents: 280 };
  expect(unusedPart(value, span, span.starts_at)).toEqual(value);
  expect(unusedPart(value, span, at('2027-02-15'))).toEqual({ value_cents: 1400, fee_cents: 140 });
  expect(unusedPart(value, span, span.ends_at)).toEqual({ value_cents: 0, fee_cents: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: -2, max: 40 }), (cents, days) => {
      const now = new Date(span.starts_at.getTime() + days * DAY_MS);
      const part = unusedPart({ value_cents: cents, fee_cents: Math.floor(cents / 10) }, span, now);
      expect(part.value_cents).toBeGreaterThanOrEqual(0);
      expect(part.value_cents).toBeLessThanOrEqual(cents);
      expect(part.fee_cents).toBeLessThanOrEqual(part.value_cents);
    }),
  );
});

test('whatever happens, no step charges for time that is gone, and each is due when it is said to be', () => {
  const lives = fc.record({
    sleep_h: fc.integer({ min: 0, max: 24 * 100 }),
    cancelled: fc.boolean(),
    member: fc.boolean(),
    plan_state: fc.constantFrom('active' as const, 'paused' as const, 'archived' as const),
    billing: fc.constantFrom('monthly' as const, 'yearly' as const),
  });
  fc.assert(
    fc.property(lives, ({ sleep_h, cancelled, member, plan_state, billing }) => {
      const row: Facts = { ...paid, billing, cancelled_at: cancelled ? at('2027-02-10') : null };
      const now = new Date(paid.period_end.getTime() + sleep_h * 3_600_000);
      const step = nextStep(row, { ...around, member, plan_state }, now);
      const goesOn = !cancelled && member && plan_state !== 'archived';
      expect(step.kind).toBe(goesOn ? 'renew' : 'end');
      if (step.kind !== 'renew') return;
      expect(step.ends_at > now).toBe(true);
      expect(step.starts_at >= paid.period_end).toBe(true);
      expect(step.free).toBe(plan_state === 'paused');
    }),
  );
});
