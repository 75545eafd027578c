// Owns: the wallet as its fan sees it: limits, pause, identity, the demo's test payment.
import { randomUUID } from 'node:crypto';
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
import { fanWithCredits, keyed, said, spendSome, topUpByTest } from '#app/testing/top-ups.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
});

const wallet = async (fan: Registered) => (await app.ok('GET /wallet', {}, fan.as)).data;
const thirteenTomorrow = () => {
  const day = new Date(app.clock.now().getTime() + 86_400_000);
  return `${day.getUTCFullYear() - 13}${day.toISOString().slice(4, 10)}`;
};
const fanWith = (amount_cents: number) => fanWithCredits(app, mailbox, amount_cents);

describe('the test payment', () => {
  test('says what it is, pays once, and can say no', async () => {
    const fan = await fanWith(1500);
    expect((await wallet(fan)).top_up.way).toBe('test');
    expect(await topUpByTest(app, fan, 500, 'declined')).toMatchObject({ way: 'test', state: 'failed' });
    expect(await topUpByTest(app, fan, 500, 'cancelled')).toMatchObject({ state: 'expired' });
    const { data } = await app.ok('POST /wallet/top-ups', { body: { amount_cents: 700 } }, keyed(fan));
    const pay = (key?: string) =>
      app.call(
        'POST /wallet/top-ups/:id/test-payment',
        { params: { id: data.id }, body: { outcome: 'paid' } },
        keyed(fan, key),
      );
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 10 }, () => pay(key)));
    expect(new Set(same.map((one) => JSON.stringify(one.ok && one.body))).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => pay()));
    for (const one of others) expect(one).toMatchObject({ error: { code: 'ledger.top-up-not-open' } });
    expect((await wallet(fan)).credits.balance_cents).toBe(2200);
    const other = await fanWith(100);
    const notMine = await app.call('GET /wallet/top-ups/:id', { params: { id: data.id } }, other.as);
    expect(notMine).toMatchObject({ error: { code: 'ledger.top-up-not-found' } });
  });

  test('is returned like a card, and is not there outside the demo', async () => {
    const fan = await fanWith(1000);
    await spendSome(app, fan, 300);
    const [entry] = (await wallet(fan)).returnable;
    expect(entry).toMatchObject({ returnable_cents: 700 });
    const params = { id: entry?.top_up_id ?? '' };
    const { data } = await app.ok(
      'POST /wallet/top-ups/:id/return',
      { params, body: { expected_cents: 700 } },
      keyed(fan),
    );
    expect(data.returns).toMatchObject([{ amount_cents: 700, state: 'done' }]);
    expect((await wallet(fan)).credits.balance_cents).toBe(0);
  });
});

describe('who may top up', () => {
  test('says birth date and country once, and nothing impossible', async () => {
    const fan = await registerVerified(app, mailbox);
    const before = await app.call('POST /wallet/top-ups', { body: { amount_cents: 500 } }, keyed(fan));
    expect(before).toMatchObject({ error: { code: 'ledger.identity-needed' } });
    for (const [body, code] of [
      [{ ...said, birth_date: '2999-01-01' }, 'ledger.birth-date'],
      [{ ...said, birth_date: '1890-01-01' }, 'ledger.birth-date'],
      [{ ...said, birth_date: thirteenTomorrow() }, 'ledger.too-young'],
      [{ ...said, birth_date: '1990-02-30' }, 'invalid-input'],
      [{ ...said, country: 'ZZ' }, 'ledger.country-unknown'],
      [{ ...said, country: 'de' }, 'invalid-input'],
    ] as const)
      expect(await app.call('PUT /wallet/identity', { body }, fan.as)).toMatchObject({ error: { code } });
    const { data } = await app.ok('PUT /wallet/identity', { body: said }, fan.as);
    expect(data.identity).toEqual({
      ...{ age_band: 'adult', country: 'DE', country_from: 'declared' },
      draws: { refused: null, least_age: 18 },
    });
    expect(JSON.stringify(data)).not.toContain('1990');
    const again = await app.call('PUT /wallet/identity', { body: { ...said, country: 'FR' } }, fan.as);
    expect(again).toMatchObject({ error: { code: 'ledger.identity-known' } });
  });

  test.each([-100, 0, 99, 100.5, 50_001, 1e15, '500', null])('nobody tops up %s', async (amount_cents) => {
    const fan = await fanWith(100);
    const body = { amount_cents } as { amount_cents: number };
    expect(await app.call('POST /wallet/top-ups', { body }, keyed(fan))).toMatchObject({ status: 400 });
    expect((await wallet(fan)).credits.balance_cents).toBe(100);
  });
});

