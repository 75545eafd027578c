// Owns: the container of a 3-D model (.glb): one chunk of JSON, one of bytes; taken apart and put together.

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_BYTES = 8;

export interface Glb {
  json: unknown;
  /** Empty where the model has no bytes of its own. */
  bin: Uint8Array<ArrayBufferLike>;
}

interface Chunk {
  kind: number;
  bytes: Uint8Array<ArrayBufferLike>;
}

/** Undefined where a chunk says that it is longer than the file is. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = HEADER_BYTES; at < bytes.byteLength; ) {
    if (at + CHUNK_BYTES > bytes.byteLength) return undefined;
    const size = view.getUint32(at, true);
    const start = at + CHUNK_BYTES;
    if (size % 4 !== 0 || start + size > bytes.byteLength) return undefined;
    chunks.push({ kind: view.getUint32(at + 4, true), bytes: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return chunks;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Undefined where the bytes are no such container, are of another version, or are longer or shorter than they say. */
export function readGlb(bytes: Uint8Array): Glb | undefined {
  if (bytes.byteLength < HEADER_BYTES + CHUNK_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOne = view.getUint32(0, true) === MAGIC && view.getUint32(4, true) === VERSION;
  if (!isOne || view.getUint32(8, true) !== bytes.byteLength) return undefined;
  const [first, ...others] = chunksOf(bytes) ?? [];
  if (first?.kind !== JSON_CHUNK) return undefined;
  // The bytes come second or not at all; what else there is belongs to nobody we know.
  const [second] = others;
  const known = others.filter(({ kind }) => kind === JSON_CHUNK || kind === BIN_CHUNK);
  if (known.length > 1 || (known.length === 1 && known[0] !== second)) return undefined;
  const json = parse(first.bytes);
  return json === undefined ? undefined : { json, bin: known[0]?.bytes ?? new Uint8Array(0) };
}

function padded(bytes: Uint8Array, filler: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.byteLength / 4) * 4).fill(filler);
  whole.set(bytes);
  return whole;
}

export function writeGlb({ json, bin }: Glb): Uint8Array<ArrayBuffer> {
  const text = padded(new TextEncoder().encode(JSON.stringify(json)), 0x20);
  const chunks = [
    { kind: JSON_CHUNK, bytes: text },
    ...(bin.byteLength === 0 ? [] : [{ kind: BIN_CHUNK, bytes: padded(bin, 0) }]),
  ];
  const length = chunks.reduce((sum, { bytes }) => sum + CHUNK_BYTES + bytes.byteLength, HEADER_BYTES);
  const glb = new Uint8Array(length);
  const view = new DataView(glb.buffer);
  for (const [place, value] of [MAGIC, VERSION, length].entries()) view.setUint32(place * 4, value, true);
  let at = HEADER_BYTES;
  for (const { kind, bytes } of chunks) {
    view.setUint32(at, bytes.byteLength, true);
    view.setUint32(at + 4, kind, true);
    glb.set(bytes, at + CHUNK_BYTES);
    at += CHUNK_BYTES + bytes.byteLength;
  }
  return glb;
}
