// Tests renewals by saved card with Stripe's stand-in: once, whatever becomes of the word; declined, confirmed, disputed, not needed.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { letPass, makePlan, memberWith, subscribed } from '#app/testing/subscriptions.ts';
import type { Till } from '#app/testing/top-ups.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';
import { closeRenewals, openRenewals, renewalsByCard } from './testing/renewals-by-card.ts';

let till: Till;
let world: World;
let stage: Stage;
beforeAll(async () => {
  ({ till, world, stage } = await openRenewals());
});
afterAll(() => closeRenewals({ till }));

const { balance, own, charge, advanceAll, later, fanWith, charging, intentsOf, told, payments, becomes } =
  renewalsByCard(() => ({ till, stage }));

const renewed = { status: 'active', period: { number: 2 }, charge: null, past_due: null };

describe('a renewal', () => {
  test('is charged once and begins once, by twenty jobs and notices at once, and no top-up is told of', async () => {
    const { fan, id, charge_id } = await charging();
    await Promise.allSettled([
      ...Array.from({ length: 10 }, () => charge(charge_id)),
      ...Array.from({ length: 10 }, advanceAll),
    ]);
    const notice = till.latest('payment_intent.succeeded', charge_id);
    await Promise.all(Array.from({ length: 10 }, () => till.send(notice)));
    await becomes(fan, id, renewed);
    expect(intentsOf(charge_id)).toMatchObject([{ amount: 600, description: 'Subscription: Stalls' }]);
    expect(await payments(fan, id)).toEqual([
      [2, 'card', 1],
      [1, 'wallet', 1],
    ]);
    expect(await balance(fan)).toBe(0);
    expect(await told(id)).toEqual(['started', 'renewed']);
    const inbox = () =>
      till.app.platform.db.query<{ kind: string }>({
        text: 'select kind from notifications where user_id = $1',
        values: [fan.id],
      });
    await vi.waitFor(async () =>
      expect((await inbox()).rows.map(({ kind }) => kind)).toContain('subscription'),
    );
    expect((await inbox()).rows.map(({ kind }) => kind)).not.toContain('top-up');
    expect(till.mailbox.to(fan.email).map(({ subject }) => subject)).toEqual([]);
  });

  test('is paid from the wallet where that covers it whole, and by card only where the fan agreed', async () => {
    const [rich, never] = [await fanWith(), await fanWith('4242', false)];
    await giveCredits(till.app.platform.db, { user_id: rich.fan.id, amount: 600 });
    await giveCredits(till.app.platform.db, { user_id: never.fan.id, amount: 599 });
    await later(32);
    expect(await payments(rich.fan, rich.id)).toMatchObject([[2, 'wallet', 1], {}]);
    expect(await own(never.fan, never.id)).toMatchObject({ status: 'past_due', charge: null });
    expect([await balance(rich.fan), await balance(never.fan)]).toEqual([0, 599]);
    const on = { params: { id: never.id }, body: { use_card: true } };
    expect((await till.app.ok('PUT /subscriptions/:id/card', on, never.fan.as)).data.use_card).toBe(true);
    await later(1);
    expect(await own(never.fan, never.id)).toMatchObject({ charge: { state: 'requested' } });
    const bare = await memberWith(stage, 600);
    const plain = await subscribed(till.app, bare, never.plan.id, { use_card: true });
    expect(plain.use_card).toBe(false);
    const refused = { params: { id: plain.id }, body: { use_card: true } };
    expect(await till.app.call('PUT /subscriptions/:id/card', refused, bare.as)).toMatchObject({
      error: { code: 'ledger.no-saved-card' },
    });
  });

  test('whose answer is lost is found by the job, and word that comes late changes nothing', async () => {
    const { fan, id, charge_id } = await charging();
    till.stripe.loseAnswers = 2;
    await expect(charge(charge_id)).rejects.toMatchObject({ kind: 'unreachable' });
    till.stripe.forgetKeys();
    till.app.clock.advance(25 * 3_600_000);
    await till.askForCharges();
    await becomes(fan, id, renewed);
    await till.send(till.latest('payment_intent.succeeded', charge_id));
    expect(intentsOf(charge_id)).toHaveLength(1);
    expect([await balance(fan), await told(id)]).toEqual([0, ['started', 'renewed']]);
  });

  test('that was charged while nobody told the subscription is found by the next look', async () => {
    const { fan, id, charge_id } = await charging();
    // As if the event had never been handled.
    await till.app.platform.db.query({
      text: `update top_ups set state = 'failed' where id = $1`,
      values: [charge_id],
    });
    await till.app.platform.db.query({
      text: `update card_charges set state = 'failed', reason = 'declined', ended_at = now() where id = $1`,
      values: [charge_id],
    });
    till.app.clock.advance(2 * 3_600_000);
    await advanceAll();
    expect(await own(fan, id)).toMatchObject({ status: 'past_due', charge: null, past_due: { tries: 1 } });
  });

  test('of a declined card is tried again, by wallet first, and ends the subscription after the last try', async () => {
    const { fan, id, charge_id } = await charging('0002');
    await charge(charge_id);
    await becomes(fan, id, { status: 'past_due', charge: null, past_due: { tries: 1 } });
    const ids = [charge_id];
    for (const days of [1, 2, 2, 2]) {
      await later(days);
      const next = (await own(fan, id)).charge?.id ?? '';
      ids.push(next);
      await charge(next);
      await till.send(till.latest('payment_intent.payment_failed', next));
      await vi.waitFor(async () => expect((await own(fan, id)).charge).toBeNull());
    }
    expect(new Set(ids).size).toBe(5);
    expect(await own(fan, id)).toMatchObject({ status: 'ended', ended_why: 'unpaid', paid_periods: 1 });
    expect(await balance(fan)).toBe(0);
    const saved = await charging('0002');
    await charge(saved.charge_id);
    await becomes(saved.fan, saved.id, { status: 'past_due' });
    await giveCredits(till.app.platform.db, { user_id: saved.fan.id, amount: 600 });
    await later(1);
    expect(await payments(saved.fan, saved.id)).toMatchObject([[2, 'wallet', 2], {}]);
  });

  test('of a fan who paused their spending asks no card', async () => {
    const { fan, id } = await fanWith();
    await till.app.ok('POST /wallet/exclusion', { body: { days: 180 } }, fan.as);
    await later(32);
    expect(await own(fan, id)).toMatchObject({ status: 'past_due', charge: null });
  });
});

