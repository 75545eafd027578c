// Tests subscriptions over HTTP on a real PostgreSQL: plans, trials, renewals, retries and changes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { runJob } from '#app/testing/run-job.ts';
import {
  daysLater,
  makePlan,
  memberWith,
  subscribed,
  subscribeTo,
  until,
} from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { listHeldTiers } from '#domains/memberships/public/held-tiers.ts';
import { applyPrices } from './jobs.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, wallet, earned, own } = subscriptionCalls(() => ({ app, world }));
const cancel = (fan: Somebody, id: string) =>
  app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: { reason: 'price' } }, fan.as);
const isSubscriber = ({ club }: Stage, fan: Somebody, plan_ids: string[] = []) =>
  evaluate(app.platform.db, { kind: 'subscription', plan_ids }, { user_id: fan.id, club_id: club.id });

test('a fan pays the first month from the wallet, the club gets it less the fee, and the next one is paid once when it is due', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { benefits: ['Rehearsal diary'] });
  const fan = await memberWith(stage, 2000);
  const bought = await subscribed(app, fan, plan.id);
  expect(bought).toMatchObject({
    status: 'active',
    price_cents: 600,
    paid_periods: 1,
    refund: { amount_cents: 600 },
  });
  expect([await wallet(fan), await earned(stage)]).toEqual([1400, 540]);
  expect(await isSubscriber(stage, fan)).toBe(true);
  await until(app, new Date(Date.parse(bought.period.ends_at) - 1000).toISOString());
  expect(await wallet(fan)).toBe(1400);
  await until(app, bought.period.ends_at);
  await daysLater(app, 0);
  expect([await wallet(fan), await earned(stage)]).toEqual([800, 1080]);
  const now = await own(fan, bought.id);
  expect(now).toMatchObject({
    status: 'active',
    paid_periods: 2,
    period: { number: 2, starts_at: bought.period.ends_at },
  });
  const periods = await app.ok(
    'GET /subscriptions/:id/periods',
    { params: { id: bought.id }, query: {} },
    fan.as,
  );
  expect(periods.data.map(({ number, paid_cents }) => [number, paid_cents])).toEqual([
    [2, 600],
    [1, 600],
  ]);
});

test('a trial is had once in a club, costs nothing, and turns into a paid month', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { trial_days: 7 });
  const fan = await memberWith(stage, 1000);
  const wish = { expected_trial_days: 7 };
  const begun = await subscribed(app, fan, plan.id, wish);
  expect(begun).toMatchObject({ status: 'trialing', paid_periods: 0, renewal: { amount_cents: 600 } });
  expect(await wallet(fan)).toBe(1000);
  await daysLater(app, 7);
  expect(await own(fan, begun.id)).toMatchObject({ status: 'active', paid_periods: 1 });
  expect(await wallet(fan)).toBe(400);
  await cancel(fan, begun.id);
  await daysLater(app, 31);
  const again = await subscribeTo(app, fan, plan.id, wish);
  expect(again).toMatchObject({ ok: false, error: { code: 'subscriptions.trial-used' } });
});

test('what the screen showed is what is paid, or it is refused', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { trial_days: 3, yearly_cents: null });
  const fan = await memberWith(stage, 1000);
  const refusals = [
    [{ expected_price_cents: 500 }, 'subscriptions.price-changed'],
    [{ expected_trial_days: 14 }, 'subscriptions.trial-changed'],
    [{ billing: 'yearly' }, 'subscriptions.plan-not-offered'],
  ] as const;
  for (const [wish, code] of refusals)
    expect(await subscribeTo(app, fan, plan.id, wish)).toMatchObject({ ok: false, error: { code } });
  const poor = await memberWith(stage, 599);
  expect(await subscribeTo(app, poor, plan.id)).toMatchObject({
    ok: false,
    error: { code: 'ledger.not-enough', details: { missing_cents: 1 } },
  });
  const guest = await stage.make('guest');
  expect(await subscribeTo(app, guest, plan.id)).toMatchObject({ error: { code: 'clubs.members-only' } });
  await subscribed(app, fan, plan.id);
  expect(await subscribeTo(app, fan, plan.id)).toMatchObject({
    ok: false,
    error: { code: 'subscriptions.already-subscribed' },
  });
  expect(await wallet(fan)).toBe(400);
});

