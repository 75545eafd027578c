// Tests promotion codes over HTTP: what they take off, for how long and which plans, who made them, and that nobody uses one twice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
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
import { eraseUser, exportUser } from './personal-data.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, wallet, earned } = subscriptionCalls(() => ({ app, world }));
type Draft = { code: string; percent: number } & Partial<{
  periods: number | null;
  plan_ids: string[];
  most_uses: number;
  ends_at: string;
}>;
const create = ({ club, owner }: Stage, body: Draft) =>
  app.call('POST /clubs/:id/promotion-codes', { params: { id: club.id }, body }, owner.as);
async function makeCode(stage: Stage, body: Draft) {
  const made = await create(stage, body);
  if (!made.ok) throw new Error(made.error.code);
  return made.body.data;
}
const quote = (fan: Somebody, id: string, code: string) =>
  app.call('GET /plans/:id/code-quote', { params: { id }, query: { code, billing: 'monthly' } }, fan.as);

test('a code takes a percent off the first payments, the fee is of what was paid, and the receipt has the line', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  await makeCode(stage, { code: 'encore50', percent: 50, periods: 2 });
  const fan = await memberWith(stage, 2000);
  expect(await quote(fan, plan.id, ' Encore50 ')).toMatchObject({
    body: {
      data: { code: 'ENCORE50', price_cents: 600, discount_cents: 300, amount_cents: 300, periods: 2 },
    },
  });
  const { id } = await subscribed(app, fan, plan.id, { code: 'encore50', expected_price_cents: 300 });
  expect([await wallet(fan), await earned(stage)]).toEqual([1700, 270]);
  expect(await ownSubscription(app, fan, id)).toMatchObject({
    ...{ price_cents: 600, discount: { percent: 50, left: 1 }, renewal: { amount_cents: 300 } },
    refund: { amount_cents: 300 },
  });
  await daysLater(app, 31);
  expect(await ownSubscription(app, fan, id)).toMatchObject({
    discount: null,
    renewal: { amount_cents: 600 },
  });
  await daysLater(app, 31);
  expect(await wallet(fan)).toBe(2000 - 300 - 300 - 600);
  const { data } = await app.ok('GET /subscriptions/:id/periods', { params: { id }, query: {} }, fan.as);
  expect(data.map(({ discount_cents, paid_cents }) => [discount_cents, paid_cents])).toEqual([
    [0, 600],
    [300, 300],
    [300, 300],
  ]);
  const transfer_id = data.at(-1)?.transfer_id ?? '';
  const receipt = await app.ok('GET /wallet/transfers/:id', { params: { id: transfer_id } }, fan.as);
  expect(receipt.data.receipt?.lines).toEqual([
    { text: 'Stalls', quantity: 1, amount_cents: 600 },
    { text: 'Discount', quantity: 1, amount_cents: -300 },
  ]);
});

test('a hundred percent off costs nothing, needs no credit, and is renewed for nothing while it lasts', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  await makeCode(stage, { code: 'ONTHEHOUSE', percent: 100, periods: 2 });
  const fan = await memberWith(stage, 0);
  const bought = await subscribed(app, fan, plan.id, { code: 'ONTHEHOUSE', expected_price_cents: 0 });
  expect(bought).toMatchObject({ status: 'active', refund: null, renewal: { amount_cents: 0 } });
  await daysLater(app, 31);
  expect(await ownSubscription(app, fan, bought.id)).toMatchObject({
    status: 'active',
    period: { number: 2 },
  });
  await daysLater(app, 31);
  expect(await ownSubscription(app, fan, bought.id)).toMatchObject({
    status: 'past_due',
    past_due: { amount_cents: 600 },
  });
});

test('a payment that failed and a trial take the discount when they are paid', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { trial_days: 7 });
  await makeCode(stage, { code: 'TRIAL20', percent: 20, periods: 1 });
  const fan = await memberWith(stage, 0);
  const wish = { code: 'TRIAL20', expected_price_cents: 480, expected_trial_days: 7 };
  const { id } = await subscribed(app, fan, plan.id, wish);
  await daysLater(app, 7);
  expect(await ownSubscription(app, fan, id)).toMatchObject({ past_due: { amount_cents: 480 } });
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 480 });
  const paid = await app.ok(
    'POST /subscriptions/:id/pay',
    { params: { id }, body: { expected_price_cents: 480 } },
    keyed(fan.as),
  );
  expect(paid.data).toMatchObject({ status: 'active', discount: null, renewal: { amount_cents: 600 } });
  expect(await wallet(fan)).toBe(0);
});

test('another plan does not get it: the quote says so, and its price is whole', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const box = await makePlan(stage, { name: 'The box', monthly_cents: 4500 });
  await makeCode(stage, { code: 'ALWAYS10', percent: 10 });
  const fan = await memberWith(stage, 10_000);
  const { id } = await subscribed(app, fan, plan.id, { code: 'ALWAYS10', expected_price_cents: 540 });
  const wish = { plan_id: box.id, billing: 'monthly' as const };
  const quoted = await app.ok('GET /subscriptions/:id/change-quote', { params: { id }, query: wish }, fan.as);
  expect(quoted.data).toMatchObject({ discount_ends: true, credit_cents: 540, charge_cents: 3960 });
  const body = { ...wish, expected_charge_cents: 3960, expected_price_cents: 4500 };
  const { data } = await app.ok('POST /subscriptions/:id/change', { params: { id }, body }, keyed(fan.as));
  expect(data).toMatchObject({ discount: null, renewal: { amount_cents: 4500 } });
});

