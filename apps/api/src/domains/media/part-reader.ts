// Owns the reading of an upload that lies in parts: here and there with two parts in memory at most, or from front to back.
import type { ByteStore } from '#platform/storage/storage.ts';
import { applyBlanks, type Blank, type ByteReader } from './bytes.rules.ts';
import type { PartRow } from './tables.ts';

export function partReader(store: ByteStore, parts: readonly PartRow[]): ByteReader {
  const last = parts.at(-1);
  const size_bytes = last === undefined ? 0 : last.position_bytes + last.size_bytes;
  const recent = new Map<string, Buffer>();

  async function bytesOf(part: PartRow): Promise<Buffer> {
    const known = recent.get(part.key);
    if (known !== undefined) return known;
    const bytes = await readPart(store, part);
    if (recent.size >= 2) recent.delete(recent.keys().next().value as string);
    recent.set(part.key, bytes);
    return bytes;
  }

  return {
    size_bytes,
    async read(at, length) {
      const pieces: Buffer[] = [];
      const end = Math.min(at + length, size_bytes);
      for (let from = at; from < end; ) {
        const part = partAt(parts, from);
        if (part === undefined) break;
        const inside = from - part.position_bytes;
        const piece = (await bytesOf(part)).subarray(inside, inside + end - from);
        pieces.push(piece);
        from += piece.length;
      }
      return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
    },
  };
}

/** By halving: a slow line leaves thousands of small parts. */
function partAt(parts: readonly PartRow[], at: number): PartRow | undefined {
  let [low, high] = [0, parts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const part = parts[middle] as PartRow;
    if (at < part.position_bytes) high = middle - 1;
    else if (at >= part.position_bytes + part.size_bytes) low = middle + 1;
    else return part;
  }
  return undefined;
}

async function readPart(store: ByteStore, { key, size_bytes }: PartRow): Promise<Buffer> {
  const file = await store.get(key);
  if (file === undefined || file.bytes.length !== size_bytes)
    throw new Error(`a part of an upload is missing: ${key}`);
  return file.bytes;
}

/** All parts in order, with the blanks written in. */
export async function* streamParts(
  store: ByteStore,
  parts: readonly PartRow[],
  blanks: readonly Blank[],
): AsyncGenerator<Buffer> {
  for (const part of parts) yield applyBlanks(await readPart(store, part), part.position_bytes, blanks);
}
