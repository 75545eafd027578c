// Tests the demo world's subscriptions: every state is there, a year of revenue, all of it adds up, and a second run adds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import { whatSubscriptionsMiss } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { chargeNow } from '#app/testing/top-ups.ts';
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

test('some subscribed with a code, which says how often it was used', async () => {
  const { rows } = await app.platform.db.query<{ code: string; active: boolean; uses: number }>({
    text: `select code, active, sum(uses)::int as uses from subscription_codes group by 1, 2 order by 1`,
  });
  expect(rows).toEqual([
    { code: 'ENCORE20', active: true, uses: expect.any(Number) },
    { code: 'OPENING50', active: false, uses: 0 },
  ]);
  expect(rows[0]?.uses).toBeGreaterThan(1);
});

async function ownOf(role: 'admin' | 'creator', handle: string) {
  const { data: session } = await app.ok('POST /auth/demo', { body: { role } });
  const { data } = await app.ok('GET /users/me/subscriptions', { query: {} }, { token: session.sctoken });
  return data.find(({ plan }) => plan.club.handle === handle);
}

test('the card of one waits for the bank, and a club that went silent gives the payment of another back', async () => {
  const own = () => ownOf('admin', 'ola-after-dark');
  const asked = await own();
  expect(asked).toMatchObject({ status: 'trialing', use_card: true, past_due: null });
  // The server may have charged it already.
  await chargeNow(app, asked?.charge?.id ?? '');
  expect((await own())?.charge).toMatchObject({ state: 'confirming', amount_cents: 1200 });
  const silent = await ownOf('creator', 'tin-lighthouse');
  expect(silent).toMatchObject({ status: 'active', refund: { amount_cents: 400 } });
  const since = Date.parse(silent?.refund?.since ?? '');
  expect(app.clock.now().getTime() - since).toBeGreaterThan(30 * 86_400_000);
});

test('one gift was claimed and runs, one waits', async () => {
  const { rows } = await app.platform.db.query<{ state: string; live: number }>({
    text: `select g.state, count(s.id) filter (where s.gifted and s.state = 'active')::int as live from subscription_gifts g
      left join subscriptions s on s.id = g.subscription_id group by 1 order by 1`,
  });
  expect(rows.map(({ state }) => state)).toEqual(['claimed', 'waiting']);
  expect(rows[0]?.live).toBeGreaterThan(0);
});
