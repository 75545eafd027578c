// Tests renewals by saved card where the wallet has a say as well: its limits, what it holds meanwhile, and what nobody needs any more.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import type { Till } from '#app/testing/top-ups.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { applyPrice } from './apply-prices.ts';
import { closeRenewals, openRenewals, renewalsByCard } from './testing/renewals-by-card.ts';

let till: Till;
let stage: Stage;
beforeAll(async () => {
  ({ till, stage } = await openRenewals());
});
afterAll(() => closeRenewals({ till }));

const { balance, own, charge, later, fanWith, charging, intentsOf, told, payments, becomes } = renewalsByCard(
  () => ({
    till,
    stage,
  }),
);

const limit = (fan: Somebody, day_cents: number | null) =>
  till.app.ok('PUT /wallet/limits', { body: { day_cents, month_cents: null } }, fan.as);
function pay(fan: Somebody, id: string, pay_by: 'card' | 'wallet' = 'card') {
  const body = { expected_price_cents: 600, pay_by };
  return till.app.call('POST /subscriptions/:id/pay', { params: { id }, body }, keyed(fan.as));
}
const keptIn = (id: string) => vi.waitFor(async () => expect(await told(id)).toContain('charge-kept'));

test('whose limit is below the price is charged nothing by hand, however often it is pressed', async () => {
  const { fan, id } = await fanWith('4242', false);
  await later(32);
  await limit(fan, 500);
  const before = till.stripe.intents.size;
  for (const _ of [1, 2])
    expect(await pay(fan, id)).toMatchObject({ error: { code: 'ledger.limit-reached' } });
  expect(await own(fan, id)).toMatchObject({ status: 'past_due', charge: null });
  expect([till.stripe.intents.size - before, await balance(fan)]).toEqual([0, 0]);
});

test('by hand the card is charged only where the wallet has too little', async () => {
  const { fan, id } = await fanWith('4242', false);
  await later(32);
  await giveCredits(till.app.platform.db, { user_id: fan.id, amount: 600 });
  expect(await pay(fan, id)).toMatchObject({ ok: true });
  expect(await payments(fan, id)).toMatchObject([[2, 'wallet', 2], {}]);
});

test.each([
  ['by itself', true],
  ['by hand', false],
] as const)(
  'a limit that is set while the card is charged %s keeps the money, with word of it',
  async (_, agreed) => {
    const { fan, id, charge_id } = agreed ? await charging() : await byHand();
    await limit(fan, 500);
    await charge(charge_id);
    await becomes(fan, id, { status: 'past_due', charge: null });
    await keptIn(id);
    expect(await balance(fan)).toBe(600);
  },
);

test('who pays from the wallet meanwhile is not charged by card, if nothing was sent', async () => {
  const { fan, id, charge_id } = await byHand();
  await giveCredits(till.app.platform.db, { user_id: fan.id, amount: 600 });
  expect(await pay(fan, id, 'wallet')).toMatchObject({ ok: true });
  const before = till.stripe.intents.size;
  await charge(charge_id);
  expect([till.stripe.intents.size - before, await balance(fan)]).toEqual([0, 0]);
  expect(await payments(fan, id)).toMatchObject([[2, 'wallet', 2], {}]);
});

test.each(['cancels', 'leaves the club'])(
  'who %s before anything is sent is charged nothing',
  async (how) => {
    const { fan, id, charge_id } = await charging();
    if (how === 'cancels')
      await till.app.ok('POST /subscriptions/:id/cancel', { params: { id }, body: {} }, fan.as);
    else await till.app.ok('POST /clubs/:id/leave', { params: { id: stage.club.id } }, fan.as);
    await becomes(fan, id, { status: 'ended', ended_why: 'cancelled', charge: null });
    await charge(charge_id);
    await till.askForCharges();
    expect([intentsOf(charge_id), await balance(fan)]).toEqual([[], 0]);
    expect(await told(id)).toEqual(['started', 'ended']);
  },
);

test('a declined card that was tried by hand at the end of the last retry asks the wallet before it gives up', async () => {
  const { fan, id } = await fanWith('0002', false);
  await later(32);
  for (const days of [1, 2, 2]) await later(days);
  const charge_id = await asked(fan, id);
  await giveCredits(till.app.platform.db, { user_id: fan.id, amount: 600 });
  await later(2);
  expect((await own(fan, id)).charge?.id).toBe(charge_id);
  await charge(charge_id);
  await becomes(fan, id, { status: 'active', period: { number: 2 }, charge: null });
  expect(await payments(fan, id)).toMatchObject([{ 1: 'wallet' }, {}]);
  expect([await balance(fan), (await told(id)).at(-1)]).toEqual([0, 'renewed']);
});

