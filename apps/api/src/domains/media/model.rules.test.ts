// Owns: which 3-D models are taken, by a table of those that are not: cut, lying about themselves, reaching out, too much.

import { buildModel } from '@stagepass/base/gltf/build-model.ts';
import { readGlb, writeGlb } from '@stagepass/base/gltf/glb.ts';
import { box } from '@stagepass/base/gltf/solids.ts';
import { MAX_MODEL_BYTES } from '@stagepass/base/model-limits.ts';
import { describe, expect, test } from 'vitest';
import { modelProblem } from './model.rules.ts';

const good = Buffer.from(buildModel([{ ...box([1, 1, 1]), color: [0.8, 0.2, 0.1] }]));

// biome-ignore lint/suspicious/noExplicitAny: hostile JSON has no shape.
type Json = any;

/** The good one with its JSON, and if need be its bytes, made otherwise. */
function changed(
  change: (json: Json, bin: Uint8Array) => void,
  more: Uint8Array = new Uint8Array(0),
): Buffer {
  const glb = readGlb(good);
  if (glb === undefined) throw new Error('the good one is none');
  const json = structuredClone(glb.json) as Json;
  const bin = new Uint8Array(glb.bin.length + more.length);
  bin.set(glb.bin);
  bin.set(more, glb.bin.length);
  change(json, bin);
  return Buffer.from(writeGlb({ json, bin }));
}

function bytes(change: (copy: Buffer) => Buffer | undefined): Buffer {
  const copy = Buffer.from(good);
  return change(copy) ?? copy;
}

/** With a picture of those bytes, said to be of that type. */
function printed(picture: Buffer, mimeType: string): Buffer {
  return changed((json, bin) => {
    const byteOffset = bin.length - picture.length;
    json.buffers[0].byteLength = bin.length;
    json.bufferViews.push({ buffer: 0, byteOffset, byteLength: picture.length });
    json.images = [{ bufferView: json.bufferViews.length - 1, mimeType }];
    json.textures = [{ source: 0 }];
    json.materials[0].pbrMetallicRoughness.baseColorTexture = { index: 0 };
  }, picture);
}

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

test('a whole one is taken, also with a picture of its own, a skin and what it merely offers', () => {
  expect(modelProblem(good)).toBeNull();
  expect(modelProblem(printed(png(64, 64), 'image/png'))).toBeNull();
  const jpeg = Buffer.from('ffd8ffe000044a46ffc0000b080040004001011100ffd9', 'hex');
  expect(modelProblem(printed(jpeg, 'image/jpeg'))).toBeNull();
  expect(modelProblem(changed((json) => (json.extensionsUsed = ['KHR_materials_sheen'])))).toBeNull();
  expect(modelProblem(changed((json) => (json.extensionsRequired = ['KHR_materials_unlit'])))).toBeNull();
});

