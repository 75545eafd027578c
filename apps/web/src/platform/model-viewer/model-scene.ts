// Owns what is drawn of a model: its surfaces where its nodes put them, in a pose that stands still, with the middle and size
// of the whole.
import { readGlb } from '@stagepass/base/gltf/glb.ts';
import type { Gltf, GltfMaterial, GltfNode, GltfPrimitive } from '@stagepass/base/gltf/gltf-shapes.ts';
import { apply, cofactor, identity, type Matrix, multiply, placed } from './matrix.ts';
import { type List, readList, readOrder } from './read-accessor.ts';
import { flatNormals, trianglesOf } from './triangles.ts';

export interface Surface {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array | null;
  /** Four numbers a corner. */
  colors: Float32Array | null;
  indices: Uint32Array;
  material: GltfMaterial;
}

export interface ModelScene {
  model: Gltf;
  bin: Uint8Array;
  surfaces: Surface[];
  middle: readonly [number, number, number];
  radius: number;
}

interface Shown {
  node: GltfNode;
  world: Matrix;
}

function ownMatrix(node: GltfNode): Matrix {
  return node.matrix === undefined ? placed(node) : Float32Array.from(node.matrix);
}

/** Every node's place in the world, from the scene's roots down. */
function placesOf(model: Gltf): Map<number, Shown> {
  const places = new Map<number, Shown>();
  const visit = (at: number, parent: Matrix) => {
    const node = model.nodes?.[at];
    if (node === undefined || places.has(at)) return;
    const world = multiply(parent, ownMatrix(node));
    places.set(at, { node, world });
    for (const child of node.children ?? []) visit(child, world);
  };
  for (const root of model.scenes?.[model.scene ?? 0]?.nodes ?? []) visit(root, identity());
  return places;
}

/** What moves each corner: its node, or the bones that it hangs on. */
type Mover = (corner: number) => Matrix;

function moverOf(
  { model, bin }: { model: Gltf; bin: Uint8Array },
  { node, world }: Shown,
  primitive: GltfPrimitive,
  places: ReadonlyMap<number, Shown>,
): Mover {
  const skin = model.skins?.[node.skin ?? -1];
  const joints = readList(model, bin, primitive.attributes.JOINTS_0);
  const weights = readList(model, bin, primitive.attributes.WEIGHTS_0);
  if (skin === undefined || joints === undefined || weights === undefined) return () => world;
  const bind = readList(model, bin, skin.inverseBindMatrices);
  const bones = skin.joints.map((joint, at) => {
    const place = places.get(joint)?.world ?? identity();
    return bind === undefined ? place : multiply(place, bind.values.slice(at * 16, at * 16 + 16));
  });
  return (corner) => {
    const sum = new Float32Array(16);
    for (let part = 0; part < 4; part += 1) {
      const weight = weights.values[corner * 4 + part] ?? 0;
      const bone = bones[joints.values[corner * 4 + part] ?? 0];
      if (weight === 0 || bone === undefined) continue;
      for (let at = 0; at < 16; at += 1) sum[at] = (sum[at] ?? 0) + (bone[at] ?? 0) * weight;
    }
    return sum[15] === 0 ? world : sum;
  };
}

function moved(list: List, mover: Mover, w: 0 | 1): Float32Array {
  const { values } = list;
  const out = new Float32Array(values.length);
  let last: Matrix | undefined;
  let by: Matrix = identity();
  for (let corner = 0; corner * 3 < values.length; corner += 1) {
    const matrix = mover(corner);
    if (matrix !== last) by = w === 1 ? matrix : cofactor(matrix);
    last = matrix;
    const at = corner * 3;
    out.set(apply(by, values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0, w), at);
  }
  return out;
}

function withAlpha(list: List | undefined): Float32Array | null {
  if (list === undefined) return null;
  if (list.size === 4) return list.values;
  const count = list.values.length / list.size;
  const out = new Float32Array(count * 4).fill(1);
  for (let at = 0; at < count; at += 1) out.set(list.values.subarray(at * 3, at * 3 + 3), at * 4);
  return out;
}

function surfaceOf(
  read: { model: Gltf; bin: Uint8Array },
  mover: Mover,
  primitive: GltfPrimitive,
): Surface | null {
  const { model, bin } = read;
  const { attributes, indices, mode = 4 } = primitive;
  const corners = readList(model, bin, attributes.POSITION);
  if (corners === undefined) return null;
  const order = trianglesOf(readOrder(model, bin, indices), corners.values.length / 3, mode);
  const material = model.materials?.[primitive.material ?? -1] ?? {};
  const uvSet = material.pbrMetallicRoughness?.baseColorTexture?.texCoord ?? 0;
  const whole: Surface = {
    positions: moved(corners, mover, 1),
    normals: new Float32Array(0),
    uvs: readList(model, bin, attributes[`TEXCOORD_${uvSet}`])?.values ?? null,
    colors: withAlpha(readList(model, bin, attributes.COLOR_0)),
    indices: order,
    material,
  };
  const normals = readList(model, bin, attributes.NORMAL);
  return normals === undefined ? flatNormals(whole) : { ...whole, normals: moved(normals, mover, 0) };
}

function extent(surfaces: readonly Surface[]): Pick<ModelScene, 'middle' | 'radius'> {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of surfaces)
    for (let at = 0; at < positions.length; at += 1) {
      const value = positions[at] ?? 0;
      low[at % 3] = Math.min(low[at % 3] ?? value, value);
      high[at % 3] = Math.max(high[at % 3] ?? value, value);
    }
  const middle = [0, 1, 2].map((axis) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2);
  const half = [0, 1, 2].map((axis) => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2);
  const [x = 0, y = 0, z = 0] = middle;
  return { middle: [x, y, z], radius: Math.hypot(...half) || 1 };
}

/** Undefined where the bytes are no model, or show nothing. The server has looked at them; another server may not have. */
export function readModel(bytes: Uint8Array): ModelScene | undefined {
  const glb = readGlb(bytes);
  if (glb === undefined || typeof glb.json !== 'object' || glb.json === null) return undefined;
  const read = { model: glb.json as Gltf, bin: glb.bin };
  const places = placesOf(read.model);
  const surfaces: Surface[] = [];
  for (const shown of places.values())
    for (const primitive of read.model.meshes?.[shown.node.mesh ?? -1]?.primitives ?? []) {
      const surface = surfaceOf(read, moverOf(read, shown, primitive, places), primitive);
      if (surface !== null && surface.indices.length > 0) surfaces.push(surface);
    }
  const sized = extent(surfaces);
  if (surfaces.length === 0 || !Number.isFinite(sized.radius)) return undefined;
  return { ...read, surfaces, ...sized };
}
