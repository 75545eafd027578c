// Tests deeds on the ledger: what moves, what the gate lets through, and that a refusal moves nothing.
import { randomUUID } from 'node:crypto';
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import {
  countryRefused,
  excluded,
  frozen,
  identityNeeded,
  limitReached,
  notEnough,
  underAge,
} from '@stagepass/contract/ledger/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Bank,
  giveCredits,
  insertPerson,
  NOON,
  openBank,
  whatDoesNotAddUp,
} from '#app/testing/ledger.ts';
import { clubAccount, outside, platformFees, userAccount } from './public/account-ref.ts';
import { auditLedger } from './public/audit-ledger.ts';
import { balancesOf, balancesOn } from './public/balances-of.ts';
import { postTransfer } from './public/post-transfer.ts';
import { type Spending, spend } from './public/spend.ts';
import { findSpent } from './rules.store.ts';
import { listLines } from './statement.store.ts';

let bank: Bank;
let fan: string;
let club: string;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  fan = await insertPerson(bank.db);
  club = randomUUID();
  await giveCredits(bank.db, { user_id: fan, amount: 10_000 });
});

function buying(more: Partial<Spending> = {}): Spending {
  return {
    user_id: fan,
    kind: 'store',
    parts: [
      { to: clubAccount(club), amount: 900 },
      { to: platformFees(), amount: 100 },
    ],
    cause: { kind: 'listing', id: randomUUID() },
    club_id: club,
    at: NOON,
    ...more,
  };
}

const buy = (more: Partial<Spending> = {}) => bank.db.transaction((tx) => spend(tx, buying(more)));
const available = async () => (await balancesOf(bank.db, fan)).available_cents;
const setRules = (set: string) =>
  bank.db
    .query({
      text: `insert into spend_rules (user_id) values ($1) on conflict do nothing`,
      values: [fan],
    })
    .then(() => bank.db.query({ text: `update spend_rules set ${set} where user_id = $1`, values: [fan] }));

test('a purchase reaches everybody it is shared among, and everything adds up', async () => {
  const fees = (await balancesOn(bank.db, platformFees())).balance_cents;
  const { transfer_id } = await buy({ memo: { lines: [{ label: 'Poster', amount_cents: 1000 }] } });
  expect(await balancesOf(bank.db, fan)).toEqual({
    balance_cents: 9000,
    held_cents: 0,
    available_cents: 9000,
  });
  expect((await balancesOn(bank.db, clubAccount(club))).balance_cents).toBe(900);
  expect((await balancesOn(bank.db, platformFees())).balance_cents).toBe(fees + 100);
  const lines = await listLines(bank.db, { user_id: fan, asset_id: 'credits', limit: 10 });
  expect(lines.map(({ seq, amount, balance, kind }) => ({ seq, amount, balance, kind }))).toEqual([
    { seq: 3, amount: -100, balance: 9000, kind: 'store' },
    { seq: 2, amount: -900, balance: 9100, kind: 'store' },
    { seq: 1, amount: 10_000, balance: 10_000, kind: 'top-up' },
  ]);
  expect(lines[0]).toMatchObject({ transfer_id, memo: { lines: [{ label: 'Poster' }] }, club_id: club });
  expect(await whatDoesNotAddUp(bank.db)).toEqual([]);
  expect(await auditLedger(bank.db)).toMatchObject({ found: 0, differences: [] });
});

test('a statement can be cut by kind, by time and by place', async () => {
  await buy();
  const part = { user_id: fan, asset_id: 'credits', limit: 10 } as const;
  const seqs = async (more: object) =>
    (await listLines(bank.db, { ...part, ...more })).map((line) => line.seq);
  expect(await seqs({ kinds: ['top-up'] })).toEqual([1]);
  expect(await seqs({ before_seq: 3 })).toEqual([2, 1]);
  expect(await seqs({ from: new Date(NOON.getTime() + 1) })).toEqual([]);
  expect(await seqs({ to: new Date(NOON.getTime() + 1), limit: 2 })).toEqual([3, 2]);
});