test('a payment that fails keeps access for a week, is tried again, and ends the subscription after the last try', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await memberWith(stage, 600);
  const { id, period } = await subscribed(app, fan, plan.id);
  await until(app, period.ends_at);
  expect(await own(fan, id)).toMatchObject({ status: 'past_due', past_due: { amount_cents: 600, tries: 1 } });
  for (const [days, tries] of [
    [1, 2],
    [2, 3],
    [2, 4],
  ] as const) {
    await daysLater(app, days);
    expect(await own(fan, id)).toMatchObject({ status: 'past_due', past_due: { tries } });
    expect(await isSubscriber(stage, fan)).toBe(true);
  }
  await daysLater(app, 2);
  expect(await own(fan, id)).toMatchObject({ status: 'ended', ended_why: 'unpaid', paid_periods: 1 });
  expect(await isSubscriber(stage, fan)).toBe(false);
  expect((await own(fan, id)).period.ends_at).toBe(period.ends_at);
});

test('a retry that succeeds begins the period where the last one ended; the fan can pay before it', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const [late, prompt] = [await memberWith(stage, 600), await memberWith(stage, 600)];
  const [one, two] = [await subscribed(app, late, plan.id), await subscribed(app, prompt, plan.id)];
  await until(app, one.period.ends_at);
  for (const fan of [late, prompt]) await giveCredits(app.platform.db, { user_id: fan.id, amount: 600 });
  const paid = await app.ok(
    'POST /subscriptions/:id/pay',
    { params: { id: two.id }, body: { expected_price_cents: 600 } },
    keyed(prompt.as),
  );
  expect(paid.data).toMatchObject({ status: 'active', period: { number: 2, starts_at: two.period.ends_at } });
  await daysLater(app, 1);
  expect(await own(late, one.id)).toMatchObject({
    status: 'active',
    period: { number: 2, starts_at: one.period.ends_at },
  });
  const { data } = await app.ok(
    'GET /subscriptions/:id/periods',
    { params: { id: one.id }, query: {} },
    late.as,
  );
  expect(data[0]).toMatchObject({ number: 2, tries: 2, paid_cents: 600 });
  expect([await wallet(late), await wallet(prompt)]).toEqual([0, 0]);
});

test('canceled, it runs to the end of what was paid, can be resumed before it, and costs nothing after', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await memberWith(stage, 5000);
  const { id, period } = await subscribed(app, fan, plan.id);
  await daysLater(app, 3);
  expect((await cancel(fan, id)).data).toMatchObject({
    status: 'cancelled',
    renewal: null,
    access_until: period.ends_at,
  });
  const resumed = await app.ok('POST /subscriptions/:id/resume', { params: { id } }, fan.as);
  expect(resumed.data).toMatchObject({ status: 'active', renewal: { at: period.ends_at } });
  await cancel(fan, id);
  expect(await isSubscriber(stage, fan)).toBe(true);
  await until(app, period.ends_at);
  expect(await own(fan, id)).toMatchObject({
    status: 'ended',
    ended_why: 'cancelled',
    ended_at: period.ends_at,
  });
  expect(await isSubscriber(stage, fan)).toBe(false);
  expect(await wallet(fan)).toBe(4400);
  const late = await app.call('POST /subscriptions/:id/resume', { params: { id } }, fan.as);
  expect(late).toMatchObject({ error: { code: 'subscriptions.ended' } });
});

