// Owns: charging a saved card: once, whatever becomes of the word about it; declined, confirmed for the bank, disputed, sent back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Registered } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { closeTill, keyed, spendSome, startTill, type Till } from '#app/testing/top-ups.ts';
import { chargeCard } from './card-jobs.ts';
import { sendReturns } from './payment-jobs.ts';
import { withdrawCharge } from './public/withdraw-charge.ts';
import { cardCharges } from './testing/card-charges.ts';

let till: Till;
beforeAll(async () => {
  till = await startTill();
});
afterAll(() => closeTill(till));

const { ask, balance, charge, intentsOf, told } = cardCharges(() => till);

async function asked(fan: Registered, amount: number, card_id: string): Promise<string> {
  const { charge_id } = await ask({ user_id: fan.id, amount, card_id });
  expect(await till.topUp(fan, charge_id)).toMatchObject({ state: 'open', charge: { state: 'requested' } });
  return charge_id;
}

async function withCard(last4 = '4242', birth?: string) {
  const fan = await till.adult(birth);
  const card = await till.card(fan, last4);
  return { fan, card };
}

describe('a charge', () => {
  test('is made once and credited once, by twenty jobs and notices at once', async () => {
    const { fan, card } = await withCard();
    const key = randomUUID();
    const tries = await Promise.all(Array.from({ length: 5 }, () => till.byCard(fan, 2500, card.id, key)));
    const ids = new Set(tries.map((one) => (one.ok ? one.body.data.id : one.error.code)));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    till.stripe.beforeAnswer = async () => {
      await Promise.all(
        Array.from({ length: 10 }, () => till.send(till.latest('payment_intent.succeeded', id))),
      );
    };
    // The same payment asked for while it is made is answered by Stripe as busy, or as made: either way it is one.
    await Promise.allSettled(Array.from({ length: 20 }, () => charge(id)));
    till.stripe.beforeAnswer = undefined;
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0 ? charge(id) : till.send(till.latest('payment_intent.succeeded', id)),
      ),
    );
    expect(intentsOf(id)).toMatchObject([{ amount: 2500, description: 'StagePass credits' }]);
    expect(await balance(fan)).toBe(2500);
    expect(await till.topUp(fan, id)).toMatchObject({
      state: 'paid',
      card: { brand: 'visa', last4: '4242' },
      returnable_cents: 2500,
      charge: { state: 'succeeded' },
    });
    expect(await told(id)).toMatchObject([
      { name: 'ledger.card-charged', payload: { amount_cents: 2500, purpose: { kind: 'top_up' } } },
    ]);
  });

  test('whose word comes before its answer, and whose answer is lost, is found again', async () => {
    const { fan, card } = await withCard();
    const id = await asked(fan, 700, card.id);
    till.stripe.beforeAnswer = () => till.send(till.latest('payment_intent.succeeded', id));
    // Both the first try and the client's own second one are never answered.
    till.stripe.loseAnswers = 2;
    await expect(charge(id)).rejects.toMatchObject({ kind: 'unreachable' });
    till.stripe.beforeAnswer = undefined;
    expect(await balance(fan)).toBe(700);
    await charge(id);
    expect(intentsOf(id)).toHaveLength(1);
    expect(await balance(fan)).toBe(700);
  });

  test('that was made before a crash is found by the job, also when Stripe has forgotten its key', async () => {
    const { fan, card } = await withCard();
    const id = await asked(fan, 900, card.id);
    till.stripe.loseAnswers = 2;
    await expect(charge(id)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await balance(fan)).toBe(0);
    till.stripe.forgetKeys();
    till.app.clock.advance(25 * 3600_000);
    await till.askForCharges();
    expect(intentsOf(id)).toHaveLength(1);
    expect(await balance(fan)).toBe(900);
    expect((await told(id)).map(({ name }) => name)).toEqual(['ledger.card-charged']);
  });

  test('that never reached Stripe is sent within a day, and told as failed after it', async () => {
    const { fan, card } = await withCard();
    const late = await asked(fan, 300, card.id);
    till.stripe.down = true;
    await expect(charge(late)).rejects.toMatchObject({ kind: 'unreachable' });
    till.app.clock.advance(180_000);
    await till.askForCharges();
    expect((await till.topUp(fan, late)).charge).toMatchObject({ state: 'requested' });
    till.stripe.down = false;
    till.app.clock.advance(180_000);
    await till.askForCharges();
    expect(await balance(fan)).toBe(300);
    const lost = await asked(fan, 400, card.id);
    till.stripe.down = true;
    await expect(charge(lost)).rejects.toMatchObject({ kind: 'unreachable' });
    till.stripe.down = false;
    till.app.clock.advance(25 * 3600_000);
    await till.askForCharges();
    expect(intentsOf(lost)).toHaveLength(0);
    expect(await told(lost)).toMatchObject([{ payload: { reason: 'unreachable' } }]);
    expect(await balance(fan)).toBe(300);
  });

  test.each([
    ['0002', 'declined'],
    ['9995', 'insufficient-funds'],
    ['0069', 'expired-card'],
  ])('of a card ending in %s charges nothing and says why: %s', async (last4, reason) => {
    const { fan, card } = await withCard(last4);
    const id = await asked(fan, 500, card.id);
    await Promise.allSettled([charge(id), charge(id)]);
    await till.send(till.latest('payment_intent.payment_failed', id));
    await charge(id);
    expect(await till.topUp(fan, id)).toMatchObject({ state: 'failed', charge: { state: 'failed', reason } });
    expect(await told(id)).toMatchObject([{ name: 'ledger.card-charge-failed', payload: { reason } }]);
    expect(await balance(fan)).toBe(0);
  });

  test('that waits at its bank is credited when word of it comes', async () => {
    const { fan, card } = await withCard('9999');
    const id = await asked(fan, 600, card.id);
    await charge(id);
    expect((await till.topUp(fan, id)).charge).toMatchObject({ state: 'requested' });
    till.stripe.endProcessing(intentsOf(id)[0]?.id ?? '');
    expect(await till.send(till.latest('payment_intent.succeeded', id))).toBe(200);
    expect(await balance(fan)).toBe(600);
  });

  test('of a card that was removed before it was sent is not made; sent before, it ends as it ends', async () => {
    const { fan, card } = await withCard();
    const id = await asked(fan, 500, card.id);
    const sent = await asked(fan, 800, card.id);
    till.stripe.loseAnswers = 2;
    await expect(charge(sent)).rejects.toMatchObject({ kind: 'unreachable' });
    await till.app.ok('DELETE /wallet/cards/:id', { params: { id: card.id } }, fan.as);
    await charge(id);
    await charge(sent);
    expect(await told(id)).toMatchObject([{ payload: { reason: 'card-removed' } }]);
    expect(intentsOf(id)).toEqual([]);
    expect(await balance(fan)).toBe(800);
    expect(await till.byCard(fan, 500, card.id)).toMatchObject({
      error: { code: 'ledger.card-not-found' },
    });
  });
});

