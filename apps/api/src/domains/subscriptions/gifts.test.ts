// Tests gifts over HTTP: held money, claiming once, going on after it, and every way in which the money goes back.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endClub } from '#app/testing/clubs.ts';
import { commitWhile } from '#app/testing/held-transaction.ts';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { runJob } from '#app/testing/run-job.ts';
import {
  daysLater,
  letPass,
  makePlan,
  memberWith,
  ownSubscription,
  subscribed,
  subscribeTo,
  until,
} from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, World } from '#app/testing/world.ts';
import { returnGifts } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { closeSubscriptions, openSubscriptions, subscriptionCalls } from './testing/subscription-calls.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));

const { fresh, wallet, earned, giverWith } = subscriptionCalls(() => ({ app, world }));

type Wish = Partial<{
  billing: 'monthly' | 'yearly';
  count: 1 | 3 | 6 | 12;
  expected_price_cents: number;
  message: string;
}>;
const give = (giver: Somebody, id: string, wish: Wish = {}) => {
  const body = { billing: 'monthly' as const, count: 3 as const, expected_price_cents: 1800, ...wish };
  return app.call('POST /plans/:id/gifts', { params: { id }, body }, keyed(giver.as));
};
async function given(giver: Somebody, planId: string, wish: Wish = {}) {
  const answer = await give(giver, planId, wish);
  if (!answer.ok) throw new Error(answer.error.code);
  return { ...answer.body.data, secret: answer.body.data.secret ?? '' };
}
const claim = (fan: Somebody, secret: string) =>
  app.call('POST /gift-links/:secret/claim', { params: { secret } }, fan.as);
async function claimed(fan: Somebody, secret: string) {
  const answer = await claim(fan, secret);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.body.data;
}
const listed = async (giver: Somebody) =>
  (await app.ok('GET /users/me/subscription-gifts', { query: {} }, giver.as)).data;
const look = (secret: string, fan?: Somebody) =>
  app.call('GET /gift-links/:secret', { params: { secret } }, fan?.as ?? {});

test('a gift that waits is a place, and no subscriber until it is claimed', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { places: 5 });
  const giver = await giverWith(stage, 1800);
  const fan = await stage.make('member');
  const { secret } = await given(giver, plan.id);
  const params = { id: stage.club.id };
  const counted = async () => {
    const [managed] = (await app.ok('GET /clubs/:id/managed-plans', { params }, stage.owner.as)).data;
    const figures = (await app.ok('GET /clubs/:id/subscription-figures', { params }, stage.owner.as)).data;
    return [managed?.taken, managed?.subscribers, figures.subscribers];
  };
  expect(await counted()).toEqual([1, 0, 0]);
  await claimed(fan, secret);
  expect(await counted()).toEqual([1, 1, 1]);
});

test('a message with a word or a link that the club does not allow is refused, and nothing is held', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const giver = await giverWith(stage, 1800);
  const policy = {
    blocked_words: ['rubbish'],
    link_policy: 'hold' as const,
    media_policy: 'members' as const,
  };
  await app.ok('PUT /clubs/:id/text-policy', { params: { id: stage.club.id }, body: policy }, stage.owner.as);
  const refused = [
    ['What RUBBISH is this', 'posts.text-blocked'],
    ['See https://a.test/x', 'posts.link-blocked'],
  ] as const;
  for (const [message, code] of refused)
    expect(await give(giver, plan.id, { message }), code).toMatchObject({ error: { code } });
  expect(await wallet(giver)).toBe(1800);
  expect((await app.ok('GET /users/me/subscription-gifts', {}, giver.as)).data).toEqual([]);
  // The same giver, with what is allowed.
  expect(await give(giver, plan.id, { message: 'Happy birthday' })).toMatchObject({ ok: true });
  expect(await wallet(giver)).toBe(0);
});

test('whoever blocked the giver sees neither them nor what they wrote', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const giver = await giverWith(stage, 2000);
  const { secret } = await given(giver, plan.id, { message: 'Remember me?' });
  const fan = await memberWith(stage, 0);
  await app.ok('PUT /users/:id/block', { params: { id: giver.id } }, fan.as);
  expect(await look(secret, fan)).toMatchObject({
    body: { data: { giver: null, giver_gone: false, message: '' } },
  });
});

