// Owns: making a 3-D model out of surfaces: for objects that the house shapes by itself, and for tests.
import { writeGlb } from './glb.ts';
import type { Gltf } from './gltf-shapes.ts';

export interface Surface {
  /** Three numbers a corner. */
  positions: readonly number[];
  /** Three corners a triangle. */
  indices: readonly number[];
  /** Red, green, blue from 0 to 1, as light adds up. */
  color: readonly [number, number, number];
  metallic?: number;
  roughness?: number;
}

const FLOAT = 5126;
const UINT = 5125;

function bounds(positions: readonly number[], of: (...values: number[]) => number): number[] {
  const ends: (number | undefined)[] = [undefined, undefined, undefined];
  for (const [at, value] of positions.entries()) ends[at % 3] = of(ends[at % 3] ?? value, value);
  return ends.map((end) => end ?? 0);
}

/** Flat shaded: without normals each triangle has its own. */
export function buildModel(surfaces: readonly Surface[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const json = {
    asset: { version: '2.0', generator: 'StagePass' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [] as { attributes: { POSITION: number }; indices: number; material: number }[] }],
    materials: [] as NonNullable<Gltf['materials']>,
    accessors: [] as object[],
    bufferViews: [] as object[],
    buffers: [{ byteLength: 0 }],
  };
  const put = (numbers: Float32Array | Uint32Array, accessor: object): number => {
    const bytes = new Uint8Array(numbers.buffer);
    json.bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.byteLength });
    json.accessors.push({ bufferView: json.bufferViews.length - 1, byteOffset: 0, ...accessor });
    parts.push(bytes);
    length += bytes.byteLength;
    return json.accessors.length - 1;
  };
  for (const { positions, indices, color, metallic = 0, roughness = 0.7 } of surfaces) {
    const ends = { min: bounds(positions, Math.min), max: bounds(positions, Math.max) };
    const corners = { componentType: FLOAT, count: positions.length / 3, type: 'VEC3', ...ends };
    const POSITION = put(Float32Array.from(positions), corners);
    const order = put(Uint32Array.from(indices), {
      componentType: UINT,
      count: indices.length,
      type: 'SCALAR',
    });
    json.materials.push({
      pbrMetallicRoughness: {
        baseColorFactor: [...color, 1],
        metallicFactor: metallic,
        roughnessFactor: roughness,
      },
    });
    const material = json.materials.length - 1;
    json.meshes[0]?.primitives.push({ attributes: { POSITION }, indices: order, material });
  }
  const bin = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bin.set(part, at);
    at += part.byteLength;
  }
  json.buffers = [{ byteLength: length }];
  return writeGlb({ json, bin });
}
