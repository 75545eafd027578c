// @vitest-environment jsdom
// What starts once the phone is idle: its file is asked for again where it did not come.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstScreenSettled } from './first-settled.ts';
import { startLater } from './later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks again for the file that did not come, after longer pauses, until it is there', async () => {
  const startIdle = vi.fn();
  const load = vi.fn(async () => ({ startIdle }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('again'));
  startLater(load);
  firstScreenSettled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(startIdle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(startIdle).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
});
