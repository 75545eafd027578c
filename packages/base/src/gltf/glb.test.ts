import { expect, test } from 'vitest';
import { buildModel } from './build-model.ts';
import { readGlb, writeGlb } from './glb.ts';
import type { Gltf } from './gltf-shapes.ts';
import { box, turned } from './solids.ts';

test('what is put together comes apart again, padded to four bytes', () => {
  const glb = writeGlb({ json: { asset: { version: '2.0' } }, bin: Uint8Array.from([1, 2, 3]) });
  expect(glb.byteLength % 4).toBe(0);
  expect(readGlb(glb)).toEqual({ json: { asset: { version: '2.0' } }, bin: Uint8Array.from([1, 2, 3, 0]) });
  expect(readGlb(writeGlb({ json: {}, bin: new Uint8Array(0) }))?.bin).toHaveLength(0);
});

test('is read also where it lies in the middle of other bytes', () => {
  const glb = writeGlb({ json: { a: 1 }, bin: Uint8Array.from([9, 9, 9, 9]) });
  const around = new Uint8Array(glb.length + 6);
  around.set(glb, 3);
  expect(readGlb(around.subarray(3, 3 + glb.length))).toEqual({
    json: { a: 1 },
    bin: Uint8Array.from([9, 9, 9, 9]),
  });
});

test('every cut and every longer one is none', () => {
  const glb = writeGlb({ json: { a: 1 }, bin: Uint8Array.from([1, 2, 3, 4]) });
  for (let length = 0; length < glb.length; length += 1)
    expect(readGlb(glb.subarray(0, length))).toBeUndefined();
  expect(readGlb(Uint8Array.from([...glb, 0, 0, 0, 0]))).toBeUndefined();
});

test('solids are closed: every edge is walked once each way', () => {
  for (const { indices } of [box([1, 2, 3])]) {
    const edges = new Set<string>();
    for (let at = 0; at < indices.length; at += 3)
      for (const step of [0, 1, 2]) edges.add(`${indices[at + step]}>${indices[at + ((step + 1) % 3)]}`);
    expect(edges.size).toBe(indices.length);
    for (const edge of edges) expect(edges.has(edge.split('>').reverse().join('>'))).toBe(true);
  }
});

test('a model of two surfaces has two draws with their bounds', () => {
  const model = buildModel([
    { ...box([2, 2, 2]), color: [1, 0, 0] },
    {
      ...turned(
        [
          [0, 0],
          [1, 0],
          [1, 2],
          [0, 2],
        ],
        8,
      ),
      color: [0, 0, 1],
    },
  ]);
  const json = readGlb(model)?.json as Gltf & { accessors: { min?: number[]; max?: number[] }[] };
  expect(json.meshes?.[0]?.primitives).toHaveLength(2);
  expect([json.accessors[0]?.min, json.accessors[0]?.max]).toEqual([
    [-1, -1, -1],
    [1, 1, 1],
  ]);
  expect(json.accessors[2]?.max?.[1]).toBe(2);
});
