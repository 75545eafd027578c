// Owns: limits that are counted in one process keep the promises of the shared ones.
import { seededClock } from '@stagepass/base/clock.ts';
import { expect, test } from 'vitest';
import { localLimits } from './local-limits.ts';

const rule = { limit: 5, window_s: 60 };

function counting(at: string) {
  const clock = seededClock(at);
  const limits = localLimits({ clock });
  const uses = (key: string, times: number) =>
    Array.from({ length: times }, () => limits.take(key, rule)).filter(({ ok }) => ok).length;
  return { clock, limits, uses };
}

test('lets the limit through, then says when there is room again', () => {
  const { clock, limits, uses } = counting('2026-03-01T12:00:00Z');
  expect(uses('a', 9)).toBe(5);
  const { retry_after_s } = limits.take('a', rule);
  clock.advance((retry_after_s - 1) * 1000);
  expect(uses('a', 1)).toBe(0);
  clock.advance(1000);
  expect(uses('a', 9)).toBe(1);
});

test('counts callers apart, and forgets them once no window reaches them', () => {
  const { clock, uses } = counting('2026-03-01T12:00:00Z');
  expect([uses('a', 9), uses('b', 9)]).toEqual([5, 5]);
  clock.advance(120_000);
  expect([uses('a', 9), uses('b', 9)]).toEqual([5, 5]);
});

test('allows no double burst around the edge of a window', () => {
  const { clock, uses } = counting('2026-03-01T12:00:59Z');
  expect(uses('a', 5)).toBe(5);
  clock.advance(2000);
  expect(uses('a', 1)).toBe(0);
});
