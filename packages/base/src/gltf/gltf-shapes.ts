// Owns: the shapes of a 3-D model (glTF 2.0), as far as the house reads them. Indices are places in the model's own lists.

export interface GltfTextureRef {
  index: number;
  texCoord?: number | undefined;
  extensions?: { KHR_texture_transform?: GltfTextureTransform | undefined } | undefined;
}

export interface GltfTextureTransform {
  offset?: number[] | undefined;
  scale?: number[] | undefined;
  rotation?: number | undefined;
}

export interface GltfMaterial {
  pbrMetallicRoughness?:
    | {
        baseColorFactor?: number[] | undefined;
        baseColorTexture?: GltfTextureRef | undefined;
        metallicFactor?: number | undefined;
        roughnessFactor?: number | undefined;
      }
    | undefined;
  emissiveFactor?: number[] | undefined;
  alphaMode?: 'OPAQUE' | 'MASK' | 'BLEND' | undefined;
  alphaCutoff?: number | undefined;
  doubleSided?: boolean | undefined;
  extensions?: { KHR_materials_unlit?: object | undefined } | undefined;
}

export interface GltfPrimitive {
  attributes: Record<string, number>;
  indices?: number | undefined;
  material?: number | undefined;
  /** 4, 5 and 6 are triangles: a list, a strip, a fan. */
  mode?: number | undefined;
}

export interface GltfNode {
  children?: number[] | undefined;
  mesh?: number | undefined;
  skin?: number | undefined;
  matrix?: number[] | undefined;
  translation?: number[] | undefined;
  rotation?: number[] | undefined;
  scale?: number[] | undefined;
}

export type GltfElement = 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4' | 'MAT2' | 'MAT3' | 'MAT4';

export interface GltfAccessor {
  bufferView?: number | undefined;
  byteOffset?: number | undefined;
  /** 5120 to 5126: bytes, shorts, unsigned ints and floats. */
  componentType: number;
  normalized?: boolean | undefined;
  count: number;
  type: GltfElement;
  sparse?: unknown;
}

export interface GltfBufferView {
  buffer: number;
  byteOffset?: number | undefined;
  byteLength: number;
  byteStride?: number | undefined;
}

export interface Gltf {
  asset: { version: string; minVersion?: string | undefined };
  extensionsRequired?: string[] | undefined;
  scene?: number | undefined;
  scenes?: { nodes?: number[] | undefined }[] | undefined;
  nodes?: GltfNode[] | undefined;
  meshes?: { primitives: GltfPrimitive[] }[] | undefined;
  skins?: { joints: number[]; inverseBindMatrices?: number | undefined }[] | undefined;
  materials?: GltfMaterial[] | undefined;
  textures?: { source?: number | undefined; sampler?: number | undefined }[] | undefined;
  samplers?: { wrapS?: number | undefined; wrapT?: number | undefined }[] | undefined;
  images?:
    | { bufferView?: number | undefined; mimeType?: string | undefined; uri?: string | undefined }[]
    | undefined;
  accessors?: GltfAccessor[] | undefined;
  bufferViews?: GltfBufferView[] | undefined;
  buffers?: { byteLength: number; uri?: string | undefined }[] | undefined;
}

export const ELEMENT_SIZE: Readonly<Record<GltfElement, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

export const COMPONENT_BYTES: Readonly<Record<number, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
};
