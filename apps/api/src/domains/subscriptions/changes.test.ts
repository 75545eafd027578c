// Tests changes of plan over HTTP on a real PostgreSQL: billing in a full plan, trials, gifts, what was canceled, and money back after one.
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import {
  daysLater,
  letPass,
  makePlan,
  memberWith,
  subscribed,
  subscribeTo,
  until,
} from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, World } from '#app/testing/world.ts';
import { advance } from './advance.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, wallet, own, giverWith } = subscriptionCalls(() => ({ app, world }));
const planOf = async (id: string) => (await app.ok('GET /plans/:id', { params: { id } })).data.plan;

const quoteOf = (fan: Somebody, id: string, plan_id: string, billing: Billing = 'monthly') =>
  app.call('GET /subscriptions/:id/change-quote', { params: { id }, query: { plan_id, billing } }, fan.as);

/** For what the quote says. */
async function change(fan: Somebody, id: string, plan_id: string, billing: Billing = 'monthly') {
  const quote = await quoteOf(fan, id, plan_id, billing);
  if (!quote.ok) throw new Error(quote.error.code);
  const { charge_cents, price_cents } = quote.body.data;
  const body = {
    ...{ plan_id, billing },
    ...{ expected_charge_cents: charge_cents, expected_price_cents: price_cents },
  };
  const { data } = await app.ok('POST /subscriptions/:id/change', { params: { id }, body }, keyed(fan.as));
  return { ...quote.body.data, after: data };
}

const refund = (fan: Somebody, id: string) =>
  app.ok('POST /subscriptions/:id/refund', { params: { id } }, keyed(fan.as));

test('another billing of a plan without free places needs none, and takes none from others', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { monthly_cents: 600, yearly_cents: 6000, places: 2 });
  const [fan, other] = [await memberWith(stage, 20_000), await memberWith(stage, 20_000)];
  const yearly = { billing: 'yearly' as const, expected_price_cents: 6000 };
  const { id, period } = await subscribed(app, fan, plan.id, yearly);
  expect(await change(fan, id, plan.id)).toMatchObject({ when: 'period-end', charge_cents: 0 });
  expect((await planOf(plan.id)).left).toBe(1);
  const second = await subscribed(app, other, plan.id, yearly);
  expect((await change(other, second.id, plan.id)).when).toBe('period-end');
  const late = await memberWith(stage, 600);
  expect(await subscribeTo(app, late, plan.id)).toMatchObject({
    error: { code: 'subscriptions.plan-full' },
  });
  await app.ok('POST /subscriptions/:id/cancel', { params: { id: second.id }, body: {} }, other.as);
  await until(app, period.ends_at);
  expect(await own(fan, id)).toMatchObject({ status: 'active', billing: 'monthly', changes: false });
  expect((await planOf(plan.id)).left).toBe(1);
});

test('what was canceled is not resumed by a change: it is refused, and stays canceled', async () => {
  const stage = await fresh();
  const [low, high] = [await makePlan(stage), await makePlan(stage, { name: 'Box', monthly_cents: 900 })];
  const fan = await memberWith(stage, 5000);
  const { id } = await subscribed(app, fan, low.id);
  const body = {
    ...{ plan_id: high.id, billing: 'monthly' as const },
    ...{ expected_charge_cents: 300, expected_price_cents: 900 },
  };
  await app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: {} }, fan.as);
  const refused = { error: { code: 'subscriptions.resume-first' } };
  expect(await quoteOf(fan, id, high.id)).toMatchObject(refused);
  const pressed = app.call('POST /subscriptions/:id/change', { params: { id }, body }, keyed(fan.as));
  expect(await pressed).toMatchObject(refused);
  expect(await own(fan, id)).toMatchObject({
    ...{ status: 'cancelled', can_resume: true, plan: { name: 'Stalls' } },
  });
  expect(await wallet(fan)).toBe(4400);
  await app.ok('POST /subscriptions/:id/resume', { params: { id } }, fan.as);
  expect((await change(fan, id, high.id)).after).toMatchObject({ status: 'active', plan: { name: 'Box' } });
});

test('a trial goes on with another plan for as long as its own would, and a plan without one is paid at once', async () => {
  const stage = await fresh();
  const long = await makePlan(stage, { name: 'Long', trial_days: 60 });
  const short = await makePlan(stage, { name: 'Short', monthly_cents: 700, trial_days: 14 });
  const none = await makePlan(stage, { name: 'None', monthly_cents: 5000 });
  const fan = await memberWith(stage, 10_000);
  const { id, period } = await subscribed(app, fan, long.id, { expected_trial_days: 60 });
  await daysLater(app, 5);
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const swapped = await change(fan, id, short.id);
  expect(swapped).toMatchObject({ when: 'trial', charge_cents: 0 });
  expect(days(period.starts_at, swapped.next_payment_at)).toBeCloseTo(14, 1);
  expect(swapped.after).toMatchObject({ status: 'trialing', renewal: { at: swapped.next_payment_at } });
  // Longer again only as far as it is shorter: the trial that was cut does not grow back.
  expect((await change(fan, id, long.id)).next_payment_at).toBe(swapped.next_payment_at);
  const paid = await change(fan, id, none.id);
  expect(paid).toMatchObject({ when: 'now', charge_cents: 5000, credit_cents: 0 });
  expect(paid.after).toMatchObject({ status: 'active', plan: { name: 'None' }, paid_periods: 1 });
  expect(await wallet(fan)).toBe(5000);
  await until(app, paid.after.period.ends_at);
  expect(await own(fan, id)).toMatchObject({ status: 'active', paid_periods: 2 });
});

