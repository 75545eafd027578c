// Owns: what goes back of top-ups: returned by the fan, claimed by others, won back; to the cent.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Registered } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { closeTill, keyed, spendSome, startTill, type Till } from '#app/testing/top-ups.ts';
import { collectDebts, sendReturns } from './payment-jobs.ts';
import { balancesOn } from './public/balances-of.ts';

let till: Till;
beforeAll(async () => {
  till = await startTill();
});
afterAll(() => closeTill(till));

const balance = async (fan: Registered) => (await till.wallet(fan)).credits.balance_cents;

describe('a return', () => {
  test('takes what is unspent to the card, once', async () => {
    const fan = await till.adult();
    const begun = await till.paid(fan, 2000);
    await spendSome(till.app, fan, 500);
    const params = { id: begun.id };
    const wrong = await till.app.call(
      'POST /wallet/top-ups/:id/return',
      { params, body: { expected_cents: 2000 } },
      keyed(fan),
    );
    expect(wrong).toMatchObject({
      error: { code: 'ledger.return-changed', details: { returnable_cents: 1500 } },
    });
    const key = randomUUID();
    const body = { expected_cents: 1500 };
    const { data } = await till.app.ok('POST /wallet/top-ups/:id/return', { params, body }, keyed(fan, key));
    expect(data.returns).toMatchObject([{ amount_cents: 1500 }]);
    expect(await balance(fan)).toBe(0);
    expect(
      (await till.app.ok('POST /wallet/top-ups/:id/return', { params, body }, keyed(fan, key))).data,
    ).toEqual(data);
    till.app.clock.advance(180_000);
    await runJob(till.app.platform, sendReturns);
    expect((await till.topUp(fan, begun.id)).returns).toMatchObject([{ amount_cents: 1500, state: 'done' }]);
    const refunds = [...till.stripe.refunds.values()].filter(
      (made) => made.metadata.return_id === data.returns[0]?.id,
    );
    expect(refunds).toMatchObject([{ amount: 1500 }]);
    const nothing = await till.app.call('POST /wallet/top-ups/:id/return', { params, body }, keyed(fan));
    expect(nothing).toMatchObject({ error: { code: 'ledger.nothing-to-return' } });
    // Days later the card's bank sends it back.
    till.stripe.failRefund(refunds[0]?.id ?? '');
    expect(await till.send(till.latest('refund.failed'))).toBe(200);
    expect(await till.send(till.latest('refund.failed'))).toBe(200);
    expect(await balance(fan)).toBe(1500);
    expect((await till.topUp(fan, begun.id)).returns).toMatchObject([{ state: 'failed' }]);
  });

  test('that the card refuses is the fan’s again; after 14 days there is none', async () => {
    const fan = await till.adult();
    const begun = await till.paid(fan, 800);
    const params = { id: begun.id };
    till.stripe.nextRefund = 'refused';
    await till.app.ok(
      'POST /wallet/top-ups/:id/return',
      { params, body: { expected_cents: 800 } },
      keyed(fan),
    );
    till.app.clock.advance(180_000);
    await runJob(till.app.platform, sendReturns);
    till.stripe.nextRefund = 'succeeded';
    expect(await balance(fan)).toBe(800);
    till.app.clock.advance(14 * 86_400_000);
    expect((await till.wallet(fan)).returnable_cents).toBe(0);
    const late = await till.app.call(
      'POST /wallet/top-ups/:id/return',
      { params, body: { expected_cents: 800 } },
      keyed(fan),
    );
    expect(late).toMatchObject({ error: { code: 'ledger.return-too-late' } });
  });
});

