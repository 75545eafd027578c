// Owns the look into a voice note: whether its bytes are sound in the container that it names, and how long it lasts.
import { type Blank, type ByteReader, refuse } from './bytes.rules.ts';
import { inspectMp4 } from './mp4.rules.ts';
import { inspectWebm } from './webm.rules.ts';

export interface AudioFacts {
  duration_s: number;
  blanks: Blank[];
}

/** Throws NotThatFormat where it is no sound that we take. */
export async function inspectAudio(reader: ByteReader, type: string): Promise<AudioFacts> {
  if (type === 'audio/ogg') return { duration_s: oggLength(await whole(reader)), blanks: [] };
  const webm = type === 'audio/webm';
  const { duration_s, blanks } = webm
    ? await inspectWebm(reader, 'sound')
    : await inspectMp4(reader, 'sound');
  // What was recorded live does not say how long it is: its parts do.
  const measured = duration_s ?? (webm ? webmLength : mp4Length)(await whole(reader));
  return { duration_s: measured > 0 ? measured : refuse('of no length'), blanks };
}

function whole(reader: ByteReader): Promise<Buffer> {
  return reader.read(0, reader.size_bytes);
}

const OPUS_HZ = 48_000;

/** The last page says how many samples there are up to its end. */
function oggLength(bytes: Buffer): number {
  let samples = 0;
  let skipped = 0;
  for (let at = 0; at < bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') return refuse('not an Ogg page');
    const segments = bytes.readUInt8(at + 26);
    const inside = at + 27 + segments;
    let size = 0;
    for (let one = 0; one < segments; one += 1) size += bytes.readUInt8(at + 27 + one);
    if (at === 0) {
      if (bytes.toString('latin1', inside, inside + 8) !== 'OpusHead') return refuse('not Opus');
      skipped = bytes.readUInt16LE(inside + 10);
    }
    const position = bytes.readBigInt64LE(at + 6);
    if (position > 0n) samples = Math.max(samples, Number(position));
    at = inside + size;
    if (at > bytes.length) return refuse('a page is cut off');
  }
  const seconds = (samples - skipped) / OPUS_HZ;
  return seconds > 0 ? rounded(seconds) : refuse('of no length');
}

/** Blocks carry their time, in units of the cluster's; the last one lasts a moment more. */
function webmLength(bytes: Buffer): number {
  let latest = 0;
  let cluster = 0;
  let scale = 1_000_000;
  function walk(from: number, to: number): void {
    for (let at = from; at < to; ) {
      const { id, inside, end } = elementAt(bytes, at, to);
      if (id === SEGMENT || id === CLUSTER || id === INFO || id === BLOCK_GROUP) walk(inside, end);
      else if (id === TIMESTAMP_SCALE) scale = bytes.readUIntBE(inside, end - inside);
      else if (id === CLUSTER_TIME) cluster = bytes.readUIntBE(inside, Math.min(6, end - inside));
      else if (id === SIMPLE_BLOCK || id === BLOCK)
        latest = Math.max(latest, cluster + bytes.readInt16BE(inside + 1));
      at = end;
    }
  }
  walk(0, bytes.length);
  return rounded((latest * scale) / 1e9 + 0.02);
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const CLUSTER_TIME = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;

function elementAt(bytes: Buffer, at: number, to: number): { id: number; inside: number; end: number } {
  const idLength = Math.clz32(bytes.readUInt8(at)) - 23;
  if (idLength > 4) return refuse('no element');
  const id = bytes.readUIntBE(at, idLength);
  const first = bytes.readUInt8(at + idLength);
  const sizeLength = Math.clz32(first) - 23;
  if (sizeLength > 8) return refuse('no size');
  let size = first & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let place = 1; place < sizeLength; place += 1) {
    const byte = bytes.readUInt8(at + idLength + place);
    unknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const inside = at + idLength + sizeLength;
  // A cluster that was written live goes on to the end: clusters inside it are walked as its own.
  const end = unknown ? to : inside + size;
  return end > to ? refuse('an element is larger than what holds it') : { id, inside, end };
}

/** Of a file in fragments: where the last one begins, and how long its samples last. */
function mp4Length(bytes: Buffer): number {
  let scale = 0;
  let unit = 0;
  let latest = 0;
  let begins = 0;
  function walk(from: number, to: number): void {
    for (let at = from; at + 8 <= to; ) {
      const size = bytes.readUInt32BE(at) || to - at;
      const type = bytes.toString('latin1', at + 4, at + 8);
      const inside = at + 8;
      if (size < 8 || at + size > to) refuse('a box is larger than what holds it');
      if (MP4_CONTAINERS.has(type)) walk(inside, at + size);
      else if (type === 'mdhd')
        scale = bytes.readUInt32BE(inside + (bytes.readUInt8(inside) === 1 ? 20 : 12));
      else if (type === 'trex') unit = bytes.readUInt32BE(inside + 12);
      else if (type === 'tfdt')
        begins =
          bytes.readUInt8(inside) === 1
            ? Number(bytes.readBigUInt64BE(inside + 4))
            : bytes.readUInt32BE(inside + 4);
      else if (type === 'trun')
        latest = Math.max(latest, begins + bytes.readUInt32BE(inside + 4) * (unit || AAC_FRAME));
      at += size;
    }
  }
  walk(0, bytes.length);
  return scale === 0 ? 0 : rounded(latest / scale);
}

const MP4_CONTAINERS = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);
/** Samples in one frame of AAC, where nothing else is said. */
const AAC_FRAME = 1024;

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
