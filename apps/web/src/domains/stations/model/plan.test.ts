// Tests where places come to lie on a plan: north up, all inside, to scale.
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const hall = { id: 'hall', lat: 51.5, long: -0.1 };

test('a single place lies in the middle', () => {
  const { points, scale } = planOf([hall]);
  expect(points).toEqual([{ id: 'hall', x: 50, y: 50 }]);
  expect(scale.meters).toBe(100);
});

test('north is up, east is right, and all lie inside', () => {
  const { points } = planOf([
    hall,
    { id: 'north', lat: 51.52, long: -0.1 },
    { id: 'east', lat: 51.5, long: -0.05 },
  ]);
  const at = Object.fromEntries(points.map((point) => [point.id, point]));
  expect(at.north?.y).toBeLessThan(at.hall?.y ?? 0);
  expect(at.north?.x).toBe(at.hall?.x);
  expect(at.east?.x).toBeGreaterThan(at.hall?.x ?? 0);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(10);
    expect(x).toBeLessThan(90);
    expect(y).toBeGreaterThan(10);
    expect(y).toBeLessThan(90);
  }
});

test('the bar under it is a round length to scale', () => {
  // One kilometer apart, east to west.
  const { points, scale } = planOf([
    hall,
    { id: 'other', lat: 51.5, long: -0.1 + 1000 / (111_195 * Math.cos((51.5 * Math.PI) / 180)) },
  ]);
  const [one, other] = points;
  const apart = Math.abs((one?.x ?? 0) - (other?.x ?? 0));
  expect(scale.percent / apart).toBeCloseTo(scale.meters / 1000, 5);
});