test('money is held until a member claims the gift; the club gets it less the fee, and it runs its months and ends', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { benefits: ['A diary'], places: 1 });
  const giver = await giverWith(stage, 2000);
  const gift = await given(giver, plan.id, { message: 'Happy birthday' });
  expect([await wallet(giver), await earned(stage)]).toEqual([200, 0]);
  const fan = await memberWith(stage, 0);
  expect(await look(gift.secret)).toMatchObject({
    body: {
      data: {
        ...{ state: 'waiting', count: 3, message: 'Happy birthday', benefits: ['A diary'] },
        refusal: { code: 'not-signed-in' },
      },
    },
  });
  const rival = await memberWith(stage, 1000);
  expect(await subscribeTo(app, rival, plan.id)).toMatchObject({
    error: { code: 'subscriptions.plan-full' },
  });
  const got = await claimed(fan, gift.secret);
  expect(got).toMatchObject({ status: 'gifted', renewal: null, refund: null, price_cents: 600 });
  expect(got.paid_periods).toBe(0);
  // Who gave it, and nothing of the giver's money.
  const paid = () => app.ok('GET /subscriptions/:id/periods', { params: { id: got.id } }, fan.as);
  const given_period = { transfer_id: null, paid_by: null, paid_cents: 0, price_cents: 0 };
  expect((await paid()).data).toMatchObject([{ ...given_period, gift: { giver: { id: giver.id } } }]);
  await app.ok('PUT /users/:id/block', { params: { id: giver.id } }, fan.as);
  expect((await paid()).data).toMatchObject([{ ...given_period, gift: { giver: null } }]);
  expect(Date.parse(got.period.ends_at) - app.clock.now().getTime()).toBeGreaterThan(88 * 86_400_000);
  expect([await wallet(giver), await earned(stage)]).toEqual([200, 1620]);
  expect((await claimed(fan, gift.secret)).id).toBe(got.id);
  expect(await look(gift.secret, fan)).toMatchObject({ body: { data: { subscription_id: got.id } } });
  expect(await listed(giver)).toMatchObject([{ state: 'claimed', secret: null, claimed_by: { id: fan.id } }]);
  const refunded = await app.call(
    'POST /subscriptions/:id/refund',
    { params: { id: got.id } },
    keyed(fan.as),
  );
  expect(refunded).toMatchObject({ error: { code: 'subscriptions.not-refundable' } });
  const subscribers = await app.ok(
    'GET /clubs/:id/subscribers',
    { params: { id: stage.club.id }, query: { status: 'gifted' } },
    stage.owner.as,
  );
  expect(subscribers.data).toMatchObject([{ id: got.id, status: 'gifted' }]);
  await until(app, got.period.ends_at);
  expect(await ownSubscription(app, fan, got.id)).toMatchObject({ status: 'ended', ended_why: 'gift-over' });
  expect(await subscribeTo(app, rival, plan.id)).toMatchObject({ ok: true });
});

test('who chooses to go on pays the plan’s price from the end of the gift, and not before', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { yearly_cents: 6000 });
  const giver = await giverWith(stage, 6000);
  const gift = await given(giver, plan.id, { billing: 'yearly', count: 1, expected_price_cents: 6000 });
  const fan = await memberWith(stage, 6000);
  const { id, period } = await claimed(fan, gift.secret);
  const resumed = await app.ok('POST /subscriptions/:id/resume', { params: { id } }, fan.as);
  expect(resumed.data).toMatchObject({
    status: 'active',
    renewal: { at: period.ends_at, amount_cents: 6000, billing: 'yearly' },
  });
  await letPass(app, 300);
  expect(await wallet(fan)).toBe(6000);
  await until(app, period.ends_at);
  expect(await ownSubscription(app, fan, id)).toMatchObject({
    status: 'active',
    period: { number: 2, starts_at: period.ends_at },
  });
  expect(await wallet(fan)).toBe(0);
  await app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: {} }, fan.as);
  expect(await ownSubscription(app, fan, id)).toMatchObject({ status: 'cancelled' });
});

test('it is claimed once, by a member who has no subscription and runs nothing', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const giver = await giverWith(stage, 1800);
  const { secret } = await given(giver, plan.id);
  const [has, fan, late] = [
    await memberWith(stage, 600),
    await memberWith(stage, 0),
    await memberWith(stage, 0),
  ];
  const { id } = await subscribed(app, has, plan.id);
  for (const [who, code] of [
    [has, 'subscriptions.gift-while-subscribed'],
    [giver, 'clubs.members-only'],
    [stage.owner, 'items.staff-receive-nothing'],
  ] as const)
    expect(await claim(who, secret)).toMatchObject({ ok: false, error: { code } });
  expect(await claim(has, secret)).toMatchObject({ error: { details: { subscription_id: id } } });
  expect(await claim(fan, `${secret}x`)).toMatchObject({ error: { code: 'subscriptions.gift-not-found' } });
  await claimed(fan, secret);
  expect(await claim(late, secret)).toMatchObject({ error: { code: 'subscriptions.gift-claimed' } });
});