test.each(['card', 'wallet'] as const)(
  'nothing is paid by %s for a plan that is archived',
  async (pay_by) => {
    const { fan, id, plan } = await fanWith('4242', false);
    await later(32);
    await giveCredits(till.app.platform.db, { user_id: fan.id, amount: pay_by === 'wallet' ? 600 : 10 });
    const before = [till.stripe.intents.size, await balance(fan)];
    const body = { state: 'archived' } as const;
    await till.app.ok('PUT /plans/:id/state', { params: { id: plan.id }, body }, stage.owner.as);
    expect(await pay(fan, id, pay_by)).toMatchObject({ error: { code: 'subscriptions.plan-not-offered' } });
    expect([till.stripe.intents.size, await balance(fan)]).toEqual(before);
  },
);

test.each([
  ['lower', 400, { price_cents: 400, offer: null }],
  ['higher', 900, { price_cents: 600, offer: { price_cents: 900 } }],
] as const)(
  'a %s price that comes while the card is charged holds after it',
  async (_, monthly_cents, after) => {
    const { fan, id, plan, charge_id } = await charging();
    await till.app.platform.db.query({
      text: 'update subscription_plans set monthly_cents = $2 where id = $1',
      values: [plan.id, monthly_cents],
    });
    await applyPrice(till.app.platform, id);
    await charge(charge_id);
    await becomes(fan, id, { status: 'active', period: { number: 2 }, charge: null, ...after });
    expect(await payments(fan, id)).toMatchObject([[2, 'card', 1], {}]);
    expect(await told(id)).not.toContain('charge-kept');
  },
);

test('the offer to stay waits until the card is charged', async () => {
  const { fan, id, charge_id } = await charging();
  const body = { percent: 20, periods: 2, active: true, on_cancel: true };
  await till.app.ok('PUT /clubs/:id/win-back', { params: { id: stage.club.id }, body }, stage.owner.as);
  const stay = () => till.app.call('POST /subscriptions/:id/stay', { params: { id } }, fan.as);
  expect(await stay()).toMatchObject({ error: { code: 'subscriptions.payment-under-way' } });
  await charge(charge_id);
  await becomes(fan, id, { period: { number: 2 }, charge: null });
  expect(await payments(fan, id)).toMatchObject([[2, 'card', 1], {}]);
  expect(await stay()).toMatchObject({ ok: true });
});

/** Asked for by the fan, and not sent yet. */
async function asked(fan: Somebody, id: string): Promise<string> {
  const queue = vi.spyOn(till.app.platform.jobs, 'queue').mockImplementation(async () => {});
  try {
    expect(await pay(fan, id)).toMatchObject({ ok: true });
  } finally {
    queue.mockRestore();
  }
  return (await own(fan, id)).charge?.id ?? '';
}

async function byHand() {
  const given = await fanWith('4242', false);
  await later(32);
  return { ...given, charge_id: await asked(given.fan, given.id) };
}

const switchOff = (fan: Somebody, id: string) =>
  till.app.call('PUT /subscriptions/:id/card', { params: { id }, body: { use_card: false } }, fan.as);

test('the card is switched off: what was not sent is never charged', async () => {
  const { fan, id, charge_id } = await charging();
  expect((await switchOff(fan, id)).ok).toBe(true);
  await becomes(fan, id, { status: 'past_due', use_card: false, charge: null });
  await charge(charge_id);
  await later(2);
  expect([intentsOf(charge_id).length, await balance(fan)]).toEqual([0, 0]);
});

test('the card is switched off too late: it is said, and the card stays as it was', async () => {
  const { fan, id, charge_id } = await charging();
  till.stripe.loseAnswers = 2;
  await expect(charge(charge_id)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await switchOff(fan, id)).toMatchObject({ error: { code: 'subscriptions.payment-under-way' } });
  await till.send(till.latest('payment_intent.succeeded', charge_id));
  await becomes(fan, id, { status: 'active', period: { number: 2 }, use_card: true });
});
