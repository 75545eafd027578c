// Tests the offer to come back over HTTP: whom it is for, that it is taken and told once, and staying instead of canceling.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { runJob } from '#app/testing/run-job.ts';
import {
  daysLater,
  makePlan,
  memberWith,
  ownSubscription,
  subscribed,
  subscribeTo,
} from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';
import { tellWinBacks } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, wallet } = subscriptionCalls(() => ({ app, world }));
const set = ({ club, owner }: Stage, change: { active?: boolean; on_cancel?: boolean } = {}) =>
  app.ok(
    'PUT /clubs/:id/win-back',
    {
      params: { id: club.id },
      body: { percent: 20, periods: 2, active: true, on_cancel: false, ...change },
    },
    owner.as,
  );
const offered = async ({ club }: Stage, fan: Somebody) =>
  (await app.ok('GET /clubs/:id/plans', { params: { id: club.id } }, fan.as)).data.win_back;
const cancel = (fan: Somebody, id: string) =>
  app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: {} }, fan.as);
const stay = (fan: Somebody, id: string) =>
  app.call('POST /subscriptions/:id/stay', { params: { id } }, fan.as);
const wish = { win_back: true, expected_price_cents: 480 };
async function told(fan: Somebody): Promise<number> {
  const { rows } = await app.platform.db.query<{ told: number }>({
    text: 'select count(*)::int as told from subscription_win_back_told where user_id = $1',
    values: [fan.id],
  });
  return rows[0]?.told ?? 0;
}

/** Subscribed, canceled at once, and over since that many days. */
async function leftSince(stage: Stage, planId: string, days: number): Promise<Somebody> {
  const fan = await memberWith(stage, 5000);
  await cancel(fan, (await subscribed(app, fan, planId)).id);
  await daysLater(app, 31);
  await daysLater(app, days);
  return fan;
}

test('who left 14 days ago comes back for less, for as long as was said, and once ever', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await leftSince(stage, plan.id, 10);
  await set(stage);
  expect(await offered(stage, fan)).toBeNull();
  expect(await subscribeTo(app, fan, plan.id, wish)).toMatchObject({
    error: { code: 'subscriptions.win-back-gone' },
  });
  await daysLater(app, 5);
  expect(await offered(stage, fan)).toEqual({ percent: 20, periods: 2 });
  expect(await offered(stage, await memberWith(stage, 0))).toBeNull();
  const { id } = await subscribed(app, fan, plan.id, wish);
  expect(await wallet(fan)).toBe(5000 - 600 - 480);
  expect(await ownSubscription(app, fan, id)).toMatchObject({ discount: { percent: 20, left: 1 } });
  await daysLater(app, 31);
  expect(await ownSubscription(app, fan, id)).toMatchObject({
    discount: null,
    renewal: { amount_cents: 600 },
  });
  await cancel(fan, id);
  await daysLater(app, 31);
  await daysLater(app, 20);
  expect(await offered(stage, fan)).toBeNull();
  expect(await subscribeTo(app, fan, plan.id, wish)).toMatchObject({
    error: { code: 'subscriptions.win-back-gone' },
  });
  expect(await exportUser(app.platform, fan.id)).toMatchObject({
    offers_taken: [{ club_id: stage.club.id }],
  });
  await app.platform.db.transaction((tx) => eraseUser(tx, fan.id, app.platform));
  expect(await exportUser(app.platform, fan.id)).toMatchObject({ offers_taken: [] });
});

test('it is not for whose payment was refunded, nor after 180 days, nor while it is off', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  await set(stage);
  const refunded = await memberWith(stage, 600);
  const { id } = await subscribed(app, refunded, plan.id);
  await app.ok('POST /subscriptions/:id/refund', { params: { id } }, keyed(refunded.as));
  const fan = await leftSince(stage, plan.id, 20);
  expect([await offered(stage, refunded), await offered(stage, fan)]).toEqual([
    null,
    { percent: 20, periods: 2 },
  ]);
  await set(stage, { active: false });
  expect(await offered(stage, fan)).toBeNull();
  await set(stage);
  await daysLater(app, 165);
  expect(await offered(stage, fan)).toBeNull();
});

test('who left hears of it once, by the job', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await leftSince(stage, plan.id, 20);
  const stays = await memberWith(stage, 5000);
  await subscribed(app, stays, plan.id);
  await runJob(app.platform, tellWinBacks);
  expect(await told(fan)).toBe(0);
  await set(stage);
  await runJob(app.platform, tellWinBacks);
  await runJob(app.platform, tellWinBacks);
  expect([await told(fan), await told(stays)]).toEqual([1, 0]);
});

test('who cancels is offered to stay where the club allows it, once, and nobody else', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await memberWith(stage, 5000);
  const { id } = await subscribed(app, fan, plan.id);
  await set(stage);
  expect(await stay(fan, id)).toMatchObject({ error: { code: 'subscriptions.win-back-gone' } });
  await set(stage, { on_cancel: true });
  expect(await ownSubscription(app, fan, id)).toMatchObject({ stay: { percent: 20, periods: 2 } });
  const answers = await Promise.all([stay(fan, id), stay(fan, id), stay(fan, id)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await ownSubscription(app, fan, id)).toMatchObject({
    ...{ stay: null, discount: { percent: 20, left: 2 }, renewal: { amount_cents: 480 } },
  });
  await daysLater(app, 31);
  expect(await wallet(fan)).toBe(5000 - 600 - 480);
});