test('refused with the reason, and nothing is charged', async () => {
  const stage = await fresh();
  const [plan, box] = [await makePlan(stage), await makePlan(stage, { name: 'The box' })];
  const soon = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  await makeCode(stage, { code: 'ONCE1', percent: 50, most_uses: 1 });
  await makeCode(stage, { code: 'SHORT1', percent: 50, ends_at: soon });
  await makeCode(stage, { code: 'BOXONLY', percent: 50, plan_ids: [box.id] });
  const off = await makeCode(stage, { code: 'OFFOFF', percent: 50 });
  const [first, fan] = [await memberWith(stage, 1000), await memberWith(stage, 1000)];
  await subscribed(app, first, plan.id, { code: 'once1', expected_price_cents: 300 });
  const set = (active: boolean) =>
    app.ok('PUT /promotion-codes/:id/active', { params: { id: off.id }, body: { active } }, stage.owner.as);
  expect((await set(false)).data.active).toBe(false);
  await daysLater(app, 2);
  for (const [code, reason] of [
    ['NOSUCH', 'subscriptions.code-not-found'],
    ['ONCE1', 'subscriptions.code-ended'],
    ['SHORT1', 'subscriptions.code-ended'],
    ['OFFOFF', 'subscriptions.code-ended'],
    ['BOXONLY', 'subscriptions.code-not-for-plan'],
  ] as const) {
    const refused = { ok: false, error: { code: reason } };
    expect(await subscribeTo(app, fan, plan.id, { code, expected_price_cents: 300 }), code).toMatchObject(
      refused,
    );
    expect(await quote(fan, plan.id, code)).toMatchObject(refused);
  }
  await set(true);
  expect(await subscribeTo(app, fan, plan.id, { code: 'OFFOFF' })).toMatchObject({
    error: { code: 'subscriptions.price-changed', details: { price_cents: 300 } },
  });
  expect(await wallet(fan)).toBe(1000);
  const { id } = await subscribed(app, fan, plan.id, { code: 'OFFOFF', expected_price_cents: 300 });
  await app.ok('POST /subscriptions/:id/refund', { params: { id } }, keyed(fan.as));
  expect(await subscribeTo(app, fan, plan.id, { code: 'OFFOFF', expected_price_cents: 300 })).toMatchObject({
    error: { code: 'subscriptions.code-used' },
  });
});

test('a club has each code once, of its own plans, and sees how often each was used', async () => {
  const [stage, other] = [await fresh(), await fresh()];
  const [plan, foreign] = [await makePlan(stage), await makePlan(other)];
  await makeCode(stage, { code: 'ENCORE', percent: 20, plan_ids: [plan.id], most_uses: 5 });
  expect(await create(stage, { code: 'encore', percent: 30 })).toMatchObject({
    error: { code: 'subscriptions.code-taken' },
  });
  expect(await create(stage, { code: 'FOREIGN', percent: 30, plan_ids: [foreign.id] })).toMatchObject({
    error: { code: 'subscriptions.plan-not-found' },
  });
  expect((await create(other, { code: 'ENCORE', percent: 30 })).ok).toBe(true);
  const fan = await memberWith(stage, 1000);
  await subscribed(app, fan, plan.id, { code: 'ENCORE', expected_price_cents: 480 });
  const listed = await app.ok(
    'GET /clubs/:id/promotion-codes',
    { params: { id: stage.club.id }, query: {} },
    stage.owner.as,
  );
  expect(listed.data).toMatchObject([{ code: 'ENCORE', uses: 1, most_uses: 5, plans: [{ name: 'Stalls' }] }]);
  expect(await exportUser(app.platform, fan.id)).toMatchObject({ promotion_codes: [{ code: 'ENCORE' }] });
  await app.platform.db.transaction((tx) => eraseUser(tx, fan.id, app.platform));
  expect(await exportUser(app.platform, fan.id)).toMatchObject({ promotion_codes: [] });
});

test('a hundred codes that can be used are the most; what is switched off or over makes room, and all are paged', async () => {
  const stage = await fresh();
  const first = await makeCode(stage, { code: 'FIRST1', percent: 20 });
  const soon = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  await makeCode(stage, { code: 'SHORT1', percent: 20, ends_at: soon });
  await app.platform.db.query({
    text: `insert into subscription_codes (id, club_id, code, percent, plan_ids, created_by, created_at)
      select gen_random_uuid(), $1, 'MANY' || n, 20, '{}', null, $2 from generate_series(1, 98) n`,
    values: [stage.club.id, app.clock.now()],
  });
  const full = { error: { code: 'subscriptions.too-many-codes' } };
  expect(await create(stage, { code: 'ONEMORE', percent: 20 })).toMatchObject(full);
  const set = (active: boolean) =>
    app.call(
      'PUT /promotion-codes/:id/active',
      { params: { id: first.id }, body: { active } },
      stage.owner.as,
    );
  await set(false);
  expect((await create(stage, { code: 'ONEMORE', percent: 20 })).ok).toBe(true);
  expect(await set(true)).toMatchObject(full);
  expect(await create(stage, { code: 'first1', percent: 20 })).toMatchObject(full);
  await daysLater(app, 2);
  expect(await create(stage, { code: 'first1', percent: 20 })).toMatchObject({
    error: { code: 'subscriptions.code-taken' },
  });
  expect((await set(true)).ok).toBe(true);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: 50, ...(cursor === null ? {} : { cursor }) };
    const given = { params: { id: stage.club.id }, query };
    const listed: { data: { code: string }[]; next_cursor: string | null } = await app.ok(
      'GET /clubs/:id/promotion-codes',
      given,
      stage.owner.as,
    );
    seen.push(...listed.data.map(({ code }) => code));
    cursor = listed.next_cursor;
  } while (cursor !== null);
  expect([seen.length, new Set(seen).size]).toEqual([101, 101]);
});
