// Tests when memory is given back: after each busy time, while more piles up unasked, never in the middle of a busy time.
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackAtRest } from './at-rest.ts';

let server: EventEmitter;
const collect = vi.fn();
let used = 30e6;
const ask = (url: string) => server.emit('request', { url });
beforeEach(() => {
  vi.useFakeTimers();
  collect.mockClear();
  used = 30e6;
  server = new EventEmitter();
  giveBackAtRest(server, collect, () => used);
});
afterEach(() => vi.useRealTimers());

test('once after the start, and once more after people were there', () => {
  vi.advanceTimersByTime(9000);
  expect(collect).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  ask('/api/auth/session');
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

test('again and again where events and jobs use more, though not every few seconds', () => {
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledTimes(1);
  used += 1e6;
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  used += 4e6;
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledTimes(2);
  used += 4e6;
  vi.advanceTimersByTime(20_000);
  expect(collect).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledTimes(3);
});

test('not where so much is in use that the pause would be felt', () => {
  used = 200e6;
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(0);
});

test('not while anybody asks', () => {
  for (let n = 0; n < 20; n += 1) {
    ask('/api/feed');
    vi.advanceTimersByTime(9000);
  }
  expect(collect).toHaveBeenCalledTimes(0);
});

test('monitors are nobody', () => {
  for (let n = 0; n < 20; n += 1) {
    ask(['/api/health', '/api/ready', '/api/metrics'][n % 3] ?? '');
    vi.advanceTimersByTime(5000);
  }
  expect(collect).toHaveBeenCalledTimes(1);
});

test('where Node does not let us, nothing is done', () => {
  const alone = new EventEmitter();
  giveBackAtRest(alone, undefined);
  expect(alone.listenerCount('request')).toBe(globalThis.gc === undefined ? 0 : 1);
});