test('up at once, less what is unused; down and back at the end of the period', async () => {
  const stage = await fresh();
  const low = await makePlan(stage, { name: 'Balcony', monthly_cents: 300 });
  const high = await makePlan(stage, { name: 'The box', monthly_cents: 4500 });
  const fan = await memberWith(stage, 20_000);
  const { id, period } = await subscribed(app, fan, low.id, { expected_price_cents: 300 });
  const days = (Date.parse(period.ends_at) - Date.parse(period.starts_at)) / 86_400_000;
  await daysLater(app, 15);
  const credit_cents = Math.floor((300 * (days - 15)) / days);
  const charge_cents = 4500 - credit_cents;
  const query = { plan_id: high.id, billing: 'monthly' as const };
  const quote = (await app.ok('GET /subscriptions/:id/change-quote', { params: { id }, query }, fan.as)).data;
  expect(quote).toMatchObject({ when: 'now', credit_cents, charge_cents });
  const change = (charge: number) => {
    const body = { ...query, expected_charge_cents: charge, expected_price_cents: 4500 };
    return app.call('POST /subscriptions/:id/change', { params: { id }, body }, keyed(fan.as));
  };
  expect(await change(4000)).toMatchObject({ error: { code: 'subscriptions.charge-changed' } });
  expect(await change(charge_cents)).toMatchObject({
    body: { data: { plan: { name: 'The box' }, period: { number: 2 } } },
  });
  expect(await wallet(fan)).toBe(20_000 - 300 - charge_cents);
  expect(await isSubscriber(stage, fan, [high.id])).toBe(true);
  expect(await isSubscriber(stage, fan, [low.id])).toBe(false);
  const down = {
    plan_id: low.id,
    billing: 'monthly' as const,
    expected_charge_cents: 0,
    expected_price_cents: 300,
  };
  const waiting = await app.ok(
    'POST /subscriptions/:id/change',
    { params: { id }, body: down },
    keyed(fan.as),
  );
  expect(waiting.data).toMatchObject({
    changes: true,
    plan: { name: 'The box' },
    renewal: { amount_cents: 300 },
  });
  await daysLater(app, 31);
  expect(await own(fan, id)).toMatchObject({ plan: { name: 'Balcony' }, price_cents: 300, changes: false });
  expect(await wallet(fan)).toBe(20_000 - 300 - charge_cents - 300);
});

test('a lower price holds from the next payment on; a higher one needs consent, or the subscription is not renewed', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const [yes, no] = [await memberWith(stage, 10_000), await memberWith(stage, 10_000)];
  const [one, two] = [await subscribed(app, yes, plan.id), await subscribed(app, no, plan.id)];
  const set = async (monthly_cents: number) => {
    const { version } = (
      await app.ok('GET /clubs/:id/managed-plans', { params: { id: stage.club.id } }, stage.owner.as)
    ).data[0] ?? { version: 0 };
    const body = { name: 'Stalls', monthly_cents, version };
    await app.ok('PUT /plans/:id', { params: { id: plan.id }, body }, stage.owner.as);
    await runJob(app.platform, applyPrices, { plan_id: plan.id });
  };
  await set(500);
  expect(await own(yes, one.id)).toMatchObject({ price_cents: 500, offer: null });
  await set(900);
  expect(await own(yes, one.id)).toMatchObject({ price_cents: 500, offer: { price_cents: 900 } });
  const accept = (price_cents: number) =>
    app.call(
      'POST /subscriptions/:id/accept-price',
      { params: { id: one.id }, body: { price_cents } },
      yes.as,
    );
  expect(await accept(800)).toMatchObject({ error: { code: 'subscriptions.offer-changed' } });
  expect(await accept(900)).toMatchObject({ body: { data: { price_cents: 900, offer: null } } });
  await until(app, one.period.ends_at);
  expect(await wallet(yes)).toBe(10_000 - 600 - 900);
  await daysLater(app, 31);
  expect(await own(no, two.id)).toMatchObject({ status: 'ended', ended_why: 'price' });
});