test('a charge that is withdrawn is not sent; one that may have been sent ends as it ends', async () => {
  const { fan, card } = await withCard();
  const [unsent, sent] = [await asked(fan, 500, card.id), await asked(fan, 800, card.id)];
  till.stripe.loseAnswers = 2;
  await expect(charge(sent)).rejects.toMatchObject({ kind: 'unreachable' });
  const { platform } = till.app;
  const withdraw = (id: string | null) =>
    platform.db.transaction((tx) => withdrawCharge(tx, id, platform.clock.now()));
  await Promise.all([unsent, unsent, sent, null].map(withdraw));
  await Promise.all([charge(unsent), charge(sent)]);
  expect(await told(unsent)).toMatchObject([{ payload: { reason: 'canceled' } }]);
  expect((await told(sent)).map(({ name }) => name)).toEqual(['ledger.card-charged']);
  expect([intentsOf(unsent), await balance(fan)]).toEqual([[], 800]);
});

test('a charge that was never sent ends after a day, also where Stripe is switched off', async () => {
  const { fan, card } = await withCard();
  const [off, on] = [await asked(fan, 500, card.id), await asked(fan, 600, card.id)];
  await runJob({ ...till.app.platform, payments: undefined }, chargeCard, { charge_id: off });
  expect((await till.topUp(fan, off)).charge).toMatchObject({ state: 'requested' });
  till.app.clock.advance(25 * 3600_000);
  await till.askWithoutStripe();
  await charge(on);
  for (const id of [off, on]) expect(await told(id)).toMatchObject([{ payload: { reason: 'unreachable' } }]);
  expect([...intentsOf(off), ...intentsOf(on)]).toEqual([]);
});

