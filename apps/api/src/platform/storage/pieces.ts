// Owns large files: kept in pieces beside a small file that names them, so that neither writing nor a range of reading ever
// holds more than one piece in memory, on disk and in S3 alike.
import type { ByteStore, StoredFile } from './storage.ts';

const PIECES_TYPE = 'application/vnd.stagepass.pieces+json';
export const PIECE_BYTES = 4 * 1024 * 1024;

export interface PiecedFile {
  type: string;
  size_bytes: number;
  piece_bytes: number;
}

function pieceKey(key: string, at: number): string {
  return `${key}.${at}`;
}

/** Undefined for a file that is kept whole. */
export function piecedFile(file: StoredFile): PiecedFile | undefined {
  return file.type === PIECES_TYPE ? (JSON.parse(file.bytes.toString('utf8')) as PiecedFile) : undefined;
}

/** Cuts what comes into pieces. The file that names them is written last: half a file is none. */
export async function putPieces(
  store: ByteStore,
  given: { key: string; type: string; parts: AsyncIterable<Buffer>; piece_bytes?: number },
): Promise<PiecedFile> {
  const { key, type, parts, piece_bytes = PIECE_BYTES } = given;
  let gathered: Buffer[] = [];
  let gathered_bytes = 0;
  let count = 0;
  let size_bytes = 0;
  async function putPiece(bytes: Buffer): Promise<void> {
    await store.put(pieceKey(key, count), { bytes, type: 'application/octet-stream' });
    count += 1;
    size_bytes += bytes.length;
  }
  for await (const part of parts) {
    gathered.push(part);
    gathered_bytes += part.length;
    while (gathered_bytes >= piece_bytes) {
      const all = Buffer.concat(gathered);
      await putPiece(all.subarray(0, piece_bytes));
      gathered = [all.subarray(piece_bytes)];
      gathered_bytes = all.length - piece_bytes;
    }
  }
  if (gathered_bytes > 0) await putPiece(Buffer.concat(gathered));
  const made: PiecedFile = { type, size_bytes, piece_bytes };
  await store.put(key, { bytes: Buffer.from(JSON.stringify(made)), type: PIECES_TYPE });
  return made;
}

/** Both ends belong to it. */
export interface ByteRange {
  from: number;
  to: number;
}

export async function* readPieces(
  store: ByteStore,
  key: string,
  { piece_bytes }: PiecedFile,
  { from, to }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let at = Math.floor(from / piece_bytes); at * piece_bytes <= to; at += 1) {
    const piece = await store.get(pieceKey(key, at));
    if (piece === undefined) throw new Error(`a piece of ${key} is missing`);
    const begin = at * piece_bytes;
    yield piece.bytes.subarray(Math.max(0, from - begin), Math.min(piece_bytes, to + 1 - begin));
  }
}

function pieceKeys(key: string, { size_bytes, piece_bytes }: PiecedFile): string[] {
  return Array.from({ length: Math.ceil(size_bytes / piece_bytes) }, (_, at) => pieceKey(key, at));
}

/** A file, whole or in pieces, to be read from its beginning to its end. */
export async function readFileOf(
  store: ByteStore,
  key: string,
): Promise<{ size_bytes: number; parts: AsyncIterable<Buffer> | Iterable<Buffer> } | undefined> {
  const file = await store.get(key);
  if (file === undefined) return undefined;
  const pieced = piecedFile(file);
  if (pieced === undefined) return { size_bytes: file.bytes.length, parts: [file.bytes] };
  const { size_bytes } = pieced;
  return { size_bytes, parts: readPieces(store, key, pieced, { from: 0, to: size_bytes - 1 }) };
}

/** A file, whole or in pieces, under a second key. */
export async function copyFileOf(store: ByteStore, from: string, to: string): Promise<boolean> {
  const file = await store.get(from);
  if (file === undefined) return false;
  const pieced = piecedFile(file);
  if (pieced !== undefined)
    for (const [at, key] of pieceKeys(from, pieced).entries()) await store.copy(key, pieceKey(to, at));
  return store.copy(from, to);
}

/** A file, whole or in pieces. */
export async function removeFileOf(store: ByteStore, key: string): Promise<void> {
  const file = await store.get(key);
  const pieced = file && piecedFile(file);
  await store.remove(key);
  if (pieced !== undefined) for (const piece of pieceKeys(key, pieced)) await store.remove(piece);
}
