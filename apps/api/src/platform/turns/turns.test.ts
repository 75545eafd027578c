// Tests turns: how many run at once, in which order the others follow, and who is refused.
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../failure/failure.ts';
import { makeTurns } from './turns.ts';

afterEach(() => void vi.useRealTimers());

test('runs so many at once and the others in the order they came, also when one fails', async () => {
  const inTurn = makeTurns({ at_once: 2 });
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const piece = (n: number) => async () => {
    began.push(n);
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    if (n === 1) throw new Error('one that fails');
    return n;
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => inTurn(piece(n))));
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(began.map((n) => n !== 1));
});

test('nobody who comes while a place changes hands overtakes', async () => {
  const inTurn = makeTurns({ at_once: 1 });
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await turn();
    running -= 1;
  };
  const first = inTurn(work);
  const second = inTurn(work);
  // Comes exactly when the first one ends.
  const third = first.then(() => inTurn(work));
  await Promise.all([first, second, third]);
});

test('refuses at once, with a time, whoever would wait too long', async () => {
  const inTurn = makeTurns({ at_once: 1, longest_wait_ms: 3000, typical_ms: 1000 });
  const end = Promise.withResolvers<void>();
  const accepted = Array.from({ length: 4 }, () => inTurn(() => end.promise));
  const refused = await inTurn(() => end.promise).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({ reason: { status: 503 }, details: { retry_after_s: 4 } });
  end.resolve();
  await Promise.all(accepted);
  await inTurn(async () => {});
});

test('refuses whoever has waited too long because the work became slower', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const inTurn = makeTurns({ at_once: 1, longest_wait_ms: 30, typical_ms: 1 });
  const end = Promise.withResolvers<void>();
  const slow = inTurn(() => end.promise);
  const late = inTurn(async () => 'done').catch((error: unknown) => error);
  vi.advanceTimersByTime(40);
  const fresh = inTurn(async () => 'done');
  end.resolve();
  await slow;
  expect(await late).toMatchObject({ reason: { status: 503 }, details: { retry_after_s: 1 } });
  expect(await fresh).toBe('done');
});
