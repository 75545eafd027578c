import { expect, test } from 'vitest';
import { seededClock, systemClock } from './clock.ts';

test('a seeded clock stands still until it is moved', () => {
  const clock = seededClock('2026-11-15T12:00:00Z');
  expect(clock.now()).toEqual(new Date('2026-11-15T12:00:00Z'));
  clock.advance(61_000);
  expect(clock.now().toISOString()).toBe('2026-11-15T12:01:01.000Z');
  clock.set('2020-01-01T00:00:00Z');
  expect(clock.now().toISOString()).toBe('2020-01-01T00:00:00.000Z');
});

test('changing a date it gave does not move it', () => {
  const clock = seededClock('2026-11-15T12:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2026);
});

test('the system clock tells the time', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
});