describe('the gate', () => {
  test.each([
    {
      why: 'too little',
      set: '',
      more: { parts: [{ to: platformFees(), amount: 10_001 }] },
      reason: notEnough,
      details: { missing_cents: 1 },
    },
    { why: 'frozen', set: `frozen_at = now()`, reason: frozen },
    { why: 'paused', set: `excluded_until = '2026-11-15T12:00:01Z'`, reason: excluded },
    {
      why: 'a day limit',
      set: 'day_limit = 999',
      reason: limitReached,
      details: { limit: 'day', left_cents: 999 },
    },
    {
      why: 'a month limit',
      set: 'month_limit = 999',
      reason: limitReached,
      details: { limit: 'month', left_cents: 999 },
    },
    {
      why: 'a raise that waits',
      set: `day_limit = 999, next_day_limit = 5000, next_from = '2026-11-15T12:00:01Z'`,
      reason: limitReached,
    },
    { why: 'gacha without a birth date', set: '', more: { kind: 'gacha' }, reason: identityNeeded },
    {
      why: 'gacha a day before the birthday',
      set: `birth_date = '2008-11-16', country = 'DE'`,
      more: { kind: 'gacha' },
      reason: underAge,
    },
    {
      why: 'gacha on 28 February to who was born on the 29th',
      set: `birth_date = '2008-02-29', country = 'DE'`,
      more: { kind: 'gacha', at: new Date('2026-02-28T23:59:59Z') },
      reason: underAge,
    },
    {
      why: 'gacha where it is not offered',
      set: `birth_date = '1990-01-01', country = 'BE'`,
      more: { kind: 'gacha', refused_countries: ['NL', 'BE'] },
      reason: countryRefused,
    },
  ] as const)('refuses $why, and nothing has moved', async ({ set, reason, ...given }) => {
    if (set !== '') await setRules(set);
    const details = 'details' in given ? { details: given.details } : {};
    const more = 'more' in given ? (given.more as Partial<Spending>) : {};
    await expect(buy(more)).rejects.toMatchObject({ reason, ...details });
    expect(await available()).toBe(10_000);
    expect((await balancesOn(bank.db, clubAccount(club))).balance_cents).toBe(0);
    const { rows } = await bank.db.query({
      text: 'select from spend_days where user_id = $1',
      values: [fan],
    });
    expect(rows).toEqual([]);
  });

  test.each([
    {
      why: 'on the eighteenth birthday',
      set: `birth_date = '2008-11-15', country = 'DE'`,
      more: { kind: 'gacha', refused_countries: ['BE'] },
    },
    {
      why: 'on 1 March who was born on 29 February',
      set: `birth_date = '2008-02-29', country = 'DE'`,
      more: { kind: 'gacha', at: new Date('2026-03-01T00:00:00Z') },
    },
    { why: 'once the pause is over', set: `excluded_until = '2026-11-15T12:00:00Z'` },
    { why: 'within the limits', set: 'day_limit = 1000, month_limit = 1000' },
    {
      why: 'once the raise counts',
      set: `day_limit = 1, next_day_limit = null, next_from = '2026-11-15T12:00:00Z'`,
    },
  ] as const)('lets through $why', async ({ set, ...given }) => {
    await setRules(set);
    await buy('more' in given ? (given.more as Partial<Spending>) : {});
    expect(await available()).toBe(9000);
  });

  test('a day ends at midnight UTC, a month with its last day', async () => {
    await setRules('day_limit = 1000, month_limit = 2000');
    const at = (time: string) => buy({ at: new Date(time) });
    await at('2026-11-29T23:59:59Z');
    await expect(at('2026-11-29T23:59:59Z')).rejects.toMatchObject({
      details: { limit: 'day', left_cents: 0 },
    });
    await at('2026-11-30T00:00:00Z');
    await setRules('day_limit = 3000');
    await expect(at('2026-11-30T12:00:00Z')).rejects.toMatchObject({
      details: { limit: 'month', left_cents: 0 },
    });
    await at('2026-12-01T00:00:00Z');
    expect(await available()).toBe(7000);
  });

  test('the first day of a month counts until its last, at the gate and on the wallet', async () => {
    await setRules('month_limit = 1500');
    await buy({ at: new Date('2026-10-31T23:59:59Z') });
    await buy({ at: new Date('2026-11-01T00:00:00Z') });
    for (const time of ['2026-11-01T12:00:00Z', '2026-11-30T23:59:59Z']) {
      const at = new Date(time);
      await expect(buy({ at })).rejects.toMatchObject({
        reason: limitReached,
        details: { limit: 'month', left_cents: 500 },
      });
      expect(await findSpent(bank.db, fan, at)).toMatchObject({ month: 1000 });
    }
    expect(await findSpent(bank.db, fan, new Date('2026-12-01T00:00:00Z'))).toEqual({ today: 0, month: 0 });
    await buy({ at: new Date('2026-12-01T00:00:00Z') });
  });

  test('tokens have the gate, and no limit in credits', async () => {
    await setRules('day_limit = 0');
    await bank.db.query({
      text: `insert into ledger_assets (id, kind, club_id) values ('token:' || $1::uuid, 'token', $1)`,
      values: [club],
    });
    const asset_id = `token:${club}` as const;
    await postTransfer(bank.db, {
      kind: 'reward',
      moves: [{ from: { owner_kind: 'issuer', owner_id: club }, to: userAccount(fan), asset_id, amount: 50 }],
      cause: { kind: 'reward', id: 'one' },
      club_id: club,
      actor_id: null,
      key: null,
      at: NOON,
    });
    const parts = [{ to: clubAccount(club), amount: 20 }];
    await buy({ asset_id, parts });
    expect((await balancesOf(bank.db, fan, asset_id)).balance_cents).toBe(30);
    await setRules('frozen_at = now()');
    await expect(buy({ asset_id, parts })).rejects.toMatchObject({ reason: frozen });
    expect(await whatDoesNotAddUp(bank.db)).toEqual([]);
  });
});

