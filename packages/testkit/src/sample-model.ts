// Owns a small 3D model for tests: a red box, and before it a sheet with a green print of its own, lit by nothing.

import { buildModel } from '@stagepass/base/gltf/build-model.ts';
import { readGlb, writeGlb } from '@stagepass/base/gltf/glb.ts';
import { box } from '@stagepass/base/gltf/solids.ts';

/** Two by two, all green. */
const GREEN_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAD0lEQVR4nGNg+M8AQhAKABvyA/1tVLjHAAAAAElFTkSuQmCC',
  'base64',
);

interface Parts {
  accessors: object[];
  bufferViews: object[];
  buffers: { byteLength: number }[];
  materials: object[];
  meshes: { primitives: object[] }[];
}

export function sampleModel(): Buffer {
  const glb = readGlb(buildModel([{ ...box([2, 2, 1], [0, 0, -0.6]), color: [0.8, 0.02, 0.02] }]));
  if (glb === undefined) throw new Error('the house’s own model is none');
  const json = glb.json as Parts & Record<string, unknown>;
  const corners = Float32Array.from([-0.7, -0.7, 0.1, 0.7, -0.7, 0.1, 0.7, 0.7, 0.1, -0.7, 0.7, 0.1]);
  const uvs = Float32Array.from([0, 1, 1, 1, 1, 0, 0, 0]);
  const order = Uint16Array.from([0, 1, 2, 0, 2, 3]);
  let bin = Buffer.from(glb.bin);
  const put = (bytes: Uint8Array): number => {
    json.bufferViews.push({ buffer: 0, byteOffset: bin.length, byteLength: bytes.length });
    bin = Buffer.concat([bin, bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    return json.bufferViews.length - 1;
  };
  const list = (numbers: Float32Array | Uint16Array, accessor: object): number => {
    json.accessors.push({ bufferView: put(new Uint8Array(numbers.buffer)), ...accessor });
    return json.accessors.length - 1;
  };
  const POSITION = list(corners, {
    componentType: 5126,
    count: 4,
    type: 'VEC3',
    min: [-0.7, -0.7, 0.1],
    max: [0.7, 0.7, 0.1],
  });
  const TEXCOORD_0 = list(uvs, { componentType: 5126, count: 4, type: 'VEC2' });
  const indices = list(order, { componentType: 5123, count: 6, type: 'SCALAR' });
  json.images = [{ bufferView: put(GREEN_PNG), mimeType: 'image/png' }];
  json.textures = [{ source: 0 }];
  json.extensionsUsed = ['KHR_materials_unlit'];
  json.materials.push({
    pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
    extensions: { KHR_materials_unlit: {} },
    doubleSided: true,
  });
  json.meshes[0]?.primitives.push({ attributes: { POSITION, TEXCOORD_0 }, indices, material: 1 });
  json.buffers = [{ byteLength: bin.length }];
  return Buffer.from(writeGlb({ json, bin }));
}
