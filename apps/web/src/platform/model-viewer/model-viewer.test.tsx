// @vitest-environment jsdom
// Tests the states of the viewer where nothing can be drawn, what is read of a model, and how keys and fingers turn it.
import { buildModel } from '@stagepass/base/gltf/build-model.ts';
import { readGlb, writeGlb } from '@stagepass/base/gltf/glb.ts';
import { box } from '@stagepass/base/gltf/solids.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apply, cofactor, multiply, placed } from './matrix.ts';
import { readModel } from './model-scene.ts';
import { ModelViewer } from './model-viewer.tsx';
import { trianglesOf } from './triangles.ts';
import { afterKey, farthest, firstLook, nearest, turned, zoomed } from './use-orbit.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const words = {
  label: 'Tin, in 3-D',
  hint: 'Drag to turn it.',
  loading: 'Fetching',
  failed: 'It did not come.',
  unsupported: 'This phone cannot draw it.',
  retry: 'Try again',
  nearer: 'Nearer',
  farther: 'Farther',
  reset: 'As it was',
  close: 'Back',
};
const cube = buildModel([{ ...box([2, 2, 2]), color: [1, 0, 0] }]);

function open(load: () => Promise<ArrayBuffer>) {
  render(
    <ModelViewer
      load={load}
      poster={<img alt="Tin" src="data:," />}
      words={words}
      onClose={() => undefined}
    />,
  );
}

describe('the viewer', () => {
  it('fetches nothing where nothing can be drawn, and keeps the picture', async () => {
    const load = vi.fn(async () => cube.buffer);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    open(load);
    expect((await screen.findByRole('alert')).textContent).toBe('This phone cannot draw it.');
    expect(screen.getByRole('img', { name: 'Tin' })).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  it('says that it did not come, and tries again when asked', async () => {
    const load = vi.fn(async (): Promise<ArrayBuffer> => {
      throw new TypeError('no network');
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
    open(load);
    expect((await screen.findByRole('alert')).textContent).toBe('It did not come.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('alert');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a model', () => {
  it('is read with flat normals, its middle and its size', () => {
    const scene = readModel(cube);
    expect(scene?.surfaces[0]?.positions.length).toBe(36 * 3);
    expect(scene?.middle).toEqual([0, 0, 0]);
    expect(scene?.radius).toBeCloseTo(Math.sqrt(3));
    const normals = new Set<string>();
    const values = scene?.surfaces[0]?.normals ?? new Float32Array();
    for (let at = 0; at < values.length; at += 3)
      normals.add([0, 1, 2].map((axis) => Math.sign(values[at + axis] ?? 0)).join());
    expect([...normals].sort()).toEqual(['-1,0,0', '0,-1,0', '0,0,-1', '0,0,1', '0,1,0', '1,0,0']);
  });

  it('stands where its nodes put it', () => {
    const glb = readGlb(cube);
    const json = structuredClone(glb?.json) as { nodes: object[]; scenes: object[] };
    json.nodes = [
      { translation: [5, 0, 0], children: [1] },
      { mesh: 0, scale: [1, 3, 1] },
    ];
    const scene = readModel(writeGlb({ json, bin: glb?.bin ?? new Uint8Array() }));
    expect(scene?.middle).toEqual([5, 0, 0]);
    expect(scene?.radius).toBeCloseTo(Math.hypot(1, 3, 1));
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['other bytes', new TextEncoder().encode('<html>not a model at all</html>')],
    ['nothing to see', writeGlb({ json: { asset: { version: '2.0' } }, bin: new Uint8Array(0) })],
  ])('is none: %s', (_, bytes) => expect(readModel(bytes)).toBeUndefined());

  it('has strips and fans as plain triangles', () => {
    expect([...trianglesOf(undefined, 4, 5)]).toEqual([0, 1, 2, 2, 1, 3]);
    expect([...trianglesOf(undefined, 4, 6)]).toEqual([0, 1, 2, 0, 2, 3]);
    expect([...trianglesOf(Uint32Array.from([3, 2, 1, 0]), 4, 4)]).toEqual([3, 2, 1]);
  });

  it('is placed and turned as the format says', () => {
    const quarter = Math.SQRT1_2;
    const turn = placed({ rotation: [0, quarter, 0, quarter], translation: [0, 0, 1] });
    const [x, y, z] = apply(turn, 1, 0, 0, 1);
    for (const value of [x, y, z]) expect(value).toBeCloseTo(0);
    const flat = placed({ scale: [4, 1, 1] });
    const normal = apply(cofactor(flat), 1, 1, 0, 0);
    expect(normal[1] / normal[0]).toBeCloseTo(4);
    expect([...multiply(turn, placed({}))]).toEqual([...turn]);
  });
});

describe('turning it', () => {
  it('by keys, within what can be seen', () => {
    expect(afterKey(firstLook, 'ArrowRight')?.turn_rad).toBeGreaterThan(firstLook.turn_rad);
    expect(afterKey(firstLook, 'Home')).toEqual(firstLook);
    expect(afterKey(firstLook, 'x')).toBeUndefined();
    expect(turned(firstLook, 0, 99).tilt_rad).toBeLessThan(Math.PI / 2);
    expect(zoomed(firstLook, 0.001).distance).toBe(nearest);
    expect(zoomed(firstLook, 1000).distance).toBe(farthest);
  });
});