test('nobody under 18 gives, and what was shown is what is held', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const minor = await giverWith(stage, 2000, '2012-01-01');
  expect(await give(minor, plan.id)).toMatchObject({ error: { code: 'ledger.under-age' } });
  const unknown = await stage.make('guest');
  await giveCredits(app.platform.db, { user_id: unknown.id, amount: 2000 });
  expect(await give(unknown, plan.id)).toMatchObject({ error: { code: 'ledger.identity-needed' } });
  const giver = await giverWith(stage, 1799);
  expect(await give(giver, plan.id)).toMatchObject({
    error: { code: 'ledger.not-enough', details: { missing_cents: 1 } },
  });
  expect(await give(giver, plan.id, { expected_price_cents: 600 })).toMatchObject({
    error: { code: 'subscriptions.price-changed', details: { price_cents: 1800 } },
  });
  expect(
    await give(giver, plan.id, { billing: 'yearly', count: 1, expected_price_cents: 600 }),
  ).toMatchObject({
    error: { code: 'subscriptions.plan-not-offered' },
  });
  expect(await give(stage.owner, plan.id)).toMatchObject({ error: { code: 'items.staff-receive-nothing' } });
  expect([await wallet(minor), await wallet(unknown), await wallet(giver)]).toEqual([2000, 2000, 1799]);
  const { secret } = await given(giver, plan.id, { count: 1, expected_price_cents: 600 });
  const child = await memberWith(stage, 0);
  await app.ok('PUT /wallet/identity', { body: { birth_date: '2012-01-01', country: 'NL' } }, child.as);
  expect(await claimed(child, secret)).toMatchObject({ status: 'gifted' });
});

test('unclaimed for 30 days it goes back whole, and the giver can take it back before', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage, { places: 2 });
  const giver = await giverWith(stage, 3600);
  const [kept, back] = [await given(giver, plan.id), await given(giver, plan.id)];
  const fan = await memberWith(stage, 600);
  const cancel = (who: Somebody) =>
    app.call('POST /subscription-gifts/:id/cancel', { params: { id: back.id } }, who.as);
  expect(await cancel(fan)).toMatchObject({ error: { code: 'subscriptions.gift-not-found' } });
  expect(await cancel(giver)).toMatchObject({ body: { data: { state: 'cancelled', secret: null } } });
  expect((await cancel(giver)).ok).toBe(true);
  expect(await wallet(giver)).toBe(1800);
  expect(await claim(fan, back.secret)).toMatchObject({ error: { code: 'subscriptions.gift-cancelled' } });
  await letPass(app, 31);
  expect(await claim(fan, kept.secret)).toMatchObject({ error: { code: 'subscriptions.gift-expired' } });
  expect(await look(kept.secret)).toMatchObject({ body: { data: { state: 'expired' } } });
  await runJob(app.platform, returnGifts);
  await runJob(app.platform, returnGifts);
  expect(await wallet(giver)).toBe(3600);
  expect((await listed(giver)).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'expired']);
  expect(await subscribeTo(app, fan, plan.id)).toMatchObject({ ok: true });
});

test('a member who is removed: the unused days of the gift go back to whoever paid for them', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const giver = await giverWith(stage, 600);
  const { secret } = await given(giver, plan.id, { count: 1, expected_price_cents: 600 });
  const fan = await memberWith(stage, 0);
  const { id } = await claimed(fan, secret);
  await app.ok(
    'PUT /clubs/:id/members/:user_id/ban',
    { params: { id: stage.club.id, user_id: fan.id }, body: { reason: 'Rude to others' } },
    stage.owner.as,
  );
  await vi.waitFor(
    async () =>
      expect(await ownSubscription(app, fan, id)).toMatchObject({ status: 'ended', ended_why: 'removed' }),
    { timeout: 10_000 },
  );
  expect([await wallet(fan), await wallet(giver), await earned(stage)]).toEqual([0, 600, 0]);
});

test('a club that closes and an account that goes give back what waits', async () => {
  const [stage, other] = [await fresh(), await fresh()];
  const giver = await giverWith(stage, 3600);
  await given(giver, (await makePlan(stage)).id);
  await letPass(app, 1);
  const { secret } = await given(giver, (await makePlan(other)).id, { message: 'For you' });
  expect(await wallet(giver)).toBe(0);
  await app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [stage.club.id, app.clock.now()],
  });
  expect(await endClub(app.platform, stage.club.id)).toBe(true);
  expect(await wallet(giver)).toBe(1800);
  expect(await exportUser(app.platform, giver.id)).toMatchObject({
    gifts: [{ state: 'closed' }, { state: 'waiting', message: 'For you' }],
  });
  await app.platform.db.transaction((tx) => eraseUser(tx, giver.id, app.platform));
  expect(await wallet(giver)).toBe(3600);
  expect(await exportUser(app.platform, giver.id)).toMatchObject({ gifts: [] });
  const fan = await memberWith(other, 0);
  expect(await look(secret, fan)).toMatchObject({ body: { data: { giver: null, giver_gone: true } } });
  expect(await claim(fan, secret)).toMatchObject({ error: { code: 'subscriptions.gift-expired' } });
  await daysLater(app, 0);
});

test('a gift that is claimed while the price changes goes on at the new one', async () => {
  const stage = await fresh();
  const plan = await makePlan(stage);
  const { secret } = await given(await giverWith(stage, 1800), plan.id);
  const fan = await memberWith(stage, 0);
  const text = 'update subscription_plans set monthly_cents = 500 where id = $1';
  const { id } = await commitWhile(app, { text, values: [plan.id] }, () => claimed(fan, secret));
  expect(await ownSubscription(app, fan, id)).toMatchObject({ status: 'gifted', price_cents: 500 });
});
