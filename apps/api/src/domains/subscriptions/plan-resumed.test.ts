// Tests a plan that is offered again after a pause, on a real PostgreSQL: its subscribers are told, and a day passes before they pay.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { daysLater, daysTo, letPass, makePlan, memberWith, subscribed } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
let stage: Stage;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
  stage = await fresh();
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, wallet, own } = subscriptionCalls(() => ({ app, world }));
const MINUTE = 1 / 1440;

const setState = (id: string, state: 'active' | 'paused') =>
  app.ok('PUT /plans/:id/state', { params: { id }, body: { state } }, stage.owner.as);

async function resumedNotices(fan: Somebody) {
  const { rows } = await app.platform.db.query<{ amount: number; at: string; link: string }>({
    text: `select (payload->>'amount_cents')::int as amount, payload->>'at' as at, link from notifications
      where user_id = $1 and payload->>'moment' = 'resumed' order by id`,
    values: [fan.id],
  });
  return rows;
}

test('offered again a minute before a renewal, nothing is charged for a day, and every subscriber is told', async () => {
  const plan = await makePlan(stage);
  const [fan, leaver] = [await memberWith(stage, 2000), await memberWith(stage, 2000)];
  const { id, period } = await subscribed(app, fan, plan.id);
  const left = await subscribed(app, leaver, plan.id);
  await app.ok('POST /subscriptions/:id/cancel', { params: { id: left.id }, body: {} }, leaver.as);
  await setState(plan.id, 'paused');
  await letPass(app, daysTo(app, period.ends_at) - MINUTE);
  await setState(plan.id, 'active');
  const at = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const told = { amount: 600, at, link: `/club/club-subscription/${id}` };
  await vi.waitFor(async () => expect(await resumedNotices(fan)).toEqual([told]), { timeout: 10_000 });
  expect(await resumedNotices(leaver)).toEqual([]);
  await daysLater(app, 2 * MINUTE);
  expect(await own(fan, id)).toMatchObject({
    ...{ status: 'active', period: { number: 1 }, renewal: { at, amount_cents: 600 } },
  });
  await daysLater(app, 1 - 3 * MINUTE);
  expect(await wallet(fan)).toBe(1400);
  await daysLater(app, 2 * MINUTE);
  expect(await own(fan, id)).toMatchObject({
    ...{ status: 'active', period: { number: 2, starts_at: period.ends_at } },
  });
  expect(await wallet(fan)).toBe(800);
});

test('paused again within the day, the period is free; a plan that was never paused is charged on time', async () => {
  const [plan, plain] = [await makePlan(stage), await makePlan(stage, { name: 'Circle' })];
  const [fan, other] = [await memberWith(stage, 2000), await memberWith(stage, 2000)];
  const { id, period } = await subscribed(app, fan, plan.id);
  const { id: plainId } = await subscribed(app, other, plain.id);
  await setState(plan.id, 'paused');
  await letPass(app, daysTo(app, period.ends_at) - MINUTE);
  await setState(plan.id, 'active');
  await setState(plan.id, 'paused');
  await daysLater(app, 2 * MINUTE);
  expect(await own(fan, id)).toMatchObject({ period: { number: 2 } });
  expect(await own(other, plainId)).toMatchObject({ period: { number: 2 } });
  expect([await wallet(fan), await wallet(other)]).toEqual([1400, 800]);
});