test('a trial that was cut by a change is paid for when it ends', async () => {
  const stage = await fresh();
  const long = await makePlan(stage, { name: 'Long', trial_days: 60 });
  const short = await makePlan(stage, { name: 'Short', monthly_cents: 700, trial_days: 14 });
  const fan = await memberWith(stage, 1000);
  const { id } = await subscribed(app, fan, long.id, { expected_trial_days: 60 });
  const { next_payment_at } = await change(fan, id, short.id);
  await until(app, next_payment_at);
  const now = await own(fan, id);
  expect(now).toMatchObject({ status: 'active', period: { starts_at: next_payment_at } });
  expect(await wallet(fan)).toBe(300);
});

test('a gift runs to its end before a change, so that what is unused stays the giver’s', async () => {
  const stage = await fresh();
  const low = await makePlan(stage, { yearly_cents: 6000 });
  const high = await makePlan(stage, { name: 'Box', monthly_cents: 9000 });
  const [giver, fan] = [await giverWith(stage, 6000), await memberWith(stage, 20_000)];
  const gift = { billing: 'yearly' as const, count: 1 as const, expected_price_cents: 6000 };
  const { data: given } = await app.ok(
    'POST /plans/:id/gifts',
    { params: { id: low.id }, body: gift },
    keyed(giver.as),
  );
  const params = { secret: given.secret ?? '' };
  const { data: claimed } = await app.ok('POST /gift-links/:secret/claim', { params }, fan.as);
  const id = claimed.id;
  await app.ok('POST /subscriptions/:id/resume', { params: { id } }, fan.as);
  expect(await change(fan, id, high.id)).toMatchObject({ when: 'period-end', charge_cents: 0 });
  expect(await wallet(fan)).toBe(20_000);
  await app.ok(
    'DELETE /clubs/:id/members/:user_id',
    { params: { id: stage.club.id, user_id: fan.id } },
    stage.owner.as,
  );
  await expect.poll(() => wallet(giver)).toBe(6000);
  expect(await wallet(fan)).toBe(20_000);
});

test('money that was paid before a change goes back with it while it could have been had back without it', async () => {
  const stage = await fresh();
  const low = await makePlan(stage, { monthly_cents: 3000 });
  const high = await makePlan(stage, { name: 'Box', monthly_cents: 6000 });
  const [early, late] = [await memberWith(stage, 10_000), await memberWith(stage, 10_000)];
  const one = await subscribed(app, early, low.id, { expected_price_cents: 3000 });
  const two = await subscribed(app, late, low.id, { expected_price_cents: 3000 });
  await daysLater(app, 2);
  await change(early, one.id, high.id);
  await daysLater(app, 1);
  // Nothing of it was used: all that was paid counts, and comes back.
  expect(await wallet(early)).toBe(4000);
  expect(await own(early, one.id)).toMatchObject({ refund: { why: 'unused', amount_cents: 6000 } });
  await refund(early, one.id);
  expect(await wallet(early)).toBe(10_000);
  // Eight days after the first payment, only the second one can still be had back.
  await daysLater(app, 2);
  const { charge_cents, credit_cents } = await change(late, two.id, high.id);
  expect([credit_cents, charge_cents]).toEqual([3000, 3000]);
  await daysLater(app, 3);
  expect(await own(late, two.id)).toMatchObject({ refund: { why: 'unused', amount_cents: charge_cents } });
});

test('a renewal that leaves a plan locks the plans before the accounts that pay', async () => {
  const stage = await fresh();
  const [high, low] = [
    await makePlan(stage, { name: 'Box', monthly_cents: 900, places: 5 }),
    await makePlan(stage, { places: 5 }),
  ];
  const fan = await memberWith(stage, 5000);
  const { id } = await subscribed(app, fan, high.id, { expected_price_cents: 900 });
  expect((await change(fan, id, low.id)).when).toBe('period-end');
  await letPass(app, 32);
  const { db } = app.platform;
  const isFree = async (plan: string) => {
    const text = 'select from subscription_plans where id = $1 for update skip locked';
    return (await db.query({ text, values: [plan] })).count === 1;
  };
  const renewed = Promise.withResolvers<Promise<void>>();
  await db.transaction(async (tx) => {
    const text = `select from ledger_accounts where owner_kind = 'user' and owner_id = $1 for update`;
    await tx.query({ text, values: [fan.id] });
    renewed.resolve(advance(app.platform, id));
    // The renewal waits for the account that is locked here, with both plans in its hands.
    await vi.waitFor(
      async () => expect([await isFree(high.id), await isFree(low.id)]).toEqual([false, false]),
      {
        timeout: 10_000,
      },
    );
  });
  await await renewed.promise;
  expect(await own(fan, id)).toMatchObject({ status: 'active', plan: { name: 'Stalls' } });
  expect((await planOf(high.id)).left).toBe(5);
});
