// Owns: top-ups by Stripe: credited once whatever becomes of the word about them; returned, claimed and won back to the cent.
import { randomUUID } from 'node:crypto';
import {
  type StripeNotice,
  type StripeServer,
  startStripeServer,
} from '@stagepass/testkit/servers/stripe-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { askForTopUps, collectDebts, sendReturns } from './payment-jobs.ts';
import { platformFees } from './public/account-ref.ts';
import { balancesOn } from './public/balances-of.ts';
import { spend } from './public/spend.ts';

let app: TestApp;
let stripe: StripeServer;
let mailbox: Mailbox;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({ env: { ...manyAddresses, ...stripe.env, LOG_LEVEL: 'silent' } });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
  await stripe.stop();
});

const keyed = (fan: Registered, key: string = randomUUID()) => ({
  ...fan.as,
  headers: { ...fan.as.headers, 'idempotency-key': key },
});

async function adult(birth_date = '1990-05-05'): Promise<Registered> {
  const fan = await registerVerified(app, mailbox);
  await app.ok('PUT /wallet/identity', { body: { birth_date, country: 'DE' } }, fan.as);
  return fan;
}

async function begin(fan: Registered, amount_cents: number, key?: string) {
  const { data } = await app.ok('POST /wallet/top-ups', { body: { amount_cents } }, keyed(fan, key));
  return { ...data, session_id: data.url?.split('/').at(-1) ?? '' };
}

function noticeOf(type: string, sessionId?: string): StripeNotice {
  const found = stripe.notices.findLast(
    (notice) => notice.type === type && (sessionId === undefined || notice.body.includes(sessionId)),
  );
  if (found === undefined) throw new Error(`no notice ${type}`);
  return found;
}

const hook = () => `${app.url}/api/webhooks/stripe`;
const send = (notice: StripeNotice, at = app.clock.now(), how = {}) => stripe.send(notice, hook(), at, how);
const wallet = async (fan: Registered) => (await app.ok('GET /wallet', {}, fan.as)).data;
const balance = async (fan: Registered) => (await wallet(fan)).credits.balance_cents;
const topUp = async (fan: Registered, id: string) =>
  (await app.ok('GET /wallet/top-ups/:id', { params: { id } }, fan.as)).data;

async function paid(fan: Registered, amount: number) {
  const begun = await begin(fan, amount);
  stripe.pay(begun.session_id);
  expect(await send(noticeOf('checkout.session.completed', begun.session_id))).toBe(200);
  return begun;
}

const spendSome = (fan: Registered, amount: number) =>
  spend(app.platform.db, {
    ...{ user_id: fan.id, kind: 'store', cause: { kind: 'listing', id: randomUUID() }, club_id: null },
    parts: [{ to: platformFees(), amount }],
    memo: { lines: [{ text: '=HYPERLINK("x")', quantity: 1, amount_cents: amount }] },
    at: app.clock.now(),
  });

