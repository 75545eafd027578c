// Owns how containers are looked at: bytes read from anywhere in a file, and places in it that are to be blanked.

/** A file of which one reads here and there. Reading beyond its end answers fewer bytes. */
export interface ByteReader {
  readonly size_bytes: number;
  read(at: number, length: number): Promise<Buffer>;
}

/** So many bytes from here on become `head`, then zeros: nothing moves, so every offset in the file stays right. */
export interface Blank {
  from: number;
  length: number;
  head: Buffer;
}

export interface VideoFacts {
  width: number;
  height: number;
  duration_s: number | null;
  blanks: Blank[];
}

/** What is wrong with a file that is not what it says. */
export class NotThatFormat extends Error {}

export function refuse(why: string): never {
  throw new NotThatFormat(why);
}

/** A file may name millions of parts to keep us busy. */
export function counter(most: number): () => void {
  let left = most;
  return () => {
    left -= 1;
    if (left < 0) refuse('too many parts');
  };
}

/** Writes the blanks into a piece of the file that begins at `at`. */
export function applyBlanks(piece: Buffer, at: number, blanks: readonly Blank[]): Buffer {
  const touching = blanks.filter(({ from, length }) => from < at + piece.length && from + length > at);
  if (touching.length === 0) return piece;
  const changed = Buffer.from(piece);
  for (const { from, length, head } of touching) {
    const begin = Math.max(from, at);
    const end = Math.min(from + length, at + piece.length);
    changed.fill(0, begin - at, end - at);
    for (let place = begin; place < Math.min(end, from + head.length); place += 1)
      changed[place - at] = head[place - from] ?? 0;
  }
  return changed;
}
