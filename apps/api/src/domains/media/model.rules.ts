// Owns which 3-D models are taken: whole, on their own, made of what phones can draw, and small enough for them.
import { readGlb } from '@stagepass/base/gltf/glb.ts';
import { COMPONENT_BYTES, ELEMENT_SIZE, type Gltf } from '@stagepass/base/gltf/gltf-shapes.ts';
import { MAX_MODEL_BYTES, MAX_MODEL_TRIANGLES, type ModelProblem } from '@stagepass/base/model-limits.ts';
import { sizeOfPicture } from './model-pictures.rules.ts';
import { modelShape } from './model-shape.rules.ts';

const MAX_CORNERS = 400_000;
const MAX_DRAWS = 500;
const MAX_PICTURE_PX = 2048;
const MAX_PIXELS = 16 * 1024 * 1024;
/** Drawn as they are meant, or without harm to the shape. */
const KNOWN = new Set(['KHR_materials_unlit', 'KHR_mesh_quantization', 'KHR_texture_transform']);

type Check = (model: Gltf, bin: Buffer) => ModelProblem | null;

/** Null where nothing is wrong with it. */
export function modelProblem(bytes: Buffer): ModelProblem | null {
  if (bytes.length > MAX_MODEL_BYTES) return 'too-large';
  const glb = readGlb(bytes);
  if (glb === undefined) return 'not-a-model';
  const { success, data: model } = modelShape.safeParse(glb.json);
  if (!success || !/^2\.\d$/.test(model.asset.version)) return 'broken';
  const bin = Buffer.from(glb.bin.buffer, glb.bin.byteOffset, glb.bin.byteLength);
  for (const check of [reachesOut, asksTooMuch, misplaced, tangled, misdrawn, misprinted]) {
    const problem = check(model, bin);
    if (problem !== null) return problem;
  }
  return null;
}

/** Any address, also one that holds its bytes itself: a phone must fetch nothing for it. */
const reachesOut: Check = ({ buffers = [], images = [] }) =>
  [...buffers, ...images].some(({ uri }) => uri !== undefined) ? 'reaches-out' : null;

const asksTooMuch: Check = ({ extensionsRequired = [] }) =>
  extensionsRequired.every((name) => KNOWN.has(name)) ? null : 'not-drawable';

/** Every view inside the bytes, every accessor inside its view. */
const misplaced: Check = ({ buffers = [], bufferViews = [], accessors = [] }, bin) => {
  const held = buffers[0]?.byteLength ?? 0;
  if (held > bin.length) return 'broken';
  for (const { buffer, byteOffset = 0, byteLength } of bufferViews)
    if (buffer !== 0 || byteOffset + byteLength > held) return 'broken';
  for (const { bufferView, byteOffset = 0, componentType, count, type } of accessors) {
    if (bufferView === undefined) continue;
    const view = bufferViews[bufferView];
    const component = COMPONENT_BYTES[componentType] ?? 0;
    const element = component * ELEMENT_SIZE[type];
    if (view === undefined || ((view.byteOffset ?? 0) + byteOffset) % component !== 0) return 'broken';
    if (byteOffset + (count - 1) * (view.byteStride ?? element) + element > view.byteLength) return 'broken';
  }
  return null;
};

/** A tree: nobody has two parents or is their own ancestor, and what is shown is there. */
const tangled: Check = ({ nodes = [], scenes = [], scene = 0, meshes = [], skins = [], accessors = [] }) => {
  const children = new Set<number>();
  for (const { children: own = [], mesh, skin } of nodes) {
    if ((mesh !== undefined && !meshes[mesh]) || (skin !== undefined && !skins[skin])) return 'broken';
    for (const child of own) {
      if (nodes[child] === undefined || children.has(child)) return 'broken';
      children.add(child);
    }
  }
  const roots = scenes[scene]?.nodes ?? [];
  // With one parent each at most, a circle can only be one that no root leads to; a root in it would be a child.
  const isTree = roots.every((root) => nodes[root] !== undefined && !children.has(root));
  if (!isTree || new Set(roots).size < roots.length) return 'broken';
  const shown = [...roots];
  for (const at of shown) shown.push(...(nodes[at]?.children ?? []));
  for (const { joints, inverseBindMatrices: at } of skins) {
    const bind = at === undefined ? undefined : accessors[at];
    const isBind = bind?.type === 'MAT4' && bind.componentType === 5126 && bind.count >= joints.length;
    if ((at !== undefined && !isBind) || joints.some((joint) => nodes[joint] === undefined)) return 'broken';
  }
  return shown.some((at) => nodes[at]?.mesh !== undefined) ? null : 'empty';
};

