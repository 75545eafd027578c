// Races on the real database: two hundred at once on one account, one key, one hold, one hot account; and the sealer among them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Bank,
  giveCredits,
  insertPerson,
  NOON,
  openBank,
  whatDoesNotAddUp,
} from '#app/testing/ledger.ts';
import { type AccountRef, clubAccount, outside, platformFees, userAccount } from './public/account-ref.ts';
import { auditLedger } from './public/audit-ledger.ts';
import { balancesOf, balancesOn } from './public/balances-of.ts';
import { placeHold, postHold, voidHold } from './public/hold.ts';
import { postTransfer } from './public/post-transfer.ts';
import { spend } from './public/spend.ts';
import { insertSeal } from './seals.store.ts';

const MANY = 200;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank(40);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(bank.db)).toEqual([]);
  expect(await auditLedger(bank.db)).toMatchObject({ found: 0, differences: [] });
  await bank.close();
});

async function atOnce<Answer>(
  act: (at: number) => Promise<Answer>,
): Promise<{ won: Answer[]; lost: string[] }> {
  const ended = await Promise.allSettled(Array.from({ length: MANY }, (_, at) => act(at)));
  return {
    won: ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    lost: ended.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.reason?.code ?? String(one.reason)] : [],
    ),
  };
}

async function fanWith(amount: number): Promise<string> {
  const user_id = await insertPerson(bank.db);
  await giveCredits(bank.db, { user_id, amount });
  return user_id;
}

const buying = (user_id: string, to: AccountRef, amount: number, key?: string) =>
  bank.db.transaction((tx) =>
    spend(tx, {
      user_id,
      kind: 'store',
      parts: [
        { to, amount },
        { to: platformFees(), amount: 1 },
      ],
      cause: { kind: 'listing', id: 'l' },
      club_id: null,
      at: NOON,
      ...(key === undefined ? {} : { key }),
    }),
  );

test('two hundred purchases with money for seven: seven go through', async () => {
  const fan = await fanWith(7 * 101 + 100);
  const club = clubAccount(randomUUID());
  const { won, lost } = await atOnce(() => buying(fan, club, 100));
  expect(won).toHaveLength(7);
  expect(lost).toEqual(Array(MANY - 7).fill('ledger.not-enough'));
  expect((await balancesOf(bank.db, fan)).balance_cents).toBe(100);
  expect((await balancesOn(bank.db, club)).balance_cents).toBe(700);
});

test('a day limit holds against two hundred at once', async () => {
  const fan = await fanWith(100_000);
  await bank.db.query({
    text: 'insert into spend_rules (user_id, day_limit) values ($1, 350)',
    values: [fan],
  });
  const { won, lost } = await atOnce(() => buying(fan, clubAccount(randomUUID()), 99));
  expect([won.length, new Set(lost)]).toEqual([3, new Set(['ledger.limit-reached'])]);
});

test('the same key two hundred times is one transfer and one answer', async () => {
  const fan = await fanWith(100_000);
  const club = clubAccount(randomUUID());
  const { won, lost } = await atOnce(() => buying(fan, club, 100, 'one-key'));
  expect(lost).toEqual([]);
  expect(new Set(won.map((one) => one.transfer_id)).size).toBe(1);
  expect((await balancesOf(bank.db, fan)).balance_cents).toBe(100_000 - 101);
  const other = await atOnce(() => buying(fan, club, 101, 'one-key'));
  expect(other).toEqual({ won: [], lost: Array(MANY).fill('idempotency-key-reused') });
});

test('a hold ends once, however many post and void it', async () => {
  const fan = await fanWith(1000);
  const cause = { kind: 'auction', id: 'a' } as const;
  const { hold_id } = await placeHold(bank.db, {
    user_id: fan,
    amount: 600,
    kind: 'auction',
    cause,
    club_id: null,
    at: NOON,
  });
  const parts = [{ to: clubAccount(randomUUID()), amount: 600 }];
  const { won } = await atOnce(async (at) =>
    at % 2 === 0
      ? voidHold(bank.db, { hold_id, at: NOON })
      : (await postHold(bank.db, { hold_id, parts, at: NOON })).transfer_id !== '',
  );
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await balancesOf(bank.db, fan)).held_cents).toBe(0);
});

