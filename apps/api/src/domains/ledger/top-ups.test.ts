// Owns: top-ups by Stripe: credited once whatever becomes of the word about them, and how much a minor may.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Registered } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { closeTill, keyed, startTill, type Till } from '#app/testing/top-ups.ts';
import { askForTopUps } from './payment-jobs.ts';

let till: Till;
beforeAll(async () => {
  till = await startTill();
});
afterAll(() => closeTill(till));

const balance = async (fan: Registered) => (await till.wallet(fan)).credits.balance_cents;

describe('word of a payment', () => {
  test('credits once, however often it comes, and says the card and its country', async () => {
    const fan = await till.adult();
    const begun = await till.begin(fan, 2500);
    expect(begun).toMatchObject({ way: 'stripe', state: 'open', amount_cents: 2500 });
    till.stripe.pay(begun.session_id);
    const notice = till.latest('checkout.session.completed', begun.session_id);
    const statuses = await Promise.all(Array.from({ length: 12 }, () => till.send(notice)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // The same fact by another notice, as Stripe may send it.
    expect(await till.send({ ...notice, body: notice.body.replace(/evt_\w{6}/, 'evt_again1') })).toBe(200);
    expect(await balance(fan)).toBe(2500);
    expect(await till.topUp(fan, begun.id)).toMatchObject({
      state: 'paid',
      url: null,
      card: { brand: 'visa', last4: '4242' },
      returnable_cents: 2500,
    });
    expect((await till.wallet(fan)).identity).toEqual({
      age_band: 'adult',
      country: 'US',
      country_from: 'card',
      draws: { refused: null, least_age: 18 },
    });
    expect(till.stripe.refusals).toEqual([]);
  });

  test('is not believed when forged, old, cut, or sent to the wrong place', async () => {
    const fan = await till.adult();
    const begun = await till.begin(fan, 700);
    till.stripe.pay(begun.session_id);
    const notice = till.latest('checkout.session.completed', begun.session_id);
    const now = till.app.clock.now();
    expect(await till.send(notice, now, { secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await till.send(notice, now, { signature: '' })).toBe(400);
    expect(await till.send(notice, now, { signature: 't=1,v1=00' })).toBe(400);
    expect(await till.send(notice, new Date(now.getTime() - 301_000))).toBe(400);
    const good = await till.send({ ...notice, body: '{' });
    expect(good).toBe(400);
    expect(
      (await fetch(`${till.app.url}/api/webhooks/stripe`, { method: 'POST', body: 'x' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(await balance(fan)).toBe(0);
    expect(await till.send(notice, new Date(now.getTime() - 200_000))).toBe(200);
    expect(await balance(fan)).toBe(700);
  });

  test('that is lost is asked for: by the look of the fan, and by the job', async () => {
    const fan = await till.adult();
    const [one, other] = [await till.begin(fan, 300), await till.begin(fan, 400)];
    till.stripe.pay(one.session_id);
    till.stripe.pay(other.session_id);
    expect((await till.topUp(fan, one.id)).state).toBe('paid');
    till.app.clock.advance(180_000);
    await runJob(till.app.platform, askForTopUps);
    expect(await balance(fan)).toBe(700);
    // It comes after all, hours later.
    till.app.clock.advance(3600_000 * 5);
    expect(await till.send(till.latest('checkout.session.completed', other.session_id))).toBe(200);
    expect(await balance(fan)).toBe(700);
  });

  test('that never comes is given up in the end, and credited all the same if it was paid', async () => {
    const fan = await till.adult();
    const begun = await till.begin(fan, 600);
    till.app.clock.advance(8 * 86_400_000);
    await runJob(till.app.platform, askForTopUps);
    expect((await till.topUp(fan, begun.id)).state).toBe('failed');
    till.stripe.pay(begun.session_id);
    expect(await till.send(till.latest('checkout.session.completed', begun.session_id))).toBe(200);
    expect(await balance(fan)).toBe(600);
  });

  test('of the end before that of the payment, and of another amount, credits nothing', async () => {
    const fan = await till.adult();
    const expired = await till.begin(fan, 500);
    expect(
      (await till.app.ok('POST /wallet/top-ups/:id/cancel', { params: { id: expired.id } }, fan.as)).data
        .state,
    ).toBe('expired');
    expect(await till.send(till.latest('checkout.session.expired', expired.session_id))).toBe(200);
    const begun = await till.begin(fan, 500);
    till.stripe.pay(begun.session_id, 50);
    expect(await till.send(till.latest('checkout.session.completed', begun.session_id))).toBe(200);
    expect((await till.topUp(fan, begun.id)).state).toBe('flagged');
    expect(await balance(fan)).toBe(0);
  });

  test('while Stripe is down is answered so that it is sent again', async () => {
    const fan = await till.adult();
    const begun = await till.begin(fan, 900);
    till.stripe.pay(begun.session_id);
    const notice = till.latest('checkout.session.completed', begun.session_id);
    till.stripe.down = true;
    expect(await till.send(notice)).toBe(503);
    const key = randomUUID();
    const refused = await till.app.call(
      'POST /wallet/top-ups',
      { body: { amount_cents: 900 } },
      keyed(fan, key),
    );
    expect(refused).toMatchObject({ status: 503, error: { code: 'ledger.payment-unreachable' } });
    till.stripe.down = false;
    expect(await till.send(notice)).toBe(200);
    expect(await balance(fan)).toBe(900);
    // The same wish goes on where it was cut off.
    const again = await till.begin(fan, 900, key);
    expect(again.url).toContain('/pay/');
    expect(await till.begin(fan, 900, key)).toEqual(again);
    const other = await till.app.call(
      'POST /wallet/top-ups',
      { body: { amount_cents: 901 } },
      keyed(fan, key),
    );
    expect(other).toMatchObject({ error: { code: 'idempotency-key-reused' } });
  });
});

describe('minors', () => {
  test.each([
    ['2011-01-01', 5000],
    ['2009-06-01', 15_000],
  ])('born %s top up to %i cents a month, open ones counted, also at once', async (birth, cap) => {
    const fan = await till.adult(birth);
    const half = cap / 2;
    const tries = await Promise.all(
      Array.from({ length: 6 }, () =>
        till.app.call('POST /wallet/top-ups', { body: { amount_cents: half } }, keyed(fan)),
      ),
    );
    expect(tries.filter((one) => one.ok)).toHaveLength(2);
    expect(tries.find((one) => !one.ok)).toMatchObject({
      error: { code: 'ledger.top-up-cap', details: { cap_cents: cap, left_cents: 0 } },
    });
    expect((await till.wallet(fan)).top_up).toMatchObject({ month_cap_cents: cap, month_left_cents: 0 });
  });

  test('what begins before midnight and is paid after it counts in the new month', async () => {
    const fan = await till.adult('2011-01-01');
    const now = till.app.clock.now();
    till.app.clock.set(
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 60_000).toISOString(),
    );
    const begun = await till.begin(fan, 4000);
    till.app.clock.advance(120_000);
    const more = () => till.app.call('POST /wallet/top-ups', { body: { amount_cents: 4000 } }, keyed(fan));
    const refused = { error: { code: 'ledger.top-up-cap', details: { left_cents: 1000 } } };
    expect(await more()).toMatchObject(refused);
    till.stripe.pay(begun.session_id);
    expect((await till.topUp(fan, begun.id)).state).toBe('paid');
    expect(await more()).toMatchObject(refused);
  });
});