describe('keys', () => {
  const paying = (amount: number, key: string) => ({
    kind: 'reward' as const,
    moves: [{ from: outside('test'), to: userAccount(fan), asset_id: 'credits' as const, amount }],
    cause: { kind: 'reward' as const, id: 'r' },
    club_id: null,
    actor_id: null,
    key,
    at: NOON,
  });

  test('the same key answers the first transfer, with another content it fails', async () => {
    const key = randomUUID();
    const first = await postTransfer(bank.db, paying(70, key));
    expect(first.again).toBe(false);
    expect(await postTransfer(bank.db, paying(70, key))).toEqual({ ...first, again: true });
    await expect(postTransfer(bank.db, paying(71, key))).rejects.toMatchObject({
      reason: idempotencyKeyReused,
    });
    expect(await available()).toBe(10_070);
  });

  test('spending too: also when there is nothing left', async () => {
    const key = randomUUID();
    const parts = [{ to: clubAccount(club), amount: 10_000 }];
    const cause = { kind: 'listing', id: 'l' } as const;
    const first = await buy({ parts, cause, key });
    expect(await buy({ parts, cause, key })).toEqual(first);
    await expect(buy({ parts: [{ to: clubAccount(club), amount: 1 }], cause, key })).rejects.toMatchObject({
      reason: idempotencyKeyReused,
    });
    expect(await available()).toBe(0);
  });
});

