// Tests a club's license from Free and back: bought, raised, lowered, renewed, not paid, granted, refunded, and what it changes.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { moneyOf } from '#app/testing/auctions.ts';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { openShops, type Shops } from '#app/testing/market.ts';
import { runJob } from '#app/testing/run-job.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';
import { renewLicenses } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { balance, choose, fund, payments, refusal, see, terms } from './testing/licensed-club.ts';

const DAY_MS = 86_400_000;
let shops: Shops;
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(() => shops.close());
beforeEach(async () => {
  stage = await shops.fresh();
});

const params = () => ({ id: stage.club.id });
const renew = () => runJob(app.platform, renewLicenses);
const failures = async () => {
  const { rows } = await app.platform.db.query<{ at: string | null }>({
    text: `select payload->>'next_try_at' as at from outbox_events where name = 'licenses.payment-failed'
      and payload->>'club_id' = $1 order by id`,
    values: [stage.club.id],
  });
  return rows.map(({ at }) => at);
};

describe('buying', () => {
  test('a club is on Free, and sees what else there is', async () => {
    const { data } = await app.ok('GET /clubs/:id/license', { params: params() }, stage.owner.as);
    expect(data).toMatchObject({
      plan: { key: 'free', members: 500, admins: 2, missions: 10, ai_answers: 100, fee_bp: 1000 },
      ...{ granted: false, ends_at: null, next: null, balance_cents: 0 },
      use: [
        { limit: 'members', used: 1, allowed: 500 },
        { limit: 'admins', used: 0, allowed: 2 },
        { limit: 'missions', used: 0, allowed: 10 },
      ],
      offers: [
        { key: 'free', current: true, change: 'none', charge_cents: 0 },
        { key: 'pro', change: 'buy', charge_cents: 2900 },
        { key: 'stage', change: 'buy', charge_cents: 19_900 },
      ],
    });
  });

  test('Pro is paid from the balance, and lifts limits and fee at once', async () => {
    await fund(stage, 5000);
    const body = { plan: 'pro', expected_charge_cents: 2900 };
    const call = { params: params(), body };
    const as = keyed(stage.owner.as);
    const { data } = await app.ok('POST /clubs/:id/license', call, as);
    expect(data).toMatchObject({
      plan: { key: 'pro' },
      price_cents: 2900,
      balance_cents: 2100,
      pay_from: 'club',
    });
    expect(data.ends_at?.slice(5, 10)).toBe('12-15');
    // The same call again is the same purchase.
    await app.ok('POST /clubs/:id/license', call, as);
    expect(await payments(stage)).toEqual([['purchase', 'Pro', 2900]]);
    expect(await terms(stage)).toEqual([10_000, 10, 500]);
  });

  test('what the screen did not show is not charged', async () => {
    await fund(stage, 50_000);
    expect(await refusal(choose(stage, 'pro', { expected_charge_cents: 100 }))).toEqual([
      'licenses.price-changed',
      { charge_cents: 2900 },
    ]);
    expect(await refusal(choose(stage, 'gold'))).toEqual(['licenses.unknown', undefined]);
    expect(await refusal(choose(stage, 'free'))).toEqual(['licenses.already-on', undefined]);
    expect([await balance(stage), await payments(stage)]).toEqual([50_000, []]);
  });

  test('a balance that is too small says what is missing, and the wallet can pay', async () => {
    await fund(stage, 900);
    expect(await refusal(choose(stage, 'pro'))).toMatchObject([
      'licenses.balance-short',
      { missing_cents: 2000 },
    ]);
    expect(await terms(stage)).toEqual([500, 2, 1000]);
    expect(await refusal(choose(stage, 'pro', { pay_from: 'wallet' }))).toMatchObject([
      'ledger.not-enough',
      {},
    ]);
    await giveCredits(app.platform.db, { user_id: stage.owner.id, amount: 3000 });
    await choose(stage, 'pro', { pay_from: 'wallet' });
    expect((await moneyOf(app, stage.owner.id)).balance).toBe(100);
    expect([await balance(stage), (await see(stage)).pay_from]).toEqual([900, 'wallet']);
  });

  test('a larger one takes the difference for the days that are left', async () => {
    await fund(stage, 50_000);
    await choose(stage, 'pro');
    app.clock.advance(15 * DAY_MS);
    const before = await see(stage);
    expect(before.offers[2]).toMatchObject({ change: 'raise', charge_cents: 8500 });
    await choose(stage, 'stage');
    const after = await see(stage);
    expect(after).toMatchObject({ plan: { key: 'stage' }, ends_at: before.ends_at, price_cents: 19_900 });
    expect(await balance(stage)).toBe(50_000 - 2900 - 8500);
    expect(await terms(stage)).toEqual([null, null, 250]);
  });
});