describe('a card whose bank wants a confirmation', () => {
  async function confirming() {
    const given = await charging('3155');
    await charge(given.charge_id);
    await becomes(given.fan, given.id, {
      ...{ status: 'past_due', past_due: { tries: 1 } },
      charge: { id: given.charge_id, state: 'confirming' },
    });
    const params = { id: given.charge_id };
    const page = await till.app.ok('POST /wallet/card-charges/:id/confirm', { params }, given.fan.as);
    return { ...given, session: page.data.url.split('/').at(-1) ?? '' };
  }

  test('is past due until it is confirmed, with word of it, and then begins once', async () => {
    const { fan, id, session } = await confirming();
    expect(await told(id)).toEqual(['started', 'payment-waits']);
    till.stripe.pay(session);
    const paid = till.latest('checkout.session.completed', session);
    await Promise.all(Array.from({ length: 5 }, () => till.send(paid)));
    await becomes(fan, id, renewed);
    expect(await payments(fan, id)).toMatchObject([[2, 'card', 2], {}]);
  });

  test('that nobody confirms is over before the next try, which charges anew', async () => {
    const { fan, id, charge_id } = await confirming();
    await letPass(till.app, 23 / 24);
    await till.askForCharges();
    await becomes(fan, id, { status: 'past_due', charge: null, past_due: { tries: 1 } });
    await later(1 / 24);
    const next = await own(fan, id);
    expect(next.charge).toMatchObject({ state: 'requested' });
    expect(next.charge?.id).not.toBe(charge_id);
  });

  test('and a fan who pays from the wallet meanwhile keeps in the wallet what is confirmed later', async () => {
    const { fan, id, session } = await confirming();
    await giveCredits(till.app.platform.db, { user_id: fan.id, amount: 600 });
    const body = { expected_price_cents: 600 };
    await till.app.ok('POST /subscriptions/:id/pay', { params: { id }, body }, keyed(fan.as));
    expect(await own(fan, id)).toMatchObject(renewed);
    till.stripe.pay(session);
    await till.send(till.latest('checkout.session.completed', session));
    await vi.waitFor(async () => expect(await told(id)).toContain('charge-kept'));
    expect(await balance(fan)).toBe(600);
    expect(await payments(fan, id)).toMatchObject([[2, 'wallet', 2], {}]);
  });
});

