// Owns: what comes up together is written together, in order, and nobody fails for somebody else's item.
import { setImmediate as immediate } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { batched } from './batch.ts';

/** Answers when told to. */
function slow() {
  const statements: { items: readonly string[]; done: () => void }[] = [];
  const write = (items: readonly string[]) =>
    new Promise<string[]>((resolve) => {
      statements.push({ items, done: () => resolve(items.map((item) => item.toUpperCase())) });
    });
  return { statements, write };
}
afterEach(() => void vi.useRealTimers());

/** What is sent in the next turn of the event loop has been sent after this. */
async function turn(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await immediate();
}

test('what comes up while a statement is under way goes together into the next, and each gets its own answer', async () => {
  const { statements, write } = slow();
  const hand = batched(write);
  const first = hand('a');
  await turn();
  const others = [hand('b'), hand('c')];
  await turn();
  expect(statements.map(({ items }) => items)).toEqual([['a']]);
  statements[0]?.done();
  expect(await first).toBe('A');
  await turn();
  statements[1]?.done();
  expect(await Promise.all(others)).toEqual(['B', 'C']);
  expect(statements.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
});

test('with more lanes one statement that takes long does not hold up the next', async () => {
  const { statements, write } = slow();
  const hand = batched(write, { lanes: 2 });
  void hand('a');
  await turn();
  const second = hand('b');
  await turn();
  void hand('c');
  await turn();
  expect(statements.map(({ items }) => items)).toEqual([['a'], ['b']]);
  statements[1]?.done();
  expect(await second).toBe('B');
  await turn();
  expect(statements.map(({ items }) => items)).toEqual([['a'], ['b'], ['c']]);
});

test('with patience a further lane opens only for a statement that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { statements, write } = slow();
  const hand = batched(write, { lanes: 2, patience_ms: 40 });
  const first = hand('a');
  await turn();
  const second = hand('b');
  await turn();
  expect(statements.map(({ items }) => items)).toEqual([['a']]);
  statements[0]?.done();
  await first;
  await turn();
  void hand('c');
  vi.advanceTimersByTime(39);
  await turn();
  expect(statements.map(({ items }) => items)).toEqual([['a'], ['b']]);
  vi.advanceTimersByTime(1);
  await turn();
  expect(statements.map(({ items }) => items)).toEqual([['a'], ['b'], ['c']]);
  statements[1]?.done();
  expect(await second).toBe('B');
});

test('no statement carries more than it may, nor two that are to be told apart', async () => {
  const carried: (readonly string[])[] = [];
  const hand = batched(
    async (items: readonly string[]) => {
      carried.push(items);
      return items;
    },
    { most: 2, apart: (item) => item[0] ?? '' },
  );
  const handed = ['a1', 'a2', 'b1', 'c1', 'a3'];
  expect(await Promise.all(handed.map(hand))).toEqual(handed);
  expect(carried).toEqual([['a1', 'b1'], ['a2', 'c1'], ['a3']]);
});

test('where the database refuses a batch, only those fail whose item it refuses alone', async () => {
  const hand = batched(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new pg.DatabaseError('no such club', 0, 'error');
    return items;
  });
  const settled = await Promise.allSettled(['good', 'bad', 'fine'].map(hand));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a database that is away is asked once, not once for each', async () => {
  let asked = 0;
  const hand = batched(async () => {
    asked += 1;
    throw new Error('connection refused');
  });
  const settled = await Promise.allSettled(['a', 'b', 'c'].map(hand));
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked).toBe(1);
});