test('a charge that is sent and withdrawn at once is either', async () => {
  const { fan, card } = await withCard();
  const { platform } = till.app;
  let paid = 0;
  for (let round = 0; round < 8; round += 1) {
    const id = await asked(fan, 100, card.id);
    const withdrawn = () => platform.db.transaction((tx) => withdrawCharge(tx, id, platform.clock.now()));
    await Promise.all(round % 2 === 0 ? [charge(id), withdrawn()] : [withdrawn(), charge(id)]);
    const [end, ...more] = (await told(id)).map(({ name }) => name);
    expect(more).toEqual([]);
    expect(intentsOf(id)).toHaveLength(end === 'ledger.card-charged' ? 1 : 0);
    paid += intentsOf(id).length * 100;
  }
  expect(await balance(fan)).toBe(paid);
});

describe('a card whose bank wants a confirmation', () => {
  async function waiting(amount: number) {
    const { fan, card } = await withCard('3155');
    const id = await asked(fan, amount, card.id);
    await charge(id);
    expect(await till.topUp(fan, id)).toMatchObject({ state: 'open', charge: { state: 'confirming' } });
    const confirm = () => till.app.call('POST /wallet/card-charges/:id/confirm', { params: { id } }, fan.as);
    const page = async () => {
      const answer = await confirm();
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.body.data.url.split('/').at(-1) ?? '';
    };
    return { fan, id, confirm, page };
  }

  test('is paid at one page, however often it is asked for; the stopped payment is ended before', async () => {
    const { fan, id, confirm, page } = await waiting(1500);
    const pages = await Promise.all(Array.from({ length: 6 }, page));
    expect(new Set(pages).size).toBe(1);
    expect(await page()).toBe(pages[0]);
    expect(intentsOf(id)).toMatchObject([{ status: 'canceled' }]);
    till.stripe.pay(pages[0] ?? '');
    // Word of the payment that was ended comes late.
    await till.send(till.latest('payment_intent.canceled', id));
    await till.send(till.latest('payment_intent.payment_failed', id));
    const paid = till.latest('checkout.session.completed', pages[0]);
    await Promise.all(Array.from({ length: 8 }, () => till.send(paid)));
    expect(await balance(fan)).toBe(1500);
    expect((await told(id)).map(({ name }) => name)).toEqual([
      'ledger.card-charge-needs-confirmation',
      'ledger.card-charged',
    ]);
    expect(await confirm()).toMatchObject({ error: { code: 'ledger.card-charge-not-waiting' } });
  });

  test('gets another page when one ran out, and only the last one can be paid', async () => {
    const { fan, id, page } = await waiting(400);
    const first = await page();
    const session = till.stripe.sessions.get(first);
    if (session !== undefined) session.status = 'expired';
    till.app.clock.advance(2 * 3600_000);
    await till.askForCharges();
    expect((await till.topUp(fan, id)).charge).toMatchObject({ state: 'confirming' });
    const second = await page();
    expect(second).not.toBe(first);
    till.stripe.pay(second);
    expect(await till.send(till.latest('checkout.session.completed', second))).toBe(200);
    expect(await balance(fan)).toBe(400);
  });

  test('can be left: nobody can pay the page any more, and it is told as failed once', async () => {
    const { fan, id, page } = await waiting(300);
    const open = await page();
    await till.app.ok('POST /wallet/top-ups/:id/cancel', { params: { id } }, fan.as);
    expect(till.stripe.sessions.get(open)?.status).toBe('expired');
    expect(await till.topUp(fan, id)).toMatchObject({ state: 'expired', charge: { reason: 'canceled' } });
    expect((await told(id)).at(-1)).toMatchObject({ payload: { reason: 'canceled' } });
  });

  test('that nobody confirms within a day has failed, and its page is closed first', async () => {
    const { id, page, confirm } = await waiting(300);
    const open = await page();
    till.app.clock.advance(23 * 3600_000);
    await till.askForCharges();
    expect(till.stripe.sessions.get(open)?.status).toBe('expired');
    expect((await told(id)).at(-1)).toMatchObject({
      name: 'ledger.card-charge-failed',
      payload: { reason: 'not-confirmed' },
    });
    expect(await confirm()).toMatchObject({ error: { code: 'ledger.card-charge-not-waiting' } });
  });

  test('is somebody else’s business for nobody', async () => {
    const { id } = await waiting(300);
    const stranger = await till.adult();
    expect(
      await till.app.call('POST /wallet/card-charges/:id/confirm', { params: { id } }, stranger.as),
    ).toMatchObject({ error: { code: 'ledger.card-charge-not-found' } });
  });
});

