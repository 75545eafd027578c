// @vitest-environment jsdom
// A round trip can be taken once, runs out, and never leads off our origin.
import { afterEach, expect, it } from 'vitest';
import { keepRoundTrip, pendingRoundTrip, takeRoundTrip } from './round-trip.ts';

afterEach(() => sessionStorage.clear());

const trip = { intent: 'link', next: '/clubs', started_ms: 1000, secret: 's', ref: 'r' } as const;

it('gives back what was kept, once', () => {
  keepRoundTrip('twitter', trip);
  expect(pendingRoundTrip('twitter', 2000)).toEqual(trip);
  expect(takeRoundTrip('twitter', 2000)).toEqual(trip);
  expect(takeRoundTrip('twitter', 2000)).toBeNull();
});

it('is forgotten after half an hour', () => {
  keepRoundTrip('discord', trip);
  expect(takeRoundTrip('discord', 1000 + 30 * 60_000 + 1)).toBeNull();
});

it('drops a next that somebody put there', () => {
  sessionStorage.setItem('spc-round-trip-discord', JSON.stringify({ ...trip, next: 'https://evil.example' }));
  expect(takeRoundTrip('discord', 2000)?.next).toBeNull();
});

it('is nothing where the storage holds something else', () => {
  sessionStorage.setItem('spc-round-trip-tiktok', '"x');
  expect(pendingRoundTrip('tiktok')).toBeNull();
});
