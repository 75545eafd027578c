// Tests what the endpoints of subscriptions take: plans with their defaults, and what a plan cannot be.
import { expect, test } from 'vitest';
import { subscribe } from './endpoints.ts';
import { changePlan, createPlan } from './manage-endpoints.ts';

test('a plan needs a name and one price; the rest has a default', () => {
  expect(createPlan.body.parse({ name: ' Stalls ', monthly_cents: 600 })).toEqual({
    ...{ name: 'Stalls', benefits: [], monthly_cents: 600, yearly_cents: null },
    ...{ tier_id: null, trial_days: 0, places: null },
  });
});

test.each([
  [{}, true],
  [{ monthly_cents: null }, false],
  [{ monthly_cents: null, yearly_cents: 6000 }, true],
  [{ monthly_cents: 99 }, false],
  [{ monthly_cents: 6.5 }, false],
  [{ name: '  ' }, false],
  [{ name: 'x'.repeat(41) }, false],
  [{ trial_days: 91 }, false],
  [{ places: 0 }, false],
  [{ benefits: Array.from({ length: 9 }, () => 'A diary') }, false],
  [{ benefits: [''] }, false],
  [{ taken: 3 }, false],
])('a plan with %o is taken: %s', (part, taken) => {
  const body = { name: 'Stalls', monthly_cents: 600, ...part };
  expect(createPlan.body.safeParse(body).success).toBe(taken);
  expect(changePlan.body.safeParse({ ...body, version: 1 }).success).toBe(taken);
});

test('whoever subscribes says what the screen showed', () => {
  expect(subscribe.body.safeParse({ billing: 'monthly' }).success).toBe(false);
  expect(subscribe.body.parse({ billing: 'monthly', expected_price_cents: 600 }).expected_trial_days).toBe(0);
});