describe('a claim', () => {
  test('takes what is there, the rest is owed, nothing is spent until it is settled', async () => {
    const fan = await till.adult();
    const begun = await till.paid(fan, 3000);
    await spendSome(till.app, fan, 1200);
    const dispute = till.stripe.dispute(begun.session_id);
    const notice = till.latest('charge.dispute.created');
    await Promise.all([till.send(notice), till.send(notice), till.send(notice)]);
    expect(await till.wallet(fan)).toMatchObject({
      credits: { balance_cents: 0 },
      owed_cents: 1200,
      frozen_since: expect.any(String),
    });
    await expect(spendSome(till.app, fan, 1)).rejects.toMatchObject({ reason: { code: 'ledger.frozen' } });
    till.stripe.endDispute(dispute.id, 'lost');
    expect(await till.send(till.latest('charge.dispute.closed'))).toBe(200);
    // A further top-up pays the debt first.
    await till.paid(fan, 1000);
    expect(await till.wallet(fan)).toMatchObject({ credits: { balance_cents: 0 }, owed_cents: 200 });
    await till.paid(fan, 1000);
    expect(await till.wallet(fan)).toMatchObject({
      credits: { balance_cents: 800 },
      owed_cents: 0,
      frozen_since: null,
    });
    await spendSome(till.app, fan, 100);
  });

  test('freezes the account: no other top-up is returned until it is settled', async () => {
    const fan = await till.adult();
    const [disputed, other] = [await till.paid(fan, 1000), await till.paid(fan, 2000)];
    await spendSome(till.app, fan, 1000);
    const giveBack = () =>
      till.app.call(
        'POST /wallet/top-ups/:id/return',
        { params: { id: other.id }, body: { expected_cents: 2000 } },
        keyed(fan),
      );
    const dispute = till.stripe.dispute(disputed.session_id, 400);
    await till.send(till.latest('charge.dispute.created'));
    expect(await till.wallet(fan)).toMatchObject({
      credits: { balance_cents: 1600 },
      frozen_since: expect.any(String),
    });
    expect(await giveBack()).toMatchObject({ ok: false, error: { code: 'ledger.frozen' } });
    expect(await balance(fan)).toBe(1600);
    till.stripe.endDispute(dispute.id, 'won');
    await till.send(till.latest('charge.dispute.closed'));
    expect(await giveBack()).toMatchObject({ ok: true });
    expect(await balance(fan)).toBe(0);
  });

  test('that is won gives back what it took, also what was collected for it', async () => {
    const fan = await till.adult();
    const begun = await till.paid(fan, 1000);
    await spendSome(till.app, fan, 600);
    const dispute = till.stripe.dispute(begun.session_id);
    await till.send(till.latest('charge.dispute.created'));
    await till.paid(fan, 500);
    expect(await till.wallet(fan)).toMatchObject({ credits: { balance_cents: 0 }, owed_cents: 100 });
    till.stripe.endDispute(dispute.id, 'won');
    await till.send(till.latest('charge.dispute.closed'));
    // The first word comes again, late: it is over all the same.
    await till.send({ ...till.latest('charge.dispute.created'), id: 'evt_late' });
    expect(await till.wallet(fan)).toMatchObject({
      credits: { balance_cents: 900 },
      owed_cents: 0,
      frozen_since: null,
    });
  });

  test('comes before word of the payment, and by hand from the dashboard', async () => {
    const fan = await till.adult();
    const begun = await till.begin(fan, 1500);
    till.stripe.pay(begun.session_id);
    const refund = till.stripe.refundByHand(begun.session_id, 400);
    expect(await till.send(till.latest('refund.created'))).toBe(200);
    expect(await till.send(till.latest('checkout.session.completed', begun.session_id))).toBe(200);
    expect(await balance(fan)).toBe(1100);
    expect(await till.topUp(fan, begun.id)).toMatchObject({
      returnable_cents: 1100,
      claims: [{ kind: 'refund', state: 'lost', amount_cents: 400, owed_cents: 0 }],
    });
    expect((await till.wallet(fan)).frozen_since).toBeNull();
    till.stripe.failRefund(refund.id);
    await till.send(till.latest('refund.failed'));
    expect(await balance(fan)).toBe(1500);
    await runJob(till.app.platform, collectDebts);
    expect(await balance(fan)).toBe(1500);
  });
});

test('what stands outside is what Stripe has, and the receivable what is owed', async () => {
  const { db } = till.app.platform;
  const owed = await db.query<{ owed: number }>({
    text: `select coalesce(sum(owed), 0)::bigint as owed from top_up_claims where state <> 'won'`,
  });
  const receivable = await balancesOn(db, { owner_kind: 'outside', owner_id: 'receivable' });
  expect(receivable.balance_cents + (owed.rows[0]?.owed ?? Number.NaN)).toBe(0);
  const sums = [...till.stripe.sessions.values()].filter((session) => session.payment_status === 'paid');
  const flagged = sums.filter((session) => session.amount_total === 50);
  const refunded = [...till.stripe.refunds.values()].filter((made) => made.status === 'succeeded');
  const lost = [...till.stripe.disputes.values()].filter((made) => made.status !== 'won');
  const total = (list: { amount?: number; amount_total?: number }[]) =>
    list.reduce((sum, one) => sum + (one.amount ?? one.amount_total ?? 0), 0);
  const there = await balancesOn(db, { owner_kind: 'outside', owner_id: 'stripe' });
  expect(-there.balance_cents).toBe(total(sums) - total(flagged) - total(refunded) - total(lost));
});
