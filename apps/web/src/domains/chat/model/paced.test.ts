// A busy channel: the act comes soon, again and again, and not with every event.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { soon_ms: 700, spread_ms: 2500, between_ms: 3000 };

it('comes at most every 3 seconds and at least every 5, with 20 events a second', () => {
  const moments: number[] = [];
  const { ask } = paced(() => moments.push(performance.now()), pace);
  for (let step = 0; step < 20 * 60; step += 1) {
    ask();
    vi.advanceTimersByTime(50);
  }
  expect(moments[0]).toBeLessThan(3300);
  for (const [at, moment] of moments.entries()) {
    if (at === 0) continue;
    const since_ms = moment - (moments[at - 1] ?? 0);
    expect(since_ms).toBeGreaterThanOrEqual(2999);
    expect(since_ms).toBeLessThan(5000);
  }
  expect(moments.length).toBeGreaterThanOrEqual(12);
});

it('comes with events half a second apart, which put nothing off', () => {
  const act = vi.fn();
  const { ask } = paced(act, pace);
  for (let step = 0; step < 20; step += 1) {
    ask();
    vi.advanceTimersByTime(500);
  }
  expect(act.mock.calls.length).toBeGreaterThanOrEqual(2);
});

it('does not come anymore once it is stopped', () => {
  const act = vi.fn();
  const { ask, stop } = paced(act, pace);
  ask();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
