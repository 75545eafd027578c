// Owns reading the lists of numbers in a model: whatever they are packed as, they come out as floats or as whole numbers.
import { COMPONENT_BYTES, ELEMENT_SIZE, type Gltf } from '@stagepass/base/gltf/gltf-shapes.ts';

type Read = (view: DataView, at: number) => number;

const readers: Readonly<Record<number, Read>> = {
  5120: (view, at) => view.getInt8(at),
  5121: (view, at) => view.getUint8(at),
  5122: (view, at) => view.getInt16(at, true),
  5123: (view, at) => view.getUint16(at, true),
  5125: (view, at) => view.getUint32(at, true),
  5126: (view, at) => view.getFloat32(at, true),
};

/** What a normalized number is divided by. */
const wholes: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32_767, 5123: 65_535 };

export interface List {
  /** Numbers an element. */
  size: number;
  values: Float32Array;
}

/** Undefined where the model does not have it. */
export function readList(model: Gltf, bin: Uint8Array, index: number | undefined): List | undefined {
  const accessor = index === undefined ? undefined : model.accessors?.[index];
  if (accessor === undefined) return undefined;
  const size = ELEMENT_SIZE[accessor.type];
  const values = new Float32Array(accessor.count * size);
  const part = model.bufferViews?.[accessor.bufferView ?? -1];
  const read = readers[accessor.componentType];
  // Without bytes of its own it is all zeros.
  if (part === undefined || read === undefined) return { size, values };
  const component = COMPONENT_BYTES[accessor.componentType] ?? 1;
  const start = (part.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = part.byteStride ?? component * size;
  const whole = accessor.normalized ? (wholes[accessor.componentType] ?? 1) : 1;
  const view = new DataView(bin.buffer, bin.byteOffset, bin.byteLength);
  for (let at = 0; at < accessor.count; at += 1)
    for (let step = 0; step < size; step += 1)
      values[at * size + step] = Math.max(
        read(view, start + at * stride + step * component) / whole,
        whole === 1 ? -Infinity : -1,
      );
  return { size, values };
}

export function readOrder(model: Gltf, bin: Uint8Array, index: number | undefined): Uint32Array | undefined {
  const accessor = index === undefined ? undefined : model.accessors?.[index];
  const part = model.bufferViews?.[accessor?.bufferView ?? -1];
  const read = readers[accessor?.componentType ?? 0];
  if (accessor === undefined || part === undefined || read === undefined) return undefined;
  const component = COMPONENT_BYTES[accessor.componentType] ?? 1;
  const start = (part.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = part.byteStride ?? component;
  const view = new DataView(bin.buffer, bin.byteOffset, bin.byteLength);
  return Uint32Array.from({ length: accessor.count }, (_, at) => read(view, start + at * stride));
}
