// The line of the system that says what the host took is read right, and a calm sample is taken once.
import { expect, it } from 'vitest';
import { readTimes, undisturbed } from './undisturbed.ts';

it('reads what was stolen, and of how much', () => {
  expect(readTimes('cpu  100 10 20 300 5 0 5 60 7 0\ncpu0 1 1')).toEqual({ all: 500, stolen: 60 });
  expect(readTimes('')).toEqual({ all: 0, stolen: 0 });
});

it('takes at least one sample and at most six, and hands it on', async () => {
  let taken = 0;
  const said: string[] = [];
  const last = await undisturbed(
    async () => ++taken,
    (sentence) => said.push(sentence),
  );
  expect(last).toBe(taken);
  expect(said).toHaveLength(taken - 1);
  expect(taken).toBeLessThanOrEqual(6);
});