describe('what a charge brought', () => {
  test('is disputed, won back and sent back as any top-up, word of the payment late', async () => {
    const { fan, card } = await withCard();
    const id = await asked(fan, 3000, card.id);
    till.stripe.loseAnswers = 2;
    await expect(charge(id)).rejects.toMatchObject({ kind: 'unreachable' });
    const [intent] = intentsOf(id);
    const dispute = till.stripe.dispute(intent?.id ?? '', 1000);
    expect(await till.send(till.latest('charge.dispute.created'))).toBe(200);
    expect(await till.wallet(fan)).toMatchObject({
      credits: { balance_cents: 2000 },
      frozen_since: expect.any(String),
    });
    till.stripe.endDispute(dispute.id, 'won');
    expect(await till.send(till.latest('charge.dispute.closed'))).toBe(200);
    await spendSome(till.app, fan, 500);
    const back = { params: { id }, body: { expected_cents: 2500 } };
    await till.app.ok('POST /wallet/top-ups/:id/return', back, keyed(fan));
    till.app.clock.advance(180_000);
    await runJob(till.app.platform, sendReturns);
    expect((await till.topUp(fan, id)).returns).toMatchObject([{ amount_cents: 2500, state: 'done' }]);
    expect(await balance(fan)).toBe(0);
  });
});

describe('asking for a charge', () => {
  const refusedAs = (code: string) => ({ reason: { code } });

  test('with the same key, fifty at once, is one charge; with another amount it is refused', async () => {
    const { fan } = await withCard();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        ask({ user_id: fan.id, amount: 500, key, purpose: { kind: 'subscription_period', id: 's1:1' } }),
      ),
    );
    expect(new Set(answers.map(({ charge_id }) => charge_id)).size).toBe(1);
    await expect(ask({ user_id: fan.id, amount: 501, key })).rejects.toMatchObject(
      refusedAs('idempotency-key-reused'),
    );
    const [first] = answers;
    await charge(first?.charge_id ?? '');
    expect(await told(first?.charge_id ?? '')).toMatchObject([
      { payload: { purpose: { kind: 'subscription_period', id: 's1:1' }, amount_cents: 500 } },
    ]);
    expect(await balance(fan)).toBe(500);
  });

  test('is refused without a card, in a pause, over a minor’s month, and while something is owed', async () => {
    const none = await till.adult();
    await expect(ask({ user_id: none.id, amount: 500 })).rejects.toMatchObject(
      refusedAs('ledger.no-saved-card'),
    );
    const { fan, card } = await withCard('4242', '2011-01-01');
    await expect(ask({ user_id: fan.id, amount: 5001 })).rejects.toMatchObject(
      refusedAs('ledger.top-up-cap'),
    );
    const half = await Promise.all(Array.from({ length: 6 }, () => till.byCard(fan, 2500, card.id)));
    expect(half.filter((one) => one.ok)).toHaveLength(2);
    expect(half.find((one) => !one.ok)).toMatchObject({ error: { code: 'ledger.top-up-cap' } });
    const paused = await withCard();
    await till.app.ok('POST /wallet/exclusion', { body: { days: 1 } }, paused.fan.as);
    await expect(ask({ user_id: paused.fan.id, amount: 500 })).rejects.toMatchObject(
      refusedAs('ledger.excluded'),
    );
    const owing = await withCard();
    await till.app.platform.db.query({
      text: 'update spend_rules set frozen_at = now() where user_id = $1',
      values: [owing.fan.id],
    });
    await expect(
      ask({ user_id: owing.fan.id, amount: 500, purpose: { kind: 'gift', id: 's1:1' } }),
    ).rejects.toMatchObject(refusedAs('ledger.frozen'));
    // The fan's own wish for credit pays what is owed.
    await expect(ask({ user_id: owing.fan.id, amount: 500 })).resolves.toMatchObject({});
  });
});