describe('the end of a month', () => {
  test('a smaller one follows then, nothing is deleted, and a planned change can be taken back', async () => {
    await fund(stage, 10_000);
    await choose(stage, 'pro');
    await app.platform.db.query({
      text: `update club_limits set used = 700 where club_id = $1 and name = 'members'`,
      values: [stage.club.id],
    });
    await choose(stage, 'free');
    expect(await see(stage)).toMatchObject({ plan: { key: 'pro' }, next: { key: 'free' } });
    expect(await refusal(choose(stage, 'free'))).toEqual(['licenses.already-on', undefined]);
    await choose(stage, 'pro');
    expect(await see(stage)).toMatchObject({ next: null });
    await choose(stage, 'free');
    app.clock.advance(29 * DAY_MS);
    await renew();
    expect((await see(stage)).plan.key).toBe('pro');
    app.clock.advance(2 * DAY_MS);
    await renew();
    expect(await see(stage)).toMatchObject({
      plan: { key: 'free' },
      ends_at: null,
      next: null,
      price_cents: 0,
    });
    expect((await see(stage)).use[0]).toEqual({ limit: 'members', used: 700, allowed: 500 });
    expect([await balance(stage), await terms(stage)]).toEqual([7100, [500, 2, 1000]]);
  });

  test('months in which no server ran are not charged', async () => {
    await fund(stage, 100_000);
    await choose(stage, 'pro');
    app.clock.advance(100 * DAY_MS);
    await renew();
    expect(await payments(stage)).toHaveLength(2);
    expect(Date.parse((await see(stage)).ends_at ?? '')).toBeGreaterThan(app.clock.now().getTime());
  });

  test('what cannot be paid is tried again after 1, 3, 5 and 7 days, with word each time; then the club is on Free', async () => {
    await fund(stage, 2900);
    await choose(stage, 'pro');
    app.clock.advance(30 * DAY_MS);
    const began = app.clock.now().getTime();
    const after = (days: number) => new Date(began + days * DAY_MS).toISOString();
    for (let hour = 0; hour <= 8 * 24; hour += 6) {
      await renew();
      if (hour < 7 * 24) expect((await see(stage)).plan.key).toBe('pro');
      app.clock.advance(6 * 3_600_000);
    }
    expect(await failures()).toEqual([after(1), after(3), after(5), after(7), null]);
    expect(await see(stage)).toMatchObject({ plan: { key: 'free' }, next_try_at: null, ends_at: null });
    expect(await payments(stage)).toHaveLength(1);
  }, 60_000);

  test('the wallet of somebody who handed the club over pays no more', async () => {
    await giveCredits(app.platform.db, { user_id: stage.owner.id, amount: 10_000 });
    await choose(stage, 'pro', { pay_from: 'wallet' });
    const heir = await stage.make('admin');
    await app.ok(
      'POST /clubs/:id/hand-over',
      { params: params(), body: { user_id: heir.id } },
      stage.owner.as,
    );
    await app.ok('POST /clubs/:id/hand-over/accept', { params: params() }, heir.as);
    await fund(stage, 2900);
    app.clock.advance(31 * DAY_MS);
    await renew();
    expect((await moneyOf(app, stage.owner.id)).balance).toBe(7100);
    expect(await balance(stage)).toBe(0);
  });
});

test('a person takes along what they paid, and leaves nothing of it behind', async () => {
  await fund(stage, 2900);
  await choose(stage, 'pro');
  const { platform } = app;
  expect(await exportUser(platform, stage.owner.id)).toMatchObject({ payments: [{ amount_cents: 2900 }] });
  await platform.db.transaction((tx) => eraseUser(tx, stage.owner.id, platform));
  expect(await exportUser(platform, stage.owner.id)).toEqual({ payments: [] });
  expect(await payments(stage)).toHaveLength(1);
});

test('the owner is warned once at 80 % and once at the limit', async () => {
  const warned = async () => {
    const { rows } = await app.platform.db.query<{ used: number }>({
      text: `select (payload->>'used')::int as used from outbox_events where name = 'licenses.limit-near'
        and payload->>'club_id' = $1 and payload->>'limit' = 'members' order by id`,
      values: [stage.club.id],
    });
    return rows.map(({ used }) => used);
  };
  await app.platform.db.query({
    text: `update club_limits set cap = 5 where club_id = $1 and name = 'members'`,
    values: [stage.club.id],
  });
  for (let n = 0; n < 4; n += 1) {
    const fan = await stage.make('guest');
    await app.ok('POST /clubs/:id/join', { params: params(), body: {} }, fan.as);
    const used = n + 2;
    // The count is of the moment in which the event is handled: each before the next.
    if (used >= 4)
      await vi.waitFor(async () => expect((await warned()).at(-1)).toBe(used), { timeout: 10_000 });
  }
  expect(await warned()).toEqual([4, 5]);
});
