// Tests shapes on the ground: a circle is as wide as it says anywhere on earth, and a view holds what it should.
import { distanceBetween } from '@stagepass/base/place-distance.ts';
import { expect, it } from 'vitest';
import { boundsOf, circleAround } from './ground.ts';

it.each([0, 51.5, -70])('draws a circle of so many meters at latitude %s', (lat) => {
  const [ring = []] = circleAround({ lat, long: 10 }, 150).geometry.coordinates;
  for (const [long = 0, at = 0] of ring)
    expect(distanceBetween({ lat, long: 10 }, { lat: at, long })).toBeCloseTo(150, -0.5);
  expect(ring.at(0)?.[1]).toBeCloseTo(ring.at(-1)?.[1] ?? 0);
});

it('holds the place and the phone with room around them', () => {
  const [[west, south], [east, north]] = boundsOf(
    [
      { lat: 51.5, long: -0.12 },
      { lat: 51.51, long: -0.1 },
    ],
    200,
  );
  expect(west).toBeLessThan(-0.12);
  expect(east).toBeGreaterThan(-0.1);
  expect(south).toBeLessThan(51.5);
  expect(north).toBeGreaterThan(51.51);
});
