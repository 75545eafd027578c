// Looking around: what is in the middle, at the edges and behind, through both lenses, and how a held phone turns it.
import { expect, test } from 'vitest';
import { firstLook, flatLens, heldToward, type Look, sphereLens, turned } from './look.ts';

const look: Look = { yaw: 170, pitch: 20, fov: 60 };

test.each([
  ['sphere', sphereLens],
  ['flat', flatLens],
] as const)('the %s shows at a spot what it finds at that spot', (_, lens) => {
  const middle = lens.directionAt(look, { x: 0, y: 0 }, 0.8);
  expect(middle.yaw).toBeCloseTo(170);
  expect(middle.pitch).toBeCloseTo(20);
  for (const spot of [
    { x: 0.6, y: -0.7 },
    { x: -0.9, y: 0.4 },
    { x: 1, y: 1 },
  ]) {
    const direction = lens.directionAt(look, spot, 0.8);
    const found = lens.spotOf(look, direction, 0.80001);
    expect(found?.x).toBeCloseTo(spot.x, 3);
    expect(found?.y).toBeCloseTo(spot.y, 3);
  }
  expect(lens.spotOf(look, { yaw: -10, pitch: -20 }, 0.8)).toBeNull();
});

test('the top edge is half the height of the view above the middle', () => {
  expect(sphereLens.directionAt(firstLook, { x: 0, y: 1 }, 1).pitch).toBeCloseTo(firstLook.fov / 2);
  expect(sphereLens.directionAt(firstLook, { x: 1, y: 0 }, 1).yaw).toBeCloseTo(firstLook.fov / 2);
});

test('turning goes round, stops at the poles, and zooms within bounds', () => {
  expect(turned(look, { yaw: 20 }).yaw).toBeCloseTo(-170);
  expect(turned(look, { pitch: 100 }).pitch).toBe(90);
  expect(turned(look, { zoom: 0.01 }).fov).toBe(25);
  expect(turned(look, { zoom: 100 }).fov).toBe(100);
});

test('a phone held upright looks level, and turning it turns the view', () => {
  expect(heldToward({ alpha: 0, beta: 90, gamma: 0 }).pitch).toBeCloseTo(0);
  expect(heldToward({ alpha: 0, beta: 0, gamma: 0 }).pitch).toBeCloseTo(-90);
  // Turned to the left by 30 degrees: the compass goes down.
  const [before, after] = [0, 30].map((alpha) => heldToward({ alpha, beta: 90, gamma: 0 }).yaw);
  expect((after ?? 0) - (before ?? 0)).toBeCloseTo(-30);
});