const misdrawn: Check = (model, bin) => {
  const { meshes = [], materials = [], nodes = [] } = model;
  const used = new Set<Primitive>();
  let [corners, triangles, draws] = [0, 0, 0];
  // By use: the same mesh at a hundred places is drawn a hundred times.
  for (const { mesh } of nodes)
    for (const primitive of mesh === undefined ? [] : (meshes[mesh]?.primitives ?? [])) {
      const { mode = 4, material } = primitive;
      if (mode < 4) return 'not-drawable';
      const counts = countsOf(model, primitive);
      if (counts === undefined || (material !== undefined && materials[material] === undefined))
        return 'broken';
      draws += 1;
      corners += counts.corners;
      triangles += mode === 4 ? counts.drawn / 3 : counts.drawn;
      if (draws > MAX_DRAWS || corners > MAX_CORNERS || triangles > MAX_MODEL_TRIANGLES)
        return 'too-detailed';
      used.add(primitive);
    }
  // Only now: what is looked through number by number is bounded by what was counted.
  for (const primitive of used) if (!isSound(model, bin, primitive)) return 'broken';
  return null;
};

type Primitive = NonNullable<Gltf['meshes']>[number]['primitives'][number];

/** Undefined where its lists do not fit each other. */
function countsOf(
  { accessors = [] }: Gltf,
  { attributes, indices }: Primitive,
): { corners: number; drawn: number } | undefined {
  const position = accessors[attributes.POSITION ?? -1];
  if (position?.type !== 'VEC3' || position.bufferView === undefined) return undefined;
  for (const at of Object.values(attributes)) {
    const one = accessors[at];
    if (one === undefined || one.count !== position.count || one.sparse !== undefined) return undefined;
  }
  if (indices === undefined) return { corners: position.count, drawn: position.count };
  const order = accessors[indices];
  const isOrder = order?.type === 'SCALAR' && [5121, 5123, 5125].includes(order.componentType);
  if (!isOrder || order.bufferView === undefined || order.sparse !== undefined) return undefined;
  return { corners: position.count, drawn: order.count };
}

/** Corners are numbers, and triangles are between corners that there are. */
function isSound(model: Gltf, bin: Buffer, { attributes, indices }: Primitive): boolean {
  const { accessors = [] } = model;
  const position = accessors[attributes.POSITION ?? -1];
  if (position?.componentType === 5126)
    for (const value of valuesOf(model, bin, attributes.POSITION ?? -1))
      if (!Number.isFinite(value) || Math.abs(value) > 1e7) return false;
  if (indices === undefined) return true;
  for (const corner of valuesOf(model, bin, indices)) if (corner >= (position?.count ?? 0)) return false;
  return true;
}

const readers: Readonly<Record<number, (bin: Buffer, at: number) => number>> = {
  5121: (bin, at) => bin.readUInt8(at),
  5123: (bin, at) => bin.readUInt16LE(at),
  5125: (bin, at) => bin.readUInt32LE(at),
  5126: (bin, at) => bin.readFloatLE(at),
};

function* valuesOf(
  { accessors = [], bufferViews = [] }: Gltf,
  bin: Buffer,
  index: number,
): Generator<number> {
  const accessor = accessors[index];
  const view = bufferViews[accessor?.bufferView ?? -1];
  const read = readers[accessor?.componentType ?? 0];
  if (accessor === undefined || view === undefined || read === undefined) return;
  const component = COMPONENT_BYTES[accessor.componentType] ?? 0;
  const size = ELEMENT_SIZE[accessor.type];
  const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = view.byteStride ?? component * size;
  for (let at = 0; at < accessor.count; at += 1)
    for (let part = 0; part < size; part += 1) yield read(bin, start + at * stride + part * component);
}

/** Pictures are what they say, and small enough to be unpacked on a phone. */
const misprinted: Check = ({ images = [], textures = [], bufferViews = [], materials = [] }, bin) => {
  let pixels = 0;
  for (const { bufferView, mimeType } of images) {
    const view = bufferViews[bufferView ?? -1];
    if (view === undefined) return 'broken';
    const start = view.byteOffset ?? 0;
    const size = sizeOfPicture(bin.subarray(start, start + view.byteLength), mimeType);
    if (size === undefined) return 'picture';
    pixels += size.width * size.height;
    if (Math.max(size.width, size.height) > MAX_PICTURE_PX || pixels > MAX_PIXELS) return 'too-detailed';
  }
  const isThere = (index: number | undefined) => index === undefined || textures[index] !== undefined;
  if (textures.some(({ source }) => source !== undefined && images[source] === undefined)) return 'broken';
  return materials.every(({ pbrMetallicRoughness }) => isThere(pbrMetallicRoughness?.baseColorTexture?.index))
    ? null
    : 'broken';
};