describe('is refused:', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'not-a-model'],
    ['a page that calls itself one', Buffer.from('<script>alert(1)</script> and more bytes'), 'not-a-model'],
    ['other magic', bytes((copy) => void copy.write('glTX', 'latin1')), 'not-a-model'],
    ['version 1', bytes((copy) => void copy.writeUInt32LE(1, 4)), 'not-a-model'],
    ['longer than it says', bytes((copy) => Buffer.concat([copy, Buffer.alloc(4)])), 'not-a-model'],
    ['shorter than it says', bytes((copy) => copy.subarray(0, copy.length - 4)), 'not-a-model'],
    ['a chunk beyond the end', bytes((copy) => void copy.writeUInt32LE(0xfffffffc, 12)), 'not-a-model'],
    ['JSON that is none', bytes((copy) => void copy.write('}', 20)), 'not-a-model'],
    ['JSON that is no text', bytes((copy) => void copy.writeUInt8(0xff, 22)), 'not-a-model'],
    ['bytes before JSON', bytes((copy) => void copy.writeUInt32LE(0x004e4942, 16)), 'not-a-model'],
    ['too many bytes', bytes((copy) => Buffer.concat([copy, Buffer.alloc(MAX_MODEL_BYTES)])), 'too-large'],
    ['JSON of another kind', Buffer.from(writeGlb({ json: [1, 2], bin: new Uint8Array(4) })), 'broken'],
    ['another version inside', changed((json) => (json.asset.version = '1.0')), 'broken'],
    ['bytes elsewhere', changed((json) => (json.buffers[0].uri = 'https://evil.test/a.bin')), 'reaches-out'],
    ['bytes in an address', changed((json) => (json.buffers[0].uri = 'data:,x')), 'reaches-out'],
    ['a picture elsewhere', changed((json) => (json.images = [{ uri: '//evil.test/p.png' }])), 'reaches-out'],
    ['a file of ours', changed((json) => (json.images = [{ uri: '/api/users/me' }])), 'reaches-out'],
    [
      'what it needs is unknown',
      changed((json) => (json.extensionsRequired = ['KHR_draco_mesh_compression'])),
      'not-drawable',
    ],
    ['lines', changed((json) => (json.meshes[0].primitives[0].mode = 1)), 'not-drawable'],
    ['a buffer larger than its bytes', changed((json) => (json.buffers[0].byteLength = 1e6)), 'broken'],
    ['two buffers', changed((json) => json.buffers.push({ byteLength: 4 })), 'broken'],
    ['a view beyond', changed((json) => (json.bufferViews[0].byteLength = 1e6)), 'broken'],
    ['a view before', changed((json) => (json.bufferViews[0].byteOffset = -4)), 'broken'],
    ['a view of nowhere', changed((json) => (json.accessors[0].bufferView = 99)), 'broken'],
    ['more corners than bytes', changed((json) => (json.accessors[0].count = 1000)), 'broken'],
    ['a count beyond all numbers', changed((json) => (json.accessors[0].count = 1e300)), 'broken'],
    ['half a corner', changed((json) => (json.accessors[0].count = 7.5)), 'broken'],
    ['corners between bytes', changed((json) => (json.accessors[0].byteOffset = 2)), 'broken'],
    ['corners of no kind', changed((json) => (json.accessors[0].componentType = 5127)), 'broken'],
    ['no corners', changed((json) => (json.meshes[0].primitives[0].attributes = {})), 'broken'],
    [
      'corners that are no numbers',
      changed((_, bin) => new DataView(bin.buffer).setFloat32(0, Number.NaN, true)),
      'broken',
    ],
    [
      'corners at the end of the world',
      changed((_, bin) => new DataView(bin.buffer).setFloat32(0, 1e30, true)),
      'broken',
    ],
    [
      'a triangle to a corner that is not',
      changed((_, bin) => new DataView(bin.buffer).setUint32(96, 8, true)),
      'broken',
    ],
    ['an order of floats', changed((json) => (json.accessors[1].componentType = 5126)), 'broken'],
    ['a paint that is not', changed((json) => (json.meshes[0].primitives[0].material = 5)), 'broken'],
    ['its own parent', changed((json) => (json.nodes[0].children = [0])), 'broken'],
    ['a circle', changed((json) => (json.nodes = [{ mesh: 0, children: [1] }, { children: [0] }])), 'broken'],
    [
      'two parents',
      changed((json) => (json.nodes = [{ children: [2] }, { children: [2] }, { mesh: 0 }])),
      'broken',
    ],
    ['the same twice in a scene', changed((json) => (json.scenes[0].nodes = [0, 0])), 'broken'],
    ['a child that is not', changed((json) => (json.nodes[0].children = [9])), 'broken'],
    ['nothing to see', changed((json) => (json.nodes = [{}])), 'empty'],
    ['no scene', changed((json) => delete json.scenes), 'empty'],
    [
      'a thousand copies of it',
      changed((json) => {
        json.nodes = Array.from({ length: 1000 }, () => ({ mesh: 0 }));
        json.scenes[0].nodes = json.nodes.map((_: unknown, at: number) => at);
      }),
      'too-detailed',
    ],
    [
      'a forest of nodes',
      changed((json) => (json.nodes = Array.from({ length: 5000 }, () => ({})))),
      'broken',
    ],
    ['a picture that is a page', printed(Buffer.from('<svg onload="alert(1)"/>'), 'image/png'), 'picture'],
    ['a picture of another kind', printed(png(4, 4), 'image/svg+xml'), 'picture'],
    ['a picture of a billion dots', printed(png(30_000, 30_000), 'image/png'), 'too-detailed'],
    ['a texture of no picture', changed((json) => (json.textures = [{ source: 3 }])), 'broken'],
  ])('%s', (_, model, problem) => {
    expect(modelProblem(model)).toBe(problem);
  });
});