test('value goes round among a few at once, both ways, without a deadlock left over', async () => {
  const fans = await Promise.all([1, 2, 3].map(() => fanWith(10_000)));
  const { lost } = await atOnce((at) => {
    const [a = '', b = '', c = ''] = [0, 1, 2].map((by) => fans[(at + by * (1 + (at % 2))) % 3]);
    return bank.db.transaction((tx) =>
      postTransfer(tx, {
        kind: 'adjustment',
        moves: [
          { from: userAccount(a), to: userAccount(b), asset_id: 'credits', amount: 3 },
          { from: userAccount(b), to: userAccount(c), asset_id: 'credits', amount: 2 },
        ],
        cause: { kind: 'adjustment', id: 'round' },
        club_id: null,
        actor_id: null,
        key: null,
        at: NOON,
      }),
    );
  });
  expect(lost).toEqual([]);
});

test('a hot account takes in and pays out at once, sealed meanwhile, and never goes below zero', async () => {
  const club = clubAccount(randomUUID());
  const fans = await Promise.all(Array.from({ length: 20 }, () => fanWith(1000)));
  const paying = (amount: number) =>
    bank.db.transaction((tx) =>
      postTransfer(tx, {
        kind: 'payout',
        moves: [{ from: club, to: outside('bank'), asset_id: 'credits', amount }],
        cause: { kind: 'payout', id: 'p' },
        club_id: null,
        actor_id: null,
        key: null,
        at: NOON,
      }),
    );
  let sealing = true;
  let seals = 0;
  const sealer = (async () => {
    while (sealing) if (await bank.db.transaction((tx) => insertSeal(tx, NOON))) seals += 1;
  })();
  let out = 0;
  const { won, lost } = await atOnce(async (at) => {
    if (at % 2 === 0) return buying(fans[at % 20] ?? '', club, 9);
    await paying(7);
    out += 7;
    return undefined;
  });
  sealing = false;
  await sealer;
  expect(lost.filter((code) => code !== 'ledger.not-enough')).toEqual([]);
  expect(won.filter((one) => one !== undefined)).toHaveLength(MANY / 2);
  expect((await balancesOn(bank.db, club)).balance_cents).toBe((MANY / 2) * 9 - out);
  expect(seals).toBeGreaterThan(0);
});

test('the sealer waits for one who drew a lower id and has not committed, and nobody waits for the sealer', async () => {
  const [slow, quick] = [await fanWith(500), await fanWith(500)];
  const club = clubAccount(randomUUID());
  // Opened before: whoever opens an account is waited for by others who want to.
  await buying(quick, club, 5);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let booked = () => {};
  const reached = new Promise<void>((resolve) => {
    booked = resolve;
  });
  const late = bank.db.transaction(async (tx) => {
    await spend(tx, {
      user_id: slow,
      kind: 'store',
      parts: [{ to: club, amount: 11 }],
      cause: { kind: 'listing', id: 'late' },
      club_id: null,
      at: NOON,
    });
    booked();
    await released;
  });
  await reached;
  const sealed = bank.db.transaction((tx) => insertSeal(tx, NOON));
  // Higher ids, committed while the lower one is open and the sealer waits.
  await buying(quick, club, 20);
  release();
  await late;
  await sealed;
  while (await bank.db.transaction((tx) => insertSeal(tx, NOON)));
  expect((await balancesOn(bank.db, club)).balance_cents).toBe(36);
  const { rows } = await bank.db.query<{ left: number }>({
    text: `select count(*) as left from ledger_moves where id > (select max(to_id) from ledger_seals)`,
  });
  expect(rows[0]?.left).toBe(0);
});