describe('while the card is being charged', () => {
  const leave = ({ fan }: { fan: Somebody }) =>
    till.app.ok('POST /clubs/:id/leave', { params: { id: stage.club.id } }, fan.as);
  const cancel = ({ fan, id }: { fan: Somebody; id: string }) =>
    till.app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: {} }, fan.as);
  const archive = ({ plan }: { plan: { id: string } }) =>
    till.app.ok(
      'PUT /plans/:id/state',
      { params: { id: plan.id }, body: { state: 'archived' } },
      stage.owner.as,
    );

  test.each([
    ['cancels', cancel, 'cancelled'],
    ['leaves the club', leave, 'cancelled'],
    ['sees the plan archived', archive, 'plan-archived'],
  ] as const)(
    'a fan who %s pays for no further period; what was sent stays in the wallet',
    async (_, act, why) => {
      const given = await charging();
      till.stripe.loseAnswers = 2;
      await expect(charge(given.charge_id)).rejects.toMatchObject({ kind: 'unreachable' });
      await act(given);
      if (act !== archive) await becomes(given.fan, given.id, { status: 'ended', ended_why: why });
      await charge(given.charge_id);
      await vi.waitFor(async () => expect(await told(given.id)).toContain('charge-kept'));
      expect(await own(given.fan, given.id)).toMatchObject({ status: 'ended', ended_why: why });
      expect(await balance(given.fan)).toBe(600);
    },
  );

  test('a plan that is paused makes the period free, and the money stays', async () => {
    const { fan, id, plan, charge_id } = await charging();
    const body = { state: 'paused' } as const;
    await till.app.ok('PUT /plans/:id/state', { params: { id: plan.id }, body }, stage.owner.as);
    await charge(charge_id);
    await becomes(fan, id, renewed);
    expect(await payments(fan, id)).toMatchObject([[2, null, 1], {}]);
    expect(await balance(fan)).toBe(600);
    expect(await told(id)).toContain('charge-kept');
  });

  test('nothing else about its price can change, and nothing else is charged', async () => {
    const { fan, id, plan, charge_id } = await charging();
    const high = await makePlan(stage, { name: 'High', monthly_cents: 900 });
    await giveCredits(till.app.platform.db, { user_id: fan.id, amount: 2000 });
    const refused = { error: { code: 'subscriptions.payment-under-way' } };
    const query = { plan_id: high.id, billing: 'monthly' } as const;
    const quoted = till.app.call('GET /subscriptions/:id/change-quote', { params: { id }, query }, fan.as);
    expect(await quoted).toMatchObject(refused);
    const pay = { params: { id }, body: { expected_price_cents: 600 } };
    expect(await till.app.call('POST /subscriptions/:id/pay', pay, keyed(fan.as))).toMatchObject(refused);
    await advanceAll();
    expect(await balance(fan)).toBe(2000);
    await charge(charge_id);
    await becomes(fan, id, { ...renewed, plan: { id: plan.id } });
    expect(await balance(fan)).toBe(2000);
  });
});

test('a payment that failed is paid by card by hand, once, however often it is pressed', async () => {
  const { fan, id } = await fanWith('4242', false);
  await later(32);
  const before = till.stripe.intents.size;
  const pay = () => {
    const body = { expected_price_cents: 600, pay_by: 'card' as const };
    return till.app.call('POST /subscriptions/:id/pay', { params: { id }, body }, keyed(fan.as));
  };
  const answers = await Promise.all(Array.from({ length: 20 }, pay));
  const codes = answers.map((one) => (one.ok ? 'ok' : one.error.code));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  const others = ['subscriptions.payment-under-way', 'subscriptions.nothing-open'];
  expect(codes.filter((code) => code !== 'ok' && !others.includes(code))).toEqual([]);
  await becomes(fan, id, renewed);
  expect(await payments(fan, id)).toMatchObject([[2, 'card', 2], {}]);
  expect(await balance(fan)).toBe(0);
  expect(till.stripe.intents.size - before).toBe(1);
});

