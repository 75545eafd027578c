// Owns fair turns: both sides in short slices one after the other, so that a busy moment of the machine hits both.
import type { Sample } from './line.ts';

export interface Turns {
  readonly slices: number;
  /** The rate of one slice. */
  readonly ours: () => Promise<number>;
  readonly raw: () => Promise<number>;
}

export async function alternate({ slices, ours, raw }: Turns): Promise<Sample> {
  const sum = { ours: 0, raw: 0 };
  for (let slice = 0; slice < slices; slice += 1) {
    sum.ours += await ours();
    sum.raw += await raw();
  }
  return { ours: sum.ours / slices, raw: sum.raw / slices };
}
