// Tests the rule of origin: what came first is spent first, and only what is left of a top-up can go back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bank, giveCredits, insertPerson, openBank } from '#app/testing/ledger.ts';
import { clubAccount, outside, userAccount } from './public/account-ref.ts';
import { placeHold } from './public/hold.ts';
import { postTransfer } from './public/post-transfer.ts';
import { spend } from './public/spend.ts';
import { unspentTopUps } from './public/unspent-top-ups.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank(4);
});
afterAll(() => bank.close());

const day = (n: number) => new Date(Date.UTC(2026, 10, n));

type Step =
  | ['top-up', string, number]
  | ['reward' | 'spend' | 'hold', number]
  | ['return' | 'return-failed' | 'dispute', string, number];

async function act(fan: string, step: Step, at: Date): Promise<void> {
  const amount = step.at(-1) as number;
  const top_up_id = `${fan}:${step[1]}`;
  const cause = { kind: 'auction', id: 'a' } as const;
  const who = { user_id: fan, kind: 'auction', cause, club_id: null, at } as const;
  const move = { from: outside('test'), to: userAccount(fan), asset_id: 'credits', amount } as const;
  const back = { ...move, from: move.to, to: move.from };
  const plain = { club_id: null, actor_id: null, key: null, at };
  switch (step[0]) {
    case 'top-up':
      await giveCredits(bank.db, { user_id: fan, amount, at, top_up_id });
      break;
    case 'reward':
      await postTransfer(bank.db, {
        ...plain,
        kind: 'reward',
        moves: [move],
        cause: { kind: 'reward', id: 'r' },
      });
      break;
    case 'spend':
      await spend(bank.db, { ...who, parts: [{ to: clubAccount(randomUUID()), amount }] });
      break;
    case 'hold':
      await placeHold(bank.db, { ...who, amount });
      break;
    case 'return':
    case 'return-failed': {
      const moves = [step[0] === 'return' ? back : move];
      await postTransfer(bank.db, {
        ...plain,
        kind: 'top-up-return',
        moves,
        cause: { kind: 'top-up-return', id: top_up_id },
      });
      break;
    }
    case 'dispute':
      await postTransfer(bank.db, {
        ...plain,
        kind: 'dispute',
        moves: [back],
        cause: { kind: 'dispute', id: top_up_id },
      });
  }
}

const histories: [what: string, steps: Step[], unspent: Record<string, number>][] = [
  [
    'nothing spent',
    [
      ['top-up', 'a', 100],
      ['top-up', 'b', 50],
    ],
    { a: 100, b: 50 },
  ],
  [
    'the older goes first',
    [
      ['top-up', 'a', 100],
      ['top-up', 'b', 50],
      ['spend', 120],
    ],
    { b: 30 },
  ],
  [
    'all spent',
    [
      ['top-up', 'a', 100],
      ['spend', 100],
    ],
    {},
  ],
  [
    'an older reward goes before',
    [
      ['reward', 40],
      ['top-up', 'a', 100],
      ['spend', 40],
    ],
    { a: 100 },
  ],
  [
    'a newer reward goes after',
    [
      ['top-up', 'a', 100],
      ['reward', 40],
      ['spend', 40],
    ],
    { a: 60 },
  ],
  [
    'what is held is as good as spent',
    [
      ['top-up', 'a', 100],
      ['hold', 30],
    ],
    { a: 70 },
  ],
  [
    'a return leaves by its own door',
    [
      ['reward', 40],
      ['top-up', 'a', 100],
      ['return', 'a', 100],
    ],
    {},
  ],
  [
    'a return in part',
    [
      ['top-up', 'a', 100],
      ['top-up', 'b', 50],
      ['return', 'b', 20],
      ['spend', 10],
    ],
    { a: 90, b: 30 },
  ],
  [
    'a return that failed makes it whole',
    [
      ['top-up', 'a', 100],
      ['return', 'a', 60],
      ['return-failed', 'a', 60],
    ],
    { a: 100 },
  ],
  [
    'a dispute takes it away',
    [
      ['top-up', 'a', 100],
      ['top-up', 'b', 50],
      ['dispute', 'a', 100],
    ],
    { b: 50 },
  ],
  [
    'sent back and disputed besides',
    [
      ['top-up', 'a', 100],
      ['top-up', 'b', 50],
      ['return', 'b', 50],
      ['dispute', 'b', 50],
    ],
    { a: 50 },
  ],
];

test.each(histories)('%s', async (_, steps, expected) => {
  const fan = await insertPerson(bank.db);
  for (const [at, step] of steps.entries()) await act(fan, step, day(1 + at));
  const found = await unspentTopUps(bank.db, { user_id: fan, since: day(1) });
  expect(Object.fromEntries(found.map((one) => [one.top_up_id.split(':')[1], one.unspent]))).toEqual(
    expected,
  );
});

test('older ones than asked for are left out, and a long account is read only as far as it matters', async () => {
  const fan = await insertPerson(bank.db);
  await act(fan, ['top-up', 'old', 1000], day(1));
  for (let n = 0; n < 450; n += 1) await act(fan, ['reward', 1], day(2));
  await act(fan, ['top-up', 'new', 70], day(20));
  const since = (at: Date) => unspentTopUps(bank.db, { user_id: fan, since: at });
  expect((await since(day(10))).map((one) => one.unspent)).toEqual([70]);
  expect((await since(day(1))).map((one) => one.unspent)).toEqual([70, 1000]);
});
