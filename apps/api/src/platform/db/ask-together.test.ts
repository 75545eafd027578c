// Tests that a transaction is asked one thing at a time, and the pool everything at once.
import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';
import type { Executor } from './executor.ts';

async function mostAtOnce(tx: object): Promise<number> {
  let [under_way, most] = [0, 0];
  const ask = (answer: number) => async () => {
    under_way += 1;
    most = Math.max(most, under_way);
    await new Promise((done) => setTimeout(done, 1));
    under_way -= 1;
    return answer;
  };
  expect(await askTogether(tx as Executor, [ask(1), ask(2), ask(3)])).toEqual([1, 2, 3]);
  return most;
}

test('a transaction is asked one after the other, the pool side by side', async () => {
  expect(await mostAtOnce({ query: () => undefined })).toBe(1);
  expect(await mostAtOnce({ query: () => undefined, pool: {} })).toBe(3);
});
