// Tests the demo world's subscriptions: every state is there, a year of revenue, all of it adds up, and a second run adds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import { whatSubscriptionsMiss } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { demo } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 240_000);
afterAll(() => app.stop());

async function found() {
  const { rows } = await app.platform.db.query<{ what: string; count: number }>({
    text: `select case when state <> 'ended' and cancelled_at is not null then 'cancelled' else state end as what, count(*)::int as count
      from subscriptions group by 1 union all select 'periods', count(*)::int from subscription_periods order by 1`,
  });
  return new Map(rows.map(({ what, count }) => [what, count]));
}

test('fans are in every state, and their payments add up', async () => {
  const all = await found();
  for (const state of ['trialing', 'active', 'past_due', 'cancelled', 'ended'])
    expect(all.get(state) ?? 0, state).toBeGreaterThan(0);
  expect(all.get('periods') ?? 0).toBeGreaterThan(100);
  expect(await whatSubscriptionsMiss(app.platform.db)).toEqual([]);
});

test('every month of the year brought something in', async () => {
  const { rows } = await app.platform.db.query<{ months: number }>({
    text: `select count(distinct date_trunc('month', at))::int as months from subscription_periods where paid_cents > 0`,
  });
  expect(rows[0]?.months).toBeGreaterThanOrEqual(11);
});

test('a second run leaves it as it is', async () => {
  const before = await found();
  await demo(app.platform, () => undefined);
  expect(await found()).toEqual(before);
});
