// Owns: charges of which the payment service does not say for a day whether they were made: told, never made twice, credited in the end.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Registered } from '#app/testing/people.ts';
import { closeTill, startTill, type Till } from '#app/testing/top-ups.ts';
import { payoutsDeskOf } from './public/payouts-desk.ts';
import { cardCharges } from './testing/card-charges.ts';

let till: Till;
beforeAll(async () => {
  till = await startTill();
});
afterAll(() => closeTill(till));

const HOUR = 3600_000;
const { balance, charge, intentsOf, ...charges } = cardCharges(() => till);

async function later(hours: number): Promise<void> {
  till.app.clock.advance(hours * HOUR);
  await till.app.platform.db.query({
    text: 'update auth_sessions set expires_at = $1, last_seen_at = $2',
    values: [new Date(till.app.clock.now().getTime() + 240 * HOUR), till.app.clock.now()],
  });
}

async function ask(fan: Registered, period: string): Promise<string> {
  const purpose = { kind: 'subscription_period', id: period };
  return (await charges.ask({ user_id: fan.id, amount: 600, purpose })).charge_id;
}

async function asked(last4 = '4242') {
  const fan = await till.adult();
  await till.card(fan, last4);
  const purpose = `${randomUUID()}:2`;
  return { fan, purpose, id: await ask(fan, purpose) };
}

/** The reason in each event about the charge, or the event's name. */
const told = async (id: string) =>
  (await charges.told(id)).map(({ name, payload }) => payload.reason ?? name.replace('ledger.card-', ''));

const listed = async () =>
  (await payoutsDeskOf(till.app.platform, randomUUID()).unansweredCharges()).map(({ id }) => id);

test('what was never sent has failed an hour after Stripe was switched off, and is not sent when it is back', async () => {
  const { fan, id } = await asked();
  await later(0.5);
  await till.askWithoutStripe();
  expect(await told(id)).toEqual([]);
  await later(1);
  await till.askWithoutStripe();
  expect(await told(id)).toEqual(['unreachable']);
  await charge(id);
  expect([intentsOf(id), await balance(fan)]).toEqual([[], 0]);
});

test('what was charged and not heard of is told after a day, in the way of a second charge, and credited once', async () => {
  const { fan, id, purpose } = await asked();
  till.stripe.loseAnswers = 2;
  await expect(charge(id)).rejects.toMatchObject({ kind: 'unreachable' });
  await later(23);
  await till.askWithoutStripe();
  expect(await told(id)).toEqual([]);
  await later(2);
  await Promise.all([till.askWithoutStripe(), till.askWithoutStripe()]);
  expect(await told(id)).toEqual(['unanswered']);
  expect(await listed()).toContain(id);
  // Back, and asked for the same thing before the first word of it: nobody's card is charged twice.
  await expect(ask(fan, purpose)).rejects.toMatchObject({
    reason: { code: 'ledger.payment-unreachable' },
  });
  const other = await ask(fan, `${randomUUID()}:1`);
  await later(1);
  await Promise.all(Array.from({ length: 4 }, () => till.askForUnanswered()));
  expect(intentsOf(id)).toHaveLength(1);
  expect(await balance(fan)).toBe(600);
  expect(await told(id)).toEqual(['unanswered']);
  expect(await till.topUp(fan, id)).toMatchObject({ state: 'paid', charge: { state: 'succeeded' } });
  expect(await listed()).not.toContain(id);
  await charge(other);
  await charge(await ask(fan, purpose));
  expect(await balance(fan)).toBe(1800);
});

test('what Stripe never got is known to be so once it answers, and may be charged again', async () => {
  const { fan, id, purpose } = await asked();
  till.stripe.down = true;
  await expect(charge(id)).rejects.toMatchObject({ kind: 'unreachable' });
  await later(25);
  // Configured, and away: nobody waits longer for that.
  await till.askForCharges();
  expect(await told(id)).toEqual(['unanswered']);
  await later(1);
  await till.askForUnanswered();
  expect(await listed()).toContain(id);
  till.stripe.down = false;
  await later(1);
  await till.askForUnanswered();
  expect(await till.topUp(fan, id)).toMatchObject({
    ...{ state: 'failed', charge: { state: 'failed', reason: 'unreachable' } },
  });
  expect(await told(id)).toEqual(['unanswered']);
  await charge(await ask(fan, purpose));
  expect([intentsOf(id), await balance(fan)]).toEqual([[], 600]);
});

test.each([true, false])(
  'a page of the bank’s that Stripe took along: paid there (%s) or ended',
  async (paid) => {
    const { fan, id, purpose } = await asked('3155');
    await charge(id);
    const { data } = await till.app.ok('POST /wallet/card-charges/:id/confirm', { params: { id } }, fan.as);
    const page = data.url.split('/').at(-1) ?? '';
    if (paid) till.stripe.pay(page);
    await later(23);
    await till.askWithoutStripe();
    expect(await told(id)).toEqual(['charge-needs-confirmation']);
    await later(2);
    await till.askWithoutStripe();
    expect(await told(id)).toEqual(['charge-needs-confirmation', 'unanswered']);
    await expect(ask(fan, purpose)).rejects.toMatchObject({
      reason: { code: 'ledger.payment-unreachable' },
    });
    await later(1);
    await till.askForUnanswered();
    expect(await balance(fan)).toBe(paid ? 600 : 0);
    expect((await till.topUp(fan, id)).charge).toMatchObject(
      paid ? { state: 'succeeded' } : { state: 'failed', reason: 'unreachable' },
    );
    expect(till.stripe.sessions.get(page)?.status).toBe(paid ? 'complete' : 'expired');
    expect(await told(id)).toEqual(['charge-needs-confirmation', 'unanswered']);
  },
);