describe('limits', () => {
  const set = (fan: Registered, day_cents: number | null, month_cents: number | null) =>
    app.ok('PUT /wallet/limits', { body: { day_cents, month_cents } }, fan.as);

  test('are lowered at once and raised after a day', async () => {
    const fan = await fanWith(10_000);
    const other = await fanWith(10_000);
    await set(other, 8000, 9000);
    await spendSome(app, fan, 400);
    expect((await set(fan, 500, 5000)).data.limits).toEqual({
      ...{ day_cents: 500, month_cents: 5000, spent_today_cents: 400, spent_month_cents: 400, next: null },
    });
    await expect(spendSome(app, fan, 101)).rejects.toMatchObject({
      reason: { code: 'ledger.limit-reached' },
    });
    const from = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    expect((await set(fan, null, 4000)).data.limits).toMatchObject({
      ...{ day_cents: 500, month_cents: 4000, next: { day_cents: null, month_cents: 4000, from } },
    });
    app.clock.advance(3600_000);
    // Asked again: the wait is not begun anew.
    expect((await set(fan, 900, 4000)).data.limits.next).toMatchObject({ day_cents: 900, from });
    await expect(spendSome(app, fan, 101)).rejects.toMatchObject({
      reason: { code: 'ledger.limit-reached' },
    });
    app.clock.advance(23 * 3600_000);
    expect((await wallet(fan)).limits).toMatchObject({ day_cents: 900, month_cents: 4000, next: null });
    await spendSome(app, fan, 500);
    expect((await wallet(other)).limits).toMatchObject({ day_cents: 8000, month_cents: 9000, next: null });
  });

  test('a pause stops spending and topping up, and cannot be shortened', async () => {
    const fan = await fanWith(1000);
    const other = await fanWith(1000);
    await set(other, 8000, 9000);
    const exclude = (days: 1 | 7 | 30 | 180) =>
      app.call('POST /wallet/exclusion', { body: { days } }, fan.as);
    expect((await exclude(7)).ok).toBe(true);
    expect(await exclude(1)).toMatchObject({ error: { code: 'ledger.exclusion-shorter' } });
    expect(await app.call('POST /wallet/exclusion', { body: { days: 2 as 1 } }, fan.as)).toMatchObject({
      status: 400,
    });
    await expect(spendSome(app, fan, 1)).rejects.toMatchObject({ reason: { code: 'ledger.excluded' } });
    await spendSome(app, other, 1);
    const more = await app.call('POST /wallet/top-ups', { body: { amount_cents: 500 } }, keyed(fan));
    expect(more).toMatchObject({ error: { code: 'ledger.excluded' } });
    app.clock.advance(7 * 86_400_000);
    expect((await wallet(fan)).excluded_until).toBeNull();
    await spendSome(app, fan, 1);
  });
});

test('where no payment is configured and no demo runs, topping up says that it is off', async () => {
  const bare = await startTestApp({
    env: { PUBLIC_URL: 'https://club.example', ...manyAddresses, LOG_LEVEL: 'silent' },
  });
  try {
    const fan = await registerVerified(bare, openMailbox(bare));
    await bare.ok('PUT /wallet/identity', { body: said }, fan.as);
    expect((await bare.ok('GET /wallet', {}, fan.as)).data.top_up.way).toBe('off');
    const refused = await bare.call('POST /wallet/top-ups', { body: { amount_cents: 500 } }, keyed(fan));
    expect(refused).toMatchObject({ status: 409, error: { code: 'ledger.top-up-off' } });
    const params = { id: randomUUID() };
    const test = await bare.call(
      'POST /wallet/top-ups/:id/test-payment',
      { params, body: { outcome: 'paid' } },
      keyed(fan),
    );
    expect(test).toMatchObject({ status: 403, error: { code: 'ledger.test-payment-off' } });
    const hook = await fetch(`${bare.url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(hook.status).toBe(404);
  } finally {
    await bare.stop();
  }
});
