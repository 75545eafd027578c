// @vitest-environment jsdom
// What starts once the first screen's parts have come and the phone is idle; its file is asked for again where it did not come.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callData } from '#platform/api/api.ts';
import { firstScreenSettled } from './first-settled.ts';
import { startLater } from './later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Idle itself comes later where there is no `requestIdleCallback`: 1.5 s. */
const IDLE_MS = 1500;

it.each([
  ['comes, and a second later', 2000, 3000],
  ['comes too late to be waited for', 60_000, 6000],
])('waits until what the screen asked for %s', async (_, answered_ms, begun_ms) => {
  const load = vi.fn(async () => ({ startIdle: vi.fn() }));
  const answer = new Response('{"data":{}}');
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(resolve, answered_ms, answer)));
  void callData('GET /wallet', {});
  startLater(load);
  firstScreenSettled();
  await vi.advanceTimersByTimeAsync(begun_ms + IDLE_MS - 500);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
});

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