describe('a dispute on a renewal', () => {
  test('ends the subscription at once, is told, and nothing is charged again', async () => {
    const { fan, id, charge_id } = await charging();
    await charge(charge_id);
    await becomes(fan, id, renewed);
    till.stripe.dispute(intentsOf(charge_id)[0]?.id ?? '', 600);
    const notice = till.latest('charge.dispute.created');
    await Promise.all([till.send(notice), till.send(notice)]);
    await becomes(fan, id, { status: 'ended', ended_why: 'disputed' });
    await later(40);
    expect(await told(id)).toEqual(['started', 'renewed', 'ended']);
    expect(await payments(fan, id)).toHaveLength(2);
  });

  test('that comes before word of the payment ends it too, and nothing is said to be in the wallet', async () => {
    const { fan, id, charge_id } = await charging();
    till.stripe.loseAnswers = 2;
    await expect(charge(charge_id)).rejects.toMatchObject({ kind: 'unreachable' });
    till.stripe.dispute(intentsOf(charge_id)[0]?.id ?? '', 600);
    await till.send(till.latest('charge.dispute.created'));
    await becomes(fan, id, { status: 'ended', ended_why: 'disputed' });
    await till.send(till.latest('payment_intent.succeeded', charge_id));
    await letPass(till.app, 1);
    expect(await told(id)).not.toContain('charge-kept');
    expect(intentsOf(charge_id)).toHaveLength(1);
  });

  test('silences no word of another charge, which comes after it', async () => {
    const { fan, id, charge_id } = await charging();
    await charge(charge_id);
    await becomes(fan, id, renewed);
    await later(32);
    const next = (await own(fan, id)).charge?.id ?? '';
    till.stripe.loseAnswers = 2;
    await expect(charge(next)).rejects.toMatchObject({ kind: 'unreachable' });
    till.stripe.dispute(intentsOf(charge_id)[0]?.id ?? '', 600);
    await till.send(till.latest('charge.dispute.created'));
    await becomes(fan, id, { status: 'ended', ended_why: 'disputed' });
    expect(await told(id)).not.toContain('charge-kept');
    await till.send(till.latest('payment_intent.succeeded', next));
    await vi.waitFor(async () => expect(await told(id)).toContain('charge-kept'));
  });
});

test('a charge that Stripe was switched off over is a failed try, never a second charge, and pays in the end', async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const { fan, id, charge_id } = await charging();
  till.stripe.loseAnswers = 2;
  await expect(charge(charge_id)).rejects.toMatchObject({ kind: 'unreachable' });
  await letPass(till.app, 1.1);
  await till.askWithoutStripe();
  await becomes(fan, id, { status: 'past_due', charge: null, past_due: { amount_cents: 600, tries: 1 } });
  const moments = async () => {
    const { rows } = await till.app.platform.db.query<{ moment: string }>({
      text: `select payload->>'moment' as moment from notifications where user_id = $1 and kind = 'subscription'`,
      values: [fan.id],
    });
    return rows.map(({ moment }) => moment);
  };
  await vi.waitFor(async () => expect(await moments()).toEqual(['unanswered']), { timeout: 10_000 });
  const body = { expected_price_cents: 600, pay_by: 'card' as const };
  const byHand = () => till.app.call('POST /subscriptions/:id/pay', { params: { id }, body }, keyed(fan.as));
  expect(await byHand()).toMatchObject({ error: { code: 'ledger.payment-unreachable' } });
  // It was asked for a moment ago.
  await letPass(till.app, 0.1);
  await till.askForUnanswered();
  expect(await balance(fan)).toBe(600);
  await later(2);
  expect(await own(fan, id)).toMatchObject(renewed);
  expect([intentsOf(charge_id).length, await balance(fan)]).toEqual([1, 0]);
});