describe('word of a payment', () => {
  test('credits once, however often it comes, and says the card and its country', async () => {
    const fan = await adult();
    const begun = await begin(fan, 2500);
    expect(begun).toMatchObject({ way: 'stripe', state: 'open', amount_cents: 2500 });
    stripe.pay(begun.session_id);
    const notice = noticeOf('checkout.session.completed', begun.session_id);
    const statuses = await Promise.all(Array.from({ length: 12 }, () => send(notice)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // The same fact by another notice, as Stripe may send it.
    expect(await send({ ...notice, body: notice.body.replace(/evt_\w{6}/, 'evt_again1') })).toBe(200);
    expect(await balance(fan)).toBe(2500);
    expect(await topUp(fan, begun.id)).toMatchObject({
      state: 'paid',
      url: null,
      card: { brand: 'visa', last4: '4242' },
      returnable_cents: 2500,
    });
    expect((await wallet(fan)).identity).toEqual({ age_band: 'adult', country: 'US', country_from: 'card' });
    expect(stripe.refusals).toEqual([]);
  });

  test('is not believed when forged, old, cut, or sent to the wrong place', async () => {
    const fan = await adult();
    const begun = await begin(fan, 700);
    stripe.pay(begun.session_id);
    const notice = noticeOf('checkout.session.completed', begun.session_id);
    const now = app.clock.now();
    expect(await send(notice, now, { secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await send(notice, now, { signature: '' })).toBe(400);
    expect(await send(notice, now, { signature: 't=1,v1=00' })).toBe(400);
    expect(await send(notice, new Date(now.getTime() - 301_000))).toBe(400);
    const good = await send({ ...notice, body: '{' });
    expect(good).toBe(400);
    expect((await fetch(hook(), { method: 'POST', body: 'x' })).status).toBeGreaterThanOrEqual(400);
    expect(await balance(fan)).toBe(0);
    expect(await send(notice, new Date(now.getTime() - 200_000))).toBe(200);
    expect(await balance(fan)).toBe(700);
  });

  test('that is lost is asked for: by the look of the fan, and by the job', async () => {
    const fan = await adult();
    const [one, other] = [await begin(fan, 300), await begin(fan, 400)];
    stripe.pay(one.session_id);
    stripe.pay(other.session_id);
    expect((await topUp(fan, one.id)).state).toBe('paid');
    app.clock.advance(180_000);
    await askForTopUps(app.platform);
    expect(await balance(fan)).toBe(700);
    // It comes after all, hours later.
    app.clock.advance(3600_000 * 5);
    expect(await send(noticeOf('checkout.session.completed', other.session_id))).toBe(200);
    expect(await balance(fan)).toBe(700);
  });

  test('of the end before that of the payment, and of another amount, credits nothing', async () => {
    const fan = await adult();
    const expired = await begin(fan, 500);
    expect(
      (await app.ok('POST /wallet/top-ups/:id/cancel', { params: { id: expired.id } }, fan.as)).data.state,
    ).toBe('expired');
    expect(await send(noticeOf('checkout.session.expired', expired.session_id))).toBe(200);
    const begun = await begin(fan, 500);
    stripe.pay(begun.session_id, 50);
    expect(await send(noticeOf('checkout.session.completed', begun.session_id))).toBe(200);
    expect((await topUp(fan, begun.id)).state).toBe('flagged');
    expect(await balance(fan)).toBe(0);
  });

  test('while Stripe is down is answered so that it is sent again', async () => {
    const fan = await adult();
    const begun = await begin(fan, 900);
    stripe.pay(begun.session_id);
    const notice = noticeOf('checkout.session.completed', begun.session_id);
    stripe.down = true;
    expect(await send(notice)).toBe(503);
    const key = randomUUID();
    const refused = await app.call('POST /wallet/top-ups', { body: { amount_cents: 900 } }, keyed(fan, key));
    expect(refused).toMatchObject({ status: 503, error: { code: 'ledger.payment-unreachable' } });
    stripe.down = false;
    expect(await send(notice)).toBe(200);
    expect(await balance(fan)).toBe(900);
    // The same wish goes on where it was cut off.
    const again = await begin(fan, 900, key);
    expect(again.url).toContain('/pay/');
    expect(await begin(fan, 900, key)).toEqual(again);
    const other = await app.call('POST /wallet/top-ups', { body: { amount_cents: 901 } }, keyed(fan, key));
    expect(other).toMatchObject({ error: { code: 'idempotency-key-reused' } });
  });
});

describe('a return', () => {
  test('takes what is unspent to the card, once', async () => {
    const fan = await adult();
    const begun = await paid(fan, 2000);
    await spendSome(fan, 500);
    const params = { id: begun.id };
    const wrong = await app.call(
      'POST /wallet/top-ups/:id/return',
      { params, body: { expected_cents: 2000 } },
      keyed(fan),
    );
    expect(wrong).toMatchObject({
      error: { code: 'ledger.return-changed', details: { returnable_cents: 1500 } },
    });
    const key = randomUUID();
    const body = { expected_cents: 1500 };
    const { data } = await app.ok('POST /wallet/top-ups/:id/return', { params, body }, keyed(fan, key));
    expect(data.returns).toMatchObject([{ amount_cents: 1500 }]);
    expect(await balance(fan)).toBe(0);
    expect((await app.ok('POST /wallet/top-ups/:id/return', { params, body }, keyed(fan, key))).data).toEqual(
      data,
    );
    app.clock.advance(180_000);
    await sendReturns(app.platform);
    expect((await topUp(fan, begun.id)).returns).toMatchObject([{ amount_cents: 1500, state: 'done' }]);
    const refunds = [...stripe.refunds.values()].filter(
      (made) => made.metadata.return_id === data.returns[0]?.id,
    );
    expect(refunds).toMatchObject([{ amount: 1500 }]);
    const nothing = await app.call('POST /wallet/top-ups/:id/return', { params, body }, keyed(fan));
    expect(nothing).toMatchObject({ error: { code: 'ledger.nothing-to-return' } });
    // Days later the card's bank sends it back.
    stripe.failRefund(refunds[0]?.id ?? '');
    expect(await send(noticeOf('refund.failed'))).toBe(200);
    expect(await send(noticeOf('refund.failed'))).toBe(200);
    expect(await balance(fan)).toBe(1500);
    expect((await topUp(fan, begun.id)).returns).toMatchObject([{ state: 'failed' }]);
  });

  test('that the card refuses is the fan’s again; after 14 days there is none', async () => {
    const fan = await adult();
    const begun = await paid(fan, 800);
    const params = { id: begun.id };
    stripe.nextRefund = 'refused';
    await app.ok('POST /wallet/top-ups/:id/return', { params, body: { expected_cents: 800 } }, keyed(fan));
    app.clock.advance(180_000);
    await sendReturns(app.platform);
    stripe.nextRefund = 'succeeded';
    expect(await balance(fan)).toBe(800);
    app.clock.advance(14 * 86_400_000);
    expect((await wallet(fan)).returnable_cents).toBe(0);
    const late = await app.call(
      'POST /wallet/top-ups/:id/return',
      { params, body: { expected_cents: 800 } },
      keyed(fan),
    );
    expect(late).toMatchObject({ error: { code: 'ledger.return-too-late' } });
  });
});

describe('a claim', () => {
  test('takes what is there, the rest is owed, nothing is spent until it is settled', async () => {
    const fan = await adult();
    const begun = await paid(fan, 3000);
    await spendSome(fan, 1200);
    const dispute = stripe.dispute(begun.session_id);
    const notice = noticeOf('charge.dispute.created');
    await Promise.all([send(notice), send(notice), send(notice)]);
    expect(await wallet(fan)).toMatchObject({
      credits: { balance_cents: 0 },
      owed_cents: 1200,
      frozen_since: expect.any(String),
    });
    await expect(spendSome(fan, 1)).rejects.toMatchObject({ reason: { code: 'ledger.frozen' } });
    stripe.endDispute(dispute.id, 'lost');
    expect(await send(noticeOf('charge.dispute.closed'))).toBe(200);
    // A further top-up pays the debt first.
    await paid(fan, 1000);
    expect(await wallet(fan)).toMatchObject({ credits: { balance_cents: 0 }, owed_cents: 200 });
    await paid(fan, 1000);
    expect(await wallet(fan)).toMatchObject({
      credits: { balance_cents: 800 },
      owed_cents: 0,
      frozen_since: null,
    });
    await spendSome(fan, 100);
  });

  test('that is won gives back what it took, also what was collected for it', async () => {
    const fan = await adult();
    const begun = await paid(fan, 1000);
    await spendSome(fan, 600);
    const dispute = stripe.dispute(begun.session_id);
    await send(noticeOf('charge.dispute.created'));
    await paid(fan, 500);
    expect(await wallet(fan)).toMatchObject({ credits: { balance_cents: 0 }, owed_cents: 100 });
    stripe.endDispute(dispute.id, 'won');
    await send(noticeOf('charge.dispute.closed'));
    // The first word comes again, late: it is over all the same.
    await send({ ...noticeOf('charge.dispute.created'), id: 'evt_late' });
    expect(await wallet(fan)).toMatchObject({
      credits: { balance_cents: 900 },
      owed_cents: 0,
      frozen_since: null,
    });
  });

  test('comes before word of the payment, and by hand from the dashboard', async () => {
    const fan = await adult();
    const begun = await begin(fan, 1500);
    stripe.pay(begun.session_id);
    const refund = stripe.refundByHand(begun.session_id, 400);
    expect(await send(noticeOf('refund.created'))).toBe(200);
    expect(await send(noticeOf('checkout.session.completed', begun.session_id))).toBe(200);
    expect(await balance(fan)).toBe(1100);
    expect(await topUp(fan, begun.id)).toMatchObject({
      returnable_cents: 1100,
      claims: [{ kind: 'refund', state: 'lost', amount_cents: 400, owed_cents: 0 }],
    });
    expect((await wallet(fan)).frozen_since).toBeNull();
    stripe.failRefund(refund.id);
    await send(noticeOf('refund.failed'));
    expect(await balance(fan)).toBe(1500);
    await collectDebts(app.platform);
    expect(await balance(fan)).toBe(1500);
  });
});

test('what stands outside is what Stripe has, and the receivable what is owed', async () => {
  const { db } = app.platform;
  const owed = await db.query<{ owed: number }>({
    text: `select coalesce(sum(owed), 0)::bigint as owed from top_up_claims where state <> 'won'`,
  });
  const receivable = await balancesOn(db, { owner_kind: 'outside', owner_id: 'receivable' });
  expect(receivable.balance_cents + (owed.rows[0]?.owed ?? Number.NaN)).toBe(0);
  const sums = [...stripe.sessions.values()].filter((session) => session.payment_status === 'paid');
  const flagged = sums.filter((session) => session.amount_total === 50);
  const refunded = [...stripe.refunds.values()].filter((made) => made.status === 'succeeded');
  const lost = [...stripe.disputes.values()].filter((made) => made.status !== 'won');
  const total = (list: { amount?: number; amount_total?: number }[]) =>
    list.reduce((sum, one) => sum + (one.amount ?? one.amount_total ?? 0), 0);
  const there = await balancesOn(db, { owner_kind: 'outside', owner_id: 'stripe' });
  expect(-there.balance_cents).toBe(total(sums) - total(flagged) - total(refunded) - total(lost));
});

describe('minors', () => {
  test.each([
    ['2011-01-01', 5000],
    ['2009-06-01', 15_000],
  ])('born %s top up to %i cents a month, open ones counted, also at once', async (birth, cap) => {
    const fan = await adult(birth);
    const half = cap / 2;
    const tries = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.call('POST /wallet/top-ups', { body: { amount_cents: half } }, keyed(fan)),
      ),
    );
    expect(tries.filter((one) => one.ok)).toHaveLength(2);
    expect(tries.find((one) => !one.ok)).toMatchObject({
      error: { code: 'ledger.top-up-cap', details: { cap_cents: cap, left_cents: 0 } },
    });
    expect((await wallet(fan)).top_up).toMatchObject({ month_cap_cents: cap, month_left_cents: 0 });
  });
});
