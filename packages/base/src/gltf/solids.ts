// Owns: the solids that models are put together from: boxes and turned shapes, as corners and triangles.
import type { Surface } from './build-model.ts';

type Shape = Pick<Surface, 'positions' | 'indices'>;

const BOX_CORNERS = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z] as const)));
/** Counter-clockwise from outside, two triangles a side. */
const BOX_SIDES = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
] as const;

export function box(
  size: readonly [number, number, number],
  at: readonly [number, number, number] = [0, 0, 0],
): Shape {
  const positions = BOX_CORNERS.flatMap((corner) =>
    corner.map((side, axis) => (side * (size[axis] ?? 0)) / 2 + (at[axis] ?? 0)),
  );
  const indices = BOX_SIDES.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]);
  return { positions, indices };
}

/** A profile of `[radius, height]` from the bottom up, turned around the upright axis. */
export function turned(profile: readonly (readonly [number, number])[], around = 32): Shape {
  const positions = profile.flatMap(([radius, height]) =>
    Array.from({ length: around }, (_, step) => {
      const angle = (step / around) * Math.PI * 2;
      return [Math.cos(angle) * radius, height, Math.sin(angle) * radius];
    }).flat(),
  );
  const indices: number[] = [];
  for (let ring = 0; ring + 1 < profile.length; ring += 1)
    for (let step = 0; step < around; step += 1) {
      const [a, b] = [ring * around + step, ring * around + ((step + 1) % around)];
      indices.push(a, a + around, b, b, a + around, b + around);
    }
  return { positions, indices };
}
