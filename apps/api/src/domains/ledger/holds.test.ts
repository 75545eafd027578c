// Tests holds: value kept, changed, taken in whole or in part, freed, each once, and their weight on limits.
import { randomUUID } from 'node:crypto';
import { conflict } from '@stagepass/contract/common-errors.ts';
import { holdEnded, limitReached, notEnough } from '@stagepass/contract/ledger/errors.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Bank,
  giveCredits,
  insertPerson,
  NOON,
  openBank,
  whatDoesNotAddUp,
} from '#app/testing/ledger.ts';
import { clubAccount, userAccount } from './public/account-ref.ts';
import { balancesOf } from './public/balances-of.ts';
import { changeHold, placeHold, postHold, voidHold } from './public/hold.ts';
import { holdMany, lockSpenders, voidHolds } from './public/hold-many.ts';
import { spend } from './public/spend.ts';

let bank: Bank;
let fan: string;
const club = randomUUID();
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  fan = await insertPerson(bank.db);
  await giveCredits(bank.db, { user_id: fan, amount: 1000 });
});

const holding = (amount: number, at = NOON) =>
  placeHold(bank.db, {
    user_id: fan,
    amount,
    kind: 'auction',
    cause: { kind: 'auction', id: 'a' },
    club_id: club,
    at,
  });
const balances = async () => {
  const { balance_cents, held_cents } = await balancesOf(bank.db, fan);
  return [balance_cents, held_cents];
};
const spentOn = async (day: string) => {
  const { rows } = await bank.db.query<{ spent: number }>({
    text: 'select spent from spend_days where user_id = $1 and day = $2',
    values: [fan, day],
  });
  return rows[0]?.spent ?? 0;
};
const limit = (day_limit: number) =>
  bank.db.query({
    text: `insert into spend_rules (user_id, day_limit) values ($1, $2)
      on conflict (user_id) do update set day_limit = excluded.day_limit`,
    values: [fan, day_limit],
  });

test('what is held cannot be spent or held again; freed, it can', async () => {
  const { hold_id } = await holding(700);
  expect(await balances()).toEqual([1000, 700]);
  await expect(holding(301)).rejects.toMatchObject({ reason: notEnough, details: { missing_cents: 1 } });
  const buy = () =>
    spend(bank.db, {
      user_id: fan,
      kind: 'store',
      parts: [{ to: clubAccount(club), amount: 400 }],
      cause: { kind: 'listing', id: 'l' },
      club_id: club,
      at: NOON,
    });
  await expect(buy()).rejects.toMatchObject({ reason: notEnough, details: { missing_cents: 100 } });
  expect(await voidHold(bank.db, { hold_id, at: NOON })).toBe(true);
  expect(await voidHold(bank.db, { hold_id, at: NOON })).toBe(false);
  await buy();
  expect(await balances()).toEqual([600, 0]);
});

test('posting takes less than was held, once; the rest is free', async () => {
  const { hold_id } = await holding(700);
  const parts = [
    { to: clubAccount(club), amount: 500 },
    { to: userAccount(await insertPerson(bank.db)), amount: 50 },
  ];
  const { transfer_id } = await postHold(bank.db, { hold_id, parts, at: NOON });
  expect(await balances()).toEqual([450, 0]);
  await expect(postHold(bank.db, { hold_id, parts, at: NOON })).rejects.toMatchObject({ reason: holdEnded });
  await expect(changeHold(bank.db, { hold_id, amount: 5, at: NOON })).rejects.toMatchObject({
    reason: holdEnded,
  });
  expect(await voidHold(bank.db, { hold_id, at: NOON })).toBe(false);
  const { rows } = await bank.db.query({
    text: 'select state, transfer_id from ledger_holds where id = $1',
    values: [hold_id],
  });
  expect(rows).toEqual([{ state: 'posted', transfer_id }]);
  expect(await spentOn('2026-11-15')).toBe(550);
  expect(await whatDoesNotAddUp(bank.db)).toEqual([]);
});

test('more than was held is never taken', async () => {
  const { hold_id } = await holding(700);
  const parts = [{ to: clubAccount(club), amount: 701 }];
  await expect(postHold(bank.db, { hold_id, parts, at: NOON })).rejects.toMatchObject({ reason: conflict });
  expect(await balances()).toEqual([1000, 700]);
});

test('a raise passes the gate again, a lowering does not', async () => {
  const { hold_id } = await holding(300);
  await changeHold(bank.db, { hold_id, amount: 1000, at: NOON });
  expect(await balances()).toEqual([1000, 1000]);
  await expect(changeHold(bank.db, { hold_id, amount: 1001, at: NOON })).rejects.toMatchObject({
    reason: notEnough,
    details: { missing_cents: 1 },
  });
  await limit(0);
  await changeHold(bank.db, { hold_id, amount: 200, at: NOON });
  await expect(changeHold(bank.db, { hold_id, amount: 201, at: NOON })).rejects.toMatchObject({
    reason: limitReached,
  });
  expect(await balances()).toEqual([1000, 200]);
  expect(await spentOn('2026-11-15')).toBe(200);
});

test('a hold counts on the day it was last raised, until it is freed', async () => {
  await limit(500);
  const { hold_id } = await holding(400);
  await expect(holding(101)).rejects.toMatchObject({ details: { limit: 'day', left_cents: 100 } });
  await changeHold(bank.db, { hold_id, amount: 450, at: new Date('2026-11-16T01:00:00Z') });
  expect([await spentOn('2026-11-15'), await spentOn('2026-11-16')]).toEqual([0, 450]);
  await voidHold(bank.db, { hold_id, at: new Date('2026-11-17T01:00:00Z') });
  expect([await spentOn('2026-11-16'), await spentOn('2026-11-17')]).toEqual([0, 0]);
});

test('a batch frees first, then places in order, with a verdict each', async () => {
  const other = await insertPerson(bank.db);
  await giveCredits(bank.db, { user_id: other, amount: 100 });
  const { hold_id } = await holding(1000);
  const placed = await bank.db.transaction(async (tx) => {
    const spenders = await lockSpenders(tx, {
      user_ids: [fan, other, other, club],
      kind: 'auction',
      at: NOON,
    });
    expect(spenders.get(fan)).toEqual({ free: 0, left_of_limits: null, refused: null });
    expect(spenders.get(other)?.free).toBe(100);
    expect(spenders.get(club)?.free).toBe(0);
    return holdMany(tx, {
      void: [hold_id, randomUUID()],
      place: [
        { user_id: fan, amount: 600, cause_id: 'a' },
        { user_id: fan, amount: 401, cause_id: 'a' },
        { user_id: other, amount: 100, cause_id: 'b' },
        { user_id: club, amount: 1, cause_id: 'b' },
      ],
      kind: 'auction',
      cause_kind: 'auction',
      club_id: club,
      at: NOON,
    });
  });
  expect(placed.map(({ refused }) => refused && [refused.reason.code, refused.details])).toEqual([
    null,
    ['ledger.not-enough', { missing_cents: 1 }],
    null,
    ['ledger.not-enough', { missing_cents: 1 }],
  ]);
  expect(await balances()).toEqual([1000, 600]);
  const ids = placed.flatMap((one) => one.hold_id ?? []);
  expect((await voidHolds(bank.db, { hold_ids: [...ids, hold_id], at: NOON })).sort()).toEqual(ids.sort());
  expect(await balances()).toEqual([1000, 0]);
  expect(await whatDoesNotAddUp(bank.db)).toEqual([]);
});
