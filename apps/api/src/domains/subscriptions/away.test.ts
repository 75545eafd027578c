// Tests accounts that are going or suspended, on a real PostgreSQL: nothing is charged meanwhile, and whoever comes back finds all as it was.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { giveCredits } from '#app/testing/ledger.ts';
import { daysTo } from '#app/testing/subscriptions.ts';
import type { Till } from '#app/testing/top-ups.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { closeRenewals, openRenewals, renewalsByCard } from './testing/renewals-by-card.ts';

let till: Till;
let stage: Stage;
beforeAll(async () => {
  ({ till, stage } = await openRenewals());
});
afterAll(() => closeRenewals({ till }));

const { balance, charge, fanWith, charging, later, told, intentsOf } = renewalsByCard(() => ({
  till,
  stage,
}));

type Way = 'closing_at' | 'suspended_at' | 'hidden_at';
const ask = (fan: Somebody) => till.app.ok('POST /users/me/deletion', {}, fan.as);

async function setAway(fan: Somebody, way: Way, away: boolean) {
  await till.app.platform.db.query({
    text: `update users set ${way} = $2 where id = $1`,
    values: [fan.id, away ? till.app.clock.now() : null],
  });
}

/** As it stands, without a look that brings it up to date. */
async function row(id: string) {
  const { rows } = await till.app.platform.db.query<Record<string, unknown>>({
    text: `select state, period_number as period, charge_id, failed_at, ended_why from subscriptions where id = $1`,
    values: [id],
  });
  return rows[0];
}

const untouched = { state: 'active', period: 1, charge_id: null, failed_at: null, ended_why: null };

test('who asked to be deleted is charged nothing, by wallet or card, and pays after coming back', async () => {
  const [byCard, byWallet] = [await fanWith(), await fanWith()];
  await giveCredits(till.app.platform.db, { user_id: byWallet.fan.id, amount: 600 });
  await later(daysTo(till.app, byWallet.period.ends_at) - 2);
  await ask(byCard.fan);
  await ask(byWallet.fan);
  await later(10);
  for (const { id } of [byCard, byWallet]) {
    expect(await row(id)).toEqual(untouched);
    expect(await told(id)).toEqual(['started']);
  }
  expect(await balance(byWallet.fan).catch(() => 'signed out')).toBe('signed out');
  for (const { fan } of [byCard, byWallet]) await setAway(fan, 'closing_at', false);
  await later(1 / 24);
  expect(await row(byWallet.id)).toEqual({ ...untouched, period: 2 });
  const asked = String((await row(byCard.id))?.charge_id);
  await charge(asked);
  await vi.waitFor(async () => expect(await row(byCard.id)).toEqual({ ...untouched, period: 2 }));
});

test('a charge that was not sent is withdrawn, and asked for anew after coming back', async () => {
  const { fan, id, charge_id } = await charging();
  await ask(fan);
  await vi.waitFor(async () => expect(await row(id)).toEqual(untouched), { timeout: 10_000 });
  await charge(charge_id);
  expect(intentsOf(charge_id)).toEqual([]);
  await setAway(fan, 'closing_at', false);
  await later(1 / 12);
  const again = String((await row(id))?.charge_id);
  expect(again).not.toBe(charge_id);
  await charge(again);
  await vi.waitFor(async () => expect(await row(id)).toEqual({ ...untouched, period: 2 }));
  expect(await told(id)).toEqual(['started', 'renewed']);
});

test('a charge that was sent stays in the wallet meanwhile', async () => {
  const { fan, id, charge_id } = await charging();
  await setAway(fan, 'suspended_at', true);
  await charge(charge_id);
  await till.send(till.latest('payment_intent.succeeded', charge_id));
  await vi.waitFor(async () => expect(await row(id)).toEqual(untouched), { timeout: 10_000 });
  await setAway(fan, 'suspended_at', false);
  expect(await balance(fan)).toBe(600);
  await later(1 / 12);
  expect(await row(id)).toEqual({ ...untouched, period: 2 });
  expect(await balance(fan)).toBe(0);
});

test('a suspended account loses it after 15 days, unpaid; one that is hidden for reports is renewed', async () => {
  const [suspended, hidden] = [await fanWith(), await fanWith()];
  for (const { fan } of [suspended, hidden])
    await giveCredits(till.app.platform.db, { user_id: fan.id, amount: 600 });
  await setAway(suspended.fan, 'suspended_at', true);
  await setAway(hidden.fan, 'hidden_at', true);
  await later(daysTo(till.app, hidden.period.ends_at) + 14.9);
  expect(await row(suspended.id)).toEqual(untouched);
  expect(await row(hidden.id)).toEqual({ ...untouched, period: 2 });
  await later(0.2);
  expect(await row(suspended.id)).toMatchObject({ state: 'ended', period: 1, ended_why: 'suspended' });
  await setAway(suspended.fan, 'suspended_at', false);
  expect(await balance(suspended.fan)).toBe(600);
});
