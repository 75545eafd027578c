// Which rows of a long list are drawn: those near what is seen. The others are as high as they were, or as high as most are.

/** Before a row was drawn once. */
export const GUESS_PX = 84;
/** Drawn above and below what is seen, so that a flick meets rows. */
export const BEYOND_PX = 900;
/** Without a layout, as in tests, so many of the latest. */
const UNMEASURED = 40;

/** Where each row begins, and at the end where the last one ends. */
export function offsetsOf(keys: readonly string[], heights: ReadonlyMap<string, number>): number[] {
  const offsets = [0];
  let at = 0;
  for (const key of keys) {
    at += heights.get(key) ?? GUESS_PX;
    offsets.push(at);
  }
  return offsets;
}

/** The row that covers this height: the last one that begins at or before it. */
export function rowAt(offsets: readonly number[], y: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface Seen {
  top: number;
  height: number;
}

/** From the first to behind the last row that is drawn. */
export function drawnRange(offsets: readonly number[], { top, height }: Seen): { from: number; to: number } {
  const count = offsets.length - 1;
  if (height === 0) return { from: Math.max(0, count - UNMEASURED), to: count };
  const from = rowAt(offsets, top - BEYOND_PX);
  return { from, to: Math.min(count, rowAt(offsets, top + height + BEYOND_PX) + 1) };
}