test('while the club pauses a plan nobody subscribes or pays, and subscribers keep access; archived, it ends', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const fan = await memberWith(stage, 5000);
  const { id } = await subscribed(app, fan, plan.id);
  const set = (state: 'active' | 'paused' | 'archived') =>
    app.call('PUT /plans/:id/state', { params: { id: plan.id }, body: { state } }, stage.owner.as);
  await set('paused');
  const other = await memberWith(stage, 1000);
  expect(await subscribeTo(app, other, plan.id)).toMatchObject({
    error: { code: 'subscriptions.plan-not-offered' },
  });
  await daysLater(app, 31);
  expect(await own(fan, id)).toMatchObject({ status: 'active', period: { number: 2 }, paid_periods: 1 });
  await set('active');
  await daysLater(app, 31);
  expect(await own(fan, id)).toMatchObject({ period: { number: 3 }, paid_periods: 2 });
  await set('archived');
  await daysLater(app, 31);
  expect(await own(fan, id)).toMatchObject({ status: 'ended', ended_why: 'plan-archived' });
  expect(await set('active')).toMatchObject({ error: { code: 'subscriptions.plan-archived' } });
  expect(await wallet(fan)).toBe(5000 - 1200);
});

test('a plan gives its tier for as long as it gives access', async () => {
  const stage = await fresh();
  const { data } = await app.ok(
    'POST /clubs/:id/tiers',
    {
      params: { id: stage.club.id },
      body: { name: 'Insiders', hue: 10, reached_by: { by: 'subscription' }, benefits: [] },
    },
    stage.owner.as,
  );
  const tier = data.find(({ name }) => name === 'Insiders') ?? { id: '' };
  const plan = await makePlan(stage, { tier_id: tier.id });
  const fan = await memberWith(stage, 600);
  const { id } = await subscribed(app, fan, plan.id);
  const held = async () => {
    const now = app.clock.now();
    const of = { user_id: fan.id, club_ids: [stage.club.id], now };
    return (await listHeldTiers(app.platform.db, of)).get(stage.club.id)?.name;
  };
  expect(await held()).toBe('Insiders');
  await cancel(fan, id);
  expect(await held()).toBe('Insiders');
  await daysLater(app, 31);
  expect(await held()).toBeUndefined();
});

test('those who run the club see who subscribes, what comes in, and why somebody left', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { yearly_cents: 6000 });
  const [monthly, yearly, gone] = await Promise.all([0, 1, 2].map(() => memberWith(stage, 9000)));
  if (monthly === undefined || yearly === undefined || gone === undefined) throw new Error('three fans');
  await subscribed(app, monthly, plan.id);
  await subscribed(app, yearly, plan.id, { billing: 'yearly', expected_price_cents: 6000 });
  await cancel(gone, (await subscribed(app, gone, plan.id)).id);
  await daysLater(app, 31);
  const params = { id: stage.club.id };
  const figures = (await app.ok('GET /clubs/:id/subscription-figures', { params }, stage.owner.as)).data;
  expect(figures).toMatchObject({
    ...{
      subscribers: 2,
      counts: { active: 2, trialing: 0, past_due: 0, cancelled: 0 },
      recurring_cents: 1100,
    },
    ...{ ended_30d: 1, churn_bp: 3333, reasons: [{ why: 'price', count: 1 }] },
  });
  expect(figures.months).toHaveLength(12);
  expect(figures.months.reduce((sum, { paid_cents }) => sum + paid_cents, 0)).toBe(600 * 3 + 6000);
  const list = await app.ok(
    'GET /clubs/:id/subscribers',
    { params, query: { status: 'active' } },
    stage.owner.as,
  );
  expect(list.data.map(({ user }) => user?.id ?? '').toSorted()).toEqual([monthly.id, yearly.id].toSorted());
});
