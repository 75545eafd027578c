// Owns the few sums of matrices that drawing a model needs: four by four, column after column, as the graphics card reads them.

export type Matrix = Float32Array;

export function identity(): Matrix {
  return Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  const out = new Float32Array(16);
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let at = 0; at < 4; at += 1) sum += (a[at * 4 + row] ?? 0) * (b[column * 4 + at] ?? 0);
      out[column * 4 + row] = sum;
    }
  return out;
}

export interface Placed {
  translation?: readonly number[] | undefined;
  rotation?: readonly number[] | undefined;
  scale?: readonly number[] | undefined;
}

export function placed({
  translation = [0, 0, 0],
  rotation = [0, 0, 0, 1],
  scale = [1, 1, 1],
}: Placed): Matrix {
  const [x = 0, y = 0, z = 0, w = 1] = rotation;
  const [sx = 1, sy = 1, sz = 1] = scale;
  const [tx = 0, ty = 0, tz = 0] = translation;
  return Float32Array.from([
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    ...[2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    ...[2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[tx, ty, tz, 1],
  ]);
}

export function perspective(view_rad: number, aspect: number, near: number, far: number): Matrix {
  const f = 1 / Math.tan(view_rad / 2);
  const depth = 1 / (near - far);
  return Float32Array.from([
    ...[f / aspect, 0, 0, 0],
    ...[0, f, 0, 0],
    ...[0, 0, (near + far) * depth, -1],
    ...[0, 0, 2 * near * far * depth, 0],
  ]);
}

/** Where a camera is that looks at the middle from so far, turned so far around and up. */
export function orbit(turn_rad: number, tilt_rad: number, distance: number): Matrix {
  const [cosTurn, sinTurn] = [Math.cos(turn_rad), Math.sin(turn_rad)];
  const [cosTilt, sinTilt] = [Math.cos(tilt_rad), Math.sin(tilt_rad)];
  return Float32Array.from([
    ...[cosTurn, sinTilt * sinTurn, -cosTilt * sinTurn, 0],
    ...[0, cosTilt, sinTilt, 0],
    ...[sinTurn, -sinTilt * cosTurn, cosTilt * cosTurn, 0],
    ...[0, 0, -distance, 1],
  ]);
}

/** `w` is 1 for a place, 0 for a direction. */
export function apply(matrix: Matrix, x: number, y: number, z: number, w: 0 | 1): [number, number, number] {
  const row = (at: number) =>
    (matrix[at] ?? 0) * x +
    (matrix[at + 4] ?? 0) * y +
    (matrix[at + 8] ?? 0) * z +
    (matrix[at + 12] ?? 0) * w;
  return [row(0), row(1), row(2)];
}

/** For normals: what turns with the surface though it is stretched; its length does not matter. */
export function cofactor(m: Matrix): Matrix {
  const at = (column: number, row: number) => m[column * 4 + row] ?? 0;
  const minor = (column: number, row: number) => {
    const [c1, c2] = [(column + 1) % 3, (column + 2) % 3];
    const [r1, r2] = [(row + 1) % 3, (row + 2) % 3];
    return at(c1, r1) * at(c2, r2) - at(c2, r1) * at(c1, r2);
  };
  const out = identity();
  for (let column = 0; column < 3; column += 1)
    for (let row = 0; row < 3; row += 1) out[column * 4 + row] = minor(column, row);
  return out;
}
