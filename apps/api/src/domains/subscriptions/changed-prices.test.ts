// Tests over HTTP what a changed price, or another tier, of a plan means to those who have it or change to it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { runJob } from '#app/testing/run-job.ts';
import { daysLater, makePlan, memberWith, subscribed, until } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';
import { applyPrices } from './jobs.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, own } = subscriptionCalls(() => ({ app, world }));

interface Changed {
  monthly_cents: number | null;
  yearly_cents?: number | null;
  tier_id?: string | null;
}

/** The club changes its plan, and the job has run. */
async function setPlan(stage: Stage, id: string, changed: Changed): Promise<void> {
  const params = { id: stage.club.id };
  const plans = (await app.ok('GET /clubs/:id/managed-plans', { params }, stage.owner.as)).data;
  const version = plans.find((plan) => plan.id === id)?.version ?? 0;
  const body = { name: 'Stalls', version, ...changed };
  await app.ok('PUT /plans/:id', { params: { id }, body }, stage.owner.as);
  await runJob(app.platform, applyPrices, { plan_id: id });
}

interface Wish {
  plan_id: string;
  billing: 'monthly' | 'yearly';
  price_cents: number;
}

/** For the end of the running period. */
function plan(fan: Somebody, id: string, { price_cents, ...wish }: Wish) {
  const body = { ...wish, expected_charge_cents: 0, expected_price_cents: price_cents };
  return app.ok('POST /subscriptions/:id/change', { params: { id }, body }, keyed(fan.as));
}
const keep = (fan: Somebody, id: string) =>
  app.ok('DELETE /subscriptions/:id/change', { params: { id } }, fan.as);

async function yearlyFan(stage: Stage) {
  const high = await makePlan(stage, { yearly_cents: 6000 });
  const low = await makePlan(stage, { name: 'Balcony', monthly_cents: 300, yearly_cents: 3000 });
  const fan = await memberWith(stage, 20_000);
  const wish = { billing: 'yearly' as const, expected_price_cents: 6000 };
  const { id, period } = await subscribed(app, fan, high.id, wish);
  const raise = () => setPlan(stage, high.id, { monthly_cents: 900, yearly_cents: 9000 });
  return { high, low, fan, id, period, raise };
}

test.each(['raised first', 'planned first'])(
  'whoever changes to a cheaper plan gets it, whatever the old one costs by then: %s',
  async (order) => {
    const { low, fan, id, period, raise } = await yearlyFan(await fresh());
    if (order === 'raised first') await raise();
    await plan(fan, id, { plan_id: low.id, billing: 'yearly', price_cents: 3000 });
    if (order === 'planned first') await raise();
    expect(await own(fan, id)).toMatchObject({ changes: true, offer: null });
    await until(app, period.ends_at);
    expect(await own(fan, id)).toMatchObject({ status: 'active', plan: { id: low.id }, price_cents: 3000 });
  },
);

test('whoever changes from a year to months of the same plan gets them after its year was raised', async () => {
  const { high, fan, id, period, raise } = await yearlyFan(await fresh());
  await raise();
  await plan(fan, id, { plan_id: high.id, billing: 'monthly', price_cents: 900 });
  await until(app, period.ends_at);
  expect(await own(fan, id)).toMatchObject({ status: 'active', billing: 'monthly', price_cents: 900 });
});

test.each(['kept', 'canceled and resumed'])(
  'whoever stays after all is asked for the higher price: %s',
  async (how) => {
    const { low, fan, id, raise } = await yearlyFan(await fresh());
    await plan(fan, id, { plan_id: low.id, billing: 'yearly', price_cents: 3000 });
    await raise();
    if (how === 'kept') await keep(fan, id);
    else {
      await app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: { reason: 'price' } }, fan.as);
      await app.ok('POST /subscriptions/:id/resume', { params: { id } }, fan.as);
    }
    expect(await own(fan, id)).toMatchObject({
      changes: false,
      price_cents: 6000,
      offer: { price_cents: 9000 },
    });
  },
);

async function changingFan(stage: Stage) {
  const high = await makePlan(stage, { name: 'The box', monthly_cents: 2000 });
  const low = await makePlan(stage, { name: 'Balcony', monthly_cents: 1000 });
  const fan = await memberWith(stage, 20_000);
  const { id, period } = await subscribed(app, fan, high.id, { expected_price_cents: 2000 });
  await plan(fan, id, { plan_id: low.id, billing: 'monthly', price_cents: 1000 });
  return { low, fan, id, period };
}

test('a lower price of the plan that somebody changes to is what they pay for it', async () => {
  const stage = await fresh();
  const { low, fan, id, period } = await changingFan(stage);
  await setPlan(stage, low.id, { monthly_cents: 500 });
  expect(await own(fan, id)).toMatchObject({ price_cents: 2000, renewal: { amount_cents: 500 } });
  await until(app, period.ends_at);
  expect(await own(fan, id)).toMatchObject({ plan: { id: low.id }, price_cents: 500, offer: null });
});

test('a higher one is asked once the plan has begun, at the price that was agreed on', async () => {
  const stage = await fresh();
  const { low, fan, id, period } = await changingFan(stage);
  await setPlan(stage, low.id, { monthly_cents: 1500 });
  expect(await own(fan, id)).toMatchObject({ renewal: { amount_cents: 1000 }, offer: null });
  await until(app, period.ends_at);
  const asked = { price_cents: 1000, offer: { price_cents: 1500 } };
  expect(await own(fan, id)).toMatchObject({ plan: { id: low.id }, ...asked });
  await daysLater(app, 62);
  expect(await own(fan, id)).toMatchObject({ status: 'ended', ended_why: 'price' });
});

test('another tier of a plan is that of its subscribers at once, and the one before is gone', async () => {
  const stage = await fresh();
  const params = { id: stage.club.id };
  const made = async (name: string) => {
    const body = { name, hue: 10, reached_by: { by: 'subscription' as const }, benefits: [] };
    const tiers = (await app.ok('POST /clubs/:id/tiers', { params, body }, stage.owner.as)).data;
    return tiers.find((tier) => tier.name === name)?.id ?? '';
  };
  const [silver, gold] = [await made('Silver'), await made('Gold')];
  const { id: plan_id } = await makePlan(stage, { tier_id: silver });
  const fan = await memberWith(stage, 600);
  const { id, access_until } = await subscribed(app, fan, plan_id);
  const held = async () => {
    const { rows } = await app.platform.db.query<{ tier_id: string; until: Date }>({
      text: 'select tier_id, until from tier_grants where source = $1',
      values: [`subscription:${id}`],
    });
    return rows.map(({ tier_id, until: end }) => [tier_id, end.toISOString()]);
  };
  expect(await held()).toEqual([[silver, access_until]]);
  for (const tier_id of [gold, silver, gold]) {
    await setPlan(stage, plan_id, { monthly_cents: 600, tier_id });
    expect(await held()).toEqual([[tier_id, access_until]]);
  }
  await setPlan(stage, plan_id, { monthly_cents: 600, tier_id: null });
  expect(await held()).toEqual([]);
});