describe('many at once, a verdict each', () => {
  const one = (user_id: string, amounts: readonly [number, number] = [900, 100], of = club) => ({
    user_id,
    club_id: of,
    amounts,
  });
  /** As those call it who write much else in the same statement. */
  const together = async (spendings: ReturnType<typeof one>[], to: 'club' | 'user' = 'club') => {
    const { rows } = await bank.db.query<{ refused: string | null; detail: number | null }>({
      text: `select refused, detail from ledger_spend_many('{}', $1, $2, 'store', 'credits', array[$3::text, 'platform'], $4, $5,
               'listing', $6, $7, $8, $9, '{}') order by place`,
      values: [
        spendings.map(() => randomUUID()),
        spendings.map(({ user_id }) => user_id),
        to,
        spendings.flatMap(({ club_id }) => [club_id, 'fees']),
        spendings.flatMap(({ amounts }) => amounts),
        spendings.map(() => 'l'),
        spendings.map(({ club_id }) => club_id),
        spendings.map(() => '{}'),
        NOON,
      ],
    });
    return rows.map(({ refused, detail }) => (refused === null ? null : [refused, detail]));
  };

  test('each has its verdict, in their order, and nobody fails for somebody else', async () => {
    const [poor, paused, limited] = await Promise.all([
      insertPerson(bank.db),
      insertPerson(bank.db),
      insertPerson(bank.db),
    ]);
    await giveCredits(bank.db, { user_id: poor, amount: 999 });
    for (const user_id of [paused, limited]) await giveCredits(bank.db, { user_id, amount: 5000 });
    await bank.db.query({
      text: `insert into spend_rules (user_id, excluded_until, day_limit)
             values ($1, '2026-11-16', null), ($2, null, 999)`,
      values: [paused, limited],
    });
    const stranger = randomUUID();
    const verdicts = await together([one(poor), one(fan), one(paused), one(limited), one(stranger)]);
    expect(verdicts).toEqual([
      ['not-enough', 1],
      null,
      ['excluded', null],
      ['day-limit', 999],
      ['not-enough', 1000],
    ]);
    expect([await available(), (await balancesOn(bank.db, clubAccount(club))).balance_cents]).toEqual([
      9000, 900,
    ]);
    for (const [user_id, balance] of [
      [poor, 999],
      [paused, 5000],
      [limited, 5000],
    ] as const)
      expect((await balancesOf(bank.db, user_id)).available_cents).toBe(balance);
    const lines = await listLines(bank.db, { user_id: fan, asset_id: 'credits', limit: 10 });
    expect(lines.map(({ amount }) => amount)).toEqual([-100, -900, 10_000]);
    const { rows } = await bank.db.query({
      text: 'select spent from spend_days where user_id = $1',
      values: [fan],
    });
    expect(rows).toEqual([{ spent: 1000 }]);
  });

  test('parts of nothing are left out; each to the account of its own club', async () => {
    const other = await insertPerson(bank.db);
    await giveCredits(bank.db, { user_id: other, amount: 10 });
    expect(await together([one(fan, [7, 0]), one(other, [10, 0], other)])).toEqual([null, null]);
    expect((await balancesOn(bank.db, clubAccount(club))).balance_cents).toBe(7);
    expect((await balancesOn(bank.db, clubAccount(other))).balance_cents).toBe(10);
    expect(await available()).toBe(9993);
  });

  test('nobody pays twice in one batch, nor somebody whose account is not one that only takes', async () => {
    await expect(together([one(fan), one(fan)])).rejects.toThrow('each once');
    await expect(together([one(fan)], 'user')).rejects.toThrow('only take');
    expect(await available()).toBe(10_000);
  });

  test('two batches at once spend nobody’s money twice', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => insertPerson(bank.db)));
    for (const user_id of others) await giveCredits(bank.db, { user_id, amount: 1500 });
    const batches = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => {
        const order = turn % 2 === 0 ? others : [...others].reverse();
        return together(order.map((user_id) => one(user_id)));
      }),
    );
    expect(batches.flat().filter((verdict) => verdict === null)).toHaveLength(8);
    for (const user_id of others) expect((await balancesOf(bank.db, user_id)).available_cents).toBe(500);
  });
});

test.each([0.5, -1, Number.NaN, 2 ** 53, 1_000_000_000_001, Number.POSITIVE_INFINITY])(
  'an amount of %s is none',
  async (amount) => {
    await expect(buy({ parts: [{ to: clubAccount(club), amount }] })).rejects.toThrow('no amount of value');
    expect(await available()).toBe(10_000);
  },
);

test('parts of nothing are left out; all of nothing is no transfer', async () => {
  await buy({
    parts: [
      { to: clubAccount(club), amount: 5 },
      { to: platformFees(), amount: 0 },
    ],
  });
  expect(await available()).toBe(9995);
  await expect(buy({ parts: [{ to: clubAccount(club), amount: 0 }] })).rejects.toThrow('moves something');
});

test('a club pays out what it has, and no cent more', async () => {
  await buy();
  const out = (amount: number) =>
    bank.db.transaction((tx) =>
      postTransfer(tx, {
        kind: 'payout',
        moves: [{ from: clubAccount(club), to: outside('bank'), asset_id: 'credits', amount }],
        cause: { kind: 'payout', id: randomUUID() },
        club_id: club,
        actor_id: fan,
        key: null,
        at: NOON,
      }),
    );
  await expect(out(901)).rejects.toMatchObject({ reason: notEnough, details: { missing_cents: 1 } });
  await out(900);
  await expect(out(1)).rejects.toMatchObject({ reason: notEnough });
  expect((await balancesOn(bank.db, clubAccount(club))).balance_cents).toBe(0);
});
