// Owns: look-ups that come together are asked together, never with what was known before, and fail together.
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathered } from './gather.ts';

function world() {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const values = new Map<string, number>();
  const find = gathered<number>(async (keys) => {
    asked.push([...keys]);
    const found = new Map(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key) ?? 0]] : [])));
    await new Promise<void>((resolve) => answers.push(resolve));
    return found as Map<string, number>;
  }, 3);
  return { asked, values, find, answer: () => answers.shift()?.() };
}

test('what comes in one turn is one question; what comes later is asked anew', async () => {
  const { asked, values, find, answer } = world();
  values.set('a', 1);
  const first = [find('a'), find('b'), find('a')];
  await turn();
  values.set('a', 2);
  const later = find('a');
  await turn();
  expect(asked).toEqual([['a', 'b']]);
  answer();
  expect(await Promise.all(first)).toEqual([1, undefined, 1]);
  await turn();
  answer();
  expect(await later).toBe(2);
  expect(asked).toEqual([['a', 'b'], ['a']]);
});

test('a question carries a bounded number, and none is forgotten', async () => {
  const { asked, values, find, answer } = world();
  const keys = ['a', 'b', 'c', 'd', 'e'];
  keys.forEach((key, at) => void values.set(key, at));
  const all = Promise.all(keys.map(find));
  await turn();
  answer();
  await turn();
  await turn();
  answer();
  expect(await all).toEqual([0, 1, 2, 3, 4]);
  expect(asked).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('a failure is everybody’s who asked with it, and nobody’s after', async () => {
  let broken = true;
  const find = gathered<number>(async (keys) => {
    if (broken) throw new Error('away');
    return new Map(keys.map((key) => [key, 1]));
  });
  const both = await Promise.allSettled([find('a'), find('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await find('a')).toBe(1);
});
