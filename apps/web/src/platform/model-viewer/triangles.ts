// Owns triangles: strips and fans as plain triangles, and surfaces that say nothing of their normals.

const STRIP = 5;
const FAN = 6;

/** Three corners a triangle, whatever way the model lists them. */
export function trianglesOf(order: Uint32Array | undefined, corners: number, mode: number): Uint32Array {
  const given = order ?? Uint32Array.from({ length: corners }, (_, at) => at);
  if (mode !== STRIP && mode !== FAN) return given.subarray(0, given.length - (given.length % 3));
  const out: number[] = [];
  for (let at = 2; at < given.length; at += 1) {
    const last = given[at] ?? 0;
    const before = given[at - 1] ?? 0;
    const first = given[mode === FAN ? 0 : at - 2] ?? 0;
    // Every second triangle of a strip runs the other way around.
    if (mode === STRIP && at % 2 === 1) out.push(before, first, last);
    else out.push(first, before, last);
  }
  return Uint32Array.from(out);
}

interface Flat {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array | null;
  colors: Float32Array | null;
  indices: Uint32Array;
}

function spread(values: Float32Array, size: number, order: Uint32Array): Float32Array {
  const out = new Float32Array(order.length * size);
  for (const [at, corner] of order.entries())
    out.set(values.subarray(corner * size, corner * size + size), at * size);
  return out;
}

/** As the format asks: without normals each triangle is flat, so none shares a corner with another. */
export function flatNormals<Surface extends Flat>(surface: Surface): Surface {
  const { indices } = surface;
  const positions = spread(surface.positions, 3, indices);
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 9) {
    const p = (corner: number, axis: number) => positions[at + corner * 3 + axis] ?? 0;
    const edge = (corner: number) => [0, 1, 2].map((axis) => p(corner, axis) - p(0, axis));
    const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0]] = [edge(1), edge(2)];
    const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    for (let corner = 0; corner < 3; corner += 1) normals.set(normal, at + corner * 3);
  }
  return {
    ...surface,
    positions,
    normals,
    uvs: surface.uvs === null ? null : spread(surface.uvs, 2, indices),
    colors: surface.colors === null ? null : spread(surface.colors, 4, indices),
    indices: Uint32Array.from(indices.keys()),
  };
}
