// Tests how subscriptions end over HTTP on a real PostgreSQL: refunds, leaving, a closing club, and an account that is deleted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endClub } from '#app/testing/clubs.ts';
import { keyed } from '#app/testing/items.ts';
import {
  daysLater,
  letPass,
  makePlan,
  memberWith,
  subscribed,
  subscribeTo,
} from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { World } from '#app/testing/world.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, wallet, earned, own } = subscriptionCalls(() => ({ app, world }));
type Bought = Awaited<ReturnType<typeof subscribed>>;

test('money comes back whole within seven days, fee and all, and not after', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await memberWith(stage, 1000);
  const { id } = await subscribed(app, fan, plan.id);
  const refund = (of: string) =>
    app.call('POST /subscriptions/:id/refund', { params: { id: of } }, keyed(fan.as));
  await daysLater(app, 6);
  expect(await refund(id)).toMatchObject({ body: { data: { status: 'ended', ended_why: 'refunded' } } });
  expect([await wallet(fan), await earned(stage)]).toEqual([1000, 0]);
  expect(await refund(id)).toMatchObject({ error: { code: 'subscriptions.ended' } });
  const again = await subscribed(app, fan, plan.id);
  await daysLater(app, 7);
  expect(await refund(again.id)).toMatchObject({
    error: { code: 'subscriptions.not-refundable', details: { why: 'late' } },
  });
});

test('who is not a member any more is charged no more; a first look ends what the job has not', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await memberWith(stage, 2000);
  const { id } = await subscribed(app, fan, plan.id);
  await app.ok('POST /clubs/:id/leave', { params: { id: stage.club.id } }, fan.as);
  await letPass(app, 31);
  expect((await own(fan, id)).status).toBe('ended');
  expect(await wallet(fan)).toBe(1400);
});

test('canceling after the end of a period, before the job has come, charges nothing', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await memberWith(stage, 2000);
  const { id } = await subscribed(app, fan, plan.id);
  await letPass(app, 31);
  await app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: {} }, fan.as);
  expect(await own(fan, id)).toMatchObject({ status: 'ended', ended_why: 'cancelled', paid_periods: 1 });
  expect(await wallet(fan)).toBe(1400);
});

test('a club that closes pays back the days that are left, and so it goes for many at once', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { monthly_cents: 3000 });
  const fans = await Promise.all([0, 1, 2].map(() => memberWith(stage, 3000)));
  const wish = { expected_price_cents: 3000 };
  const [{ period }] = (await Promise.all(fans.map((fan) => subscribed(app, fan, plan.id, wish)))) as [
    Bought,
  ];
  await daysLater(app, 10);
  const now = app.clock.now();
  await app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [stage.club.id, now],
  });
  expect(await endClub(app.platform, stage.club.id)).toBe(true);
  const all = (new Date(period.ends_at).getTime() - new Date(period.starts_at).getTime()) / 86_400_000;
  const back = Math.floor((3000 * (all - 10)) / all);
  for (const fan of fans) expect(await wallet(fan)).toBe(back);
});

test('a person’s data names their payments; with the account everything ends, and the place is free again', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { places: 1 });
  const fan = await memberWith(stage, 2000);
  await subscribed(app, fan, plan.id);
  expect(await exportUser(app.platform, fan.id)).toMatchObject({
    subscriptions: [{ plan: 'Stalls', paid_cents: 600 }],
  });
  const other = await memberWith(stage, 600);
  expect(await subscribeTo(app, other, plan.id)).toMatchObject({
    error: { code: 'subscriptions.plan-full' },
  });
  await app.platform.db.transaction((tx) => eraseUser(tx, fan.id, app.platform));
  expect(await exportUser(app.platform, fan.id)).toMatchObject({ subscriptions: [] });
  expect(await subscribeTo(app, other, plan.id)).toMatchObject({ ok: true });
});
