// A gel is called after the swatch that is nearest, round the circle.
import { expect, it } from 'vitest';
import { nearestGel } from './gels.ts';

it.each([
  [3, 355],
  [340, 355],
  [150, 150],
  [359, 355],
])('hue %i is called as %i', (hue, gel) => {
  expect(nearestGel(hue)).toBe(gel);
});
