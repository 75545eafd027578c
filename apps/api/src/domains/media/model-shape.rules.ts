// Owns what the JSON of an uploaded 3-D model may look like: every number whole and in its bounds, every list short enough.
import type { Gltf } from '@stagepass/base/gltf/gltf-shapes.ts';
import { z } from 'zod';

/** A place in one of the model's lists, or a number of bytes. */
const whole = z.int().min(0);
const number = z.number();
const numbers = (length: number) => z.array(number).length(length);
const list = <Entry extends z.ZodType>(entry: Entry, most: number) => z.array(entry).max(most).optional();

const textureRef = z.object({
  index: whole,
  texCoord: whole.max(1).optional(),
  extensions: z
    .object({
      KHR_texture_transform: z
        .object({ offset: numbers(2).optional(), scale: numbers(2).optional(), rotation: number.optional() })
        .optional(),
    })
    .optional(),
});

const material = z.object({
  pbrMetallicRoughness: z
    .object({
      baseColorFactor: numbers(4).optional(),
      baseColorTexture: textureRef.optional(),
      metallicFactor: number.optional(),
      roughnessFactor: number.optional(),
    })
    .optional(),
  emissiveFactor: numbers(3).optional(),
  alphaMode: z.enum(['OPAQUE', 'MASK', 'BLEND']).optional(),
  alphaCutoff: number.optional(),
  doubleSided: z.boolean().optional(),
  extensions: z.object({ KHR_materials_unlit: z.object({}).optional() }).optional(),
});

const primitive = z.object({
  attributes: z.record(z.string().max(64), whole),
  indices: whole.optional(),
  material: whole.optional(),
  mode: whole.max(6).optional(),
});

const node = z.object({
  children: z.array(whole).max(2000).optional(),
  mesh: whole.optional(),
  skin: whole.optional(),
  matrix: numbers(16).optional(),
  translation: numbers(3).optional(),
  rotation: numbers(4).optional(),
  scale: numbers(3).optional(),
});

const accessor = z.object({
  bufferView: whole.optional(),
  byteOffset: whole.optional(),
  componentType: z.literal([5120, 5121, 5122, 5123, 5125, 5126]),
  normalized: z.boolean().optional(),
  count: z.int().min(1),
  type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
  sparse: z.unknown().optional(),
});

export const modelShape: z.ZodType<Gltf> = z.object({
  asset: z.object({ version: z.string().max(10), minVersion: z.string().max(10).optional() }),
  extensionsRequired: list(z.string().max(80), 40),
  scene: whole.optional(),
  scenes: list(z.object({ nodes: z.array(whole).max(2000).optional() }), 20),
  nodes: list(node, 2000),
  meshes: list(z.object({ primitives: z.array(primitive).min(1).max(500) }), 1000),
  skins: list(z.object({ joints: z.array(whole).max(512), inverseBindMatrices: whole.optional() }), 20),
  materials: list(material, 200),
  textures: list(z.object({ source: whole.optional(), sampler: whole.optional() }), 200),
  samplers: list(z.object({ wrapS: whole.optional(), wrapT: whole.optional() }), 200),
  images: list(
    z.object({
      bufferView: whole.optional(),
      mimeType: z.string().max(40).optional(),
      uri: z.string().optional(),
    }),
    64,
  ),
  accessors: list(accessor, 20_000),
  bufferViews: list(
    z.object({
      buffer: whole,
      byteOffset: whole.optional(),
      byteLength: z.int().min(1),
      byteStride: z.int().min(4).max(252).multipleOf(4).optional(),
    }),
    20_000,
  ),
  buffers: list(z.object({ byteLength: z.int().min(1), uri: z.string().optional() }), 1),
});
