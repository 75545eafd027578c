// Tests when a position counts: age, accuracy, distance, travel; and how little a hidden place tells.
import { bearingTo, distanceBetween } from '@stagepass/base/place-distance.ts';
import { expect, test } from 'vitest';
import { Failure } from '#platform/failure/failure.ts';
import { coarseDistance, judgePosition } from './place.rules.ts';

const now = new Date('2026-11-17T12:00:00.000Z');
const place = { lat: 51.5, long: -0.12, radius_m: 150 };
const north = (meters: number) => ({ lat: place.lat + meters / 111_195, long: place.long });
const good = { ...north(100), accuracy_m: 12, taken_at: '2026-11-17T11:59:30.000Z' };
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

function refusal(change: Partial<Parameters<typeof judgePosition>[0]>) {
  try {
    judgePosition({ place, position: good, last: undefined, now, hidden: false, ...change });
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: error.reason.code, ...(error.details as object | undefined) };
  }
}

test('a good position inside the radius counts', () => {
  expect(refusal({})).toBeNull();
});

test.each([
  [{ position: undefined }, { code: 'requirements.position-missing' }],
  [
    { position: { ...good, taken_at: '2026-11-17T11:58:59.000Z' } },
    { code: 'requirements.position-stale', age_s: 61 },
  ],
  [{ position: { ...good, taken_at: '2026-11-17T12:00:06.000Z' } }, { code: 'requirements.position-future' }],
  [
    { position: { ...good, accuracy_m: 101 } },
    { code: 'requirements.position-coarse', accuracy_m: 101, needed_m: 100 },
  ],
  [{ position: { ...good, ...north(240) } }, { code: 'requirements.outside-place', distance_m: 240 }],
])('what does not count is refused for its own reason', (change, expected) => {
  expect(refusal(change)).toEqual(expected);
});

test('nobody passes where they cannot have come to since the last pass', () => {
  const paris = { lat: 48.85, long: 2.35 };
  expect(refusal({ last: { ...paris, passed_at: before(600) } })?.code).toBe(
    'requirements.impossible-travel',
  );
  expect(refusal({ last: { ...paris, passed_at: before(3600) } })).toBeNull();
  expect(refusal({ last: { ...north(1500), passed_at: now } })).toBeNull();
});

test('a hidden place answers alike from everywhere in a cell, and never exactly', () => {
  const told = new Set<number>();
  for (let meters = 200; meters < 6000; meters += 7) told.add(coarseDistance(north(meters), place));
  expect([...told].toSorted((a, b) => a - b)).toEqual([500, 1000, 2000, 5000, 10_000]);
  // The place anywhere in its cell gives the same answers: they cannot tell where in it.
  const from = north(3000);
  const cell = { lat: 51.5001, long: -0.12 };
  for (const lat of [51.5001, 51.502, 51.5049])
    expect(coarseDistance(from, { ...cell, lat })).toBe(coarseDistance(from, cell));
  expect(refusal({ hidden: true, position: { ...good, ...north(240) } })).toEqual({
    code: 'requirements.outside-place',
    distance_m: 500,
  });
});

test('distances and directions are those of the earth', () => {
  expect(distanceBetween({ lat: 51.5074, long: -0.1278 }, { lat: 48.8566, long: 2.3522 })).toBeCloseTo(
    343_550,
    -3,
  );
  expect(distanceBetween({ lat: 0, long: 179.9 }, { lat: 0, long: -179.9 })).toBeCloseTo(22_239, -1);
  expect(bearingTo({ lat: 0, long: 0 }, { lat: 0, long: 1 })).toBeCloseTo(90);
  expect(bearingTo({ lat: 1, long: 0 }, { lat: 0, long: 0 })).toBeCloseTo(180);
});
