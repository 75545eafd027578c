// Owns opening a model on a canvas: fetched, read, handed to the graphics card. Apart from the viewer, so that only whoever
// turns one around fetches all of this.
import { type DrawnModel, drawModel } from './draw-model.ts';
import { readModel } from './model-scene.ts';

export type { DrawnModel };

/** This phone draws no models: no WebGL 2, or none to spare. */
export class NoGraphics extends Error {}

export async function openModel(
  canvas: HTMLCanvasElement,
  load: (signal: AbortSignal) => Promise<ArrayBuffer>,
  signal: AbortSignal,
): Promise<DrawnModel> {
  const gl = canvas.getContext('webgl2', { alpha: true, antialias: true, premultipliedAlpha: false });
  if (gl === null) throw new NoGraphics('no WebGL 2');
  const scene = readModel(new Uint8Array(await load(signal)));
  signal.throwIfAborted();
  if (scene === undefined) throw new Error('no model');
  return drawModel(gl, scene);
}
