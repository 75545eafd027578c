// Owns the look into a WebM: whether its elements are those of a video, and which of them tell more than the picture and the sound.
import { type Blank, type ByteReader, counter, refuse, type VideoFacts } from './bytes.rules.ts';

interface Element {
  id: number;
  at: number;
  inside: number;
  /** Undefined where the file was recorded live and does not say. */
  end: number | undefined;
}

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
} as const;
const keptInSegment: ReadonlySet<number> = new Set([
  ids.seekHead,
  ids.info,
  ids.tracks,
  ids.cluster,
  ids.cues,
]);
/** Of the Info element: everything else in it is a title, a date, a file's or a program's name. */
const keptInInfo: ReadonlySet<number> = new Set([ids.timestampScale, ids.duration, 0x4d80, 0x5741]);
const codecs = /^(V_VP8|V_VP9|V_AV1|A_OPUS|A_VORBIS)/;
const soundCodecs = /^(A_OPUS|A_VORBIS)/;
const MOST_ELEMENTS = 2_000_000;

interface Found {
  reader: ByteReader;
  count: () => void;
  blanks: Blank[];
  wanted: 'video' | 'sound';
}

/** Throws NotThatFormat where it is no WebM that we take. */
export async function inspectWebm(
  reader: ByteReader,
  wanted: 'video' | 'sound' = 'video',
): Promise<VideoFacts> {
  const found: Found = { reader, count: counter(MOST_ELEMENTS), blanks: [], wanted };
  const head = await elementAt(found, 0);
  if (head.id !== ids.ebml || head.end === undefined) return refuse('not EBML');
  const docType = (await children(found, head)).find(({ id }) => id === ids.docType);
  if (docType === undefined || (await textOf(found, docType)) !== 'webm') refuse('not a WebM');
  const segment = await elementAt(found, head.end);
  if (segment.id !== ids.segment) refuse('no segment');
  const end = segment.end ?? reader.size_bytes;
  if (end < reader.size_bytes)
    found.blanks.push({ from: end, length: reader.size_bytes - end, head: Buffer.alloc(0) });
  return inspectSegment(found, segment.inside, end);
}

async function inspectSegment(found: Found, from: number, end: number): Promise<VideoFacts> {
  let facts: { width: number; height: number } | undefined;
  let duration_s: number | null = null;
  let clusters = 0;
  for (let at = from; at < end; ) {
    const element = await elementAt(found, at);
    const until =
      element.end ?? (element.id === ids.cluster ? await clusterEnd(found, element, end) : refuse('no end'));
    if (until > end) refuse('an element is larger than what holds it');
    if (!keptInSegment.has(element.id)) found.blanks.push(voided(at, until));
    else if (element.id === ids.info) duration_s = await inspectInfo(found, { ...element, end: until });
    else if (element.id === ids.tracks) facts = await inspectTracks(found, { ...element, end: until });
    else if (element.id === ids.cluster) clusters += 1;
    at = until;
  }
  if (facts === undefined || clusters === 0) return refuse('no pictures in it');
  return { ...facts, duration_s, blanks: found.blanks };
}

async function inspectInfo(found: Found, info: Element): Promise<number | null> {
  let scale = 1_000_000;
  let duration = 0;
  for (const element of await children(found, info)) {
    const bytes = await bytesOf(found, element);
    if (element.id === ids.timestampScale) scale = numberOf(bytes);
    else if (element.id === ids.duration)
      duration = bytes.length === 8 ? bytes.readDoubleBE() : bytes.readFloatBE();
    else if (!keptInInfo.has(element.id)) found.blanks.push(voided(element.at, element.end as number));
  }
  const seconds = (duration * scale) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 && seconds < 1e6 ? Math.round(seconds * 100) / 100 : null;
}

async function inspectTracks(found: Found, tracks: Element): Promise<{ width: number; height: number }> {
  let size: { width: number; height: number } | undefined;
  let sounds = 0;
  for (const track of await children(found, tracks)) {
    if (track.id !== ids.track) continue;
    const parts = new Map((await children(found, track)).map((part) => [part.id, part]));
    const [type, codec] = [parts.get(ids.trackType), parts.get(ids.codec)];
    const taken = found.wanted === 'sound' ? soundCodecs : codecs;
    if (type === undefined || codec === undefined || !taken.test(await textOf(found, codec)))
      refuse('a track that we do not take');
    const video = parts.get(ids.video);
    const kind = numberOf(await bytesOf(found, type));
    if (kind === 2) sounds += 1;
    if (kind !== 1 || video === undefined) continue;
    const sizes = new Map((await children(found, video)).map((part) => [part.id, part]));
    const read = async (part: Element | undefined) => (part ? numberOf(await bytesOf(found, part)) : 0);
    size = { width: await read(sizes.get(ids.pixelWidth)), height: await read(sizes.get(ids.pixelHeight)) };
  }
  if (found.wanted === 'video') return size ?? refuse('no video track');
  return size !== undefined || sounds === 0 ? refuse('not sound alone') : { width: 0, height: 0 };
}

/** A cluster that was written live ends where the next element of the segment begins. */
async function clusterEnd(found: Found, cluster: Element, end: number): Promise<number> {
  for (let at = cluster.inside; at < end; ) {
    const element = await elementAt(found, at);
    // Elements of the segment have four bytes of id, those of a cluster have fewer.
    if (element.id > 0xffffff) return at;
    at = element.end ?? refuse('no end');
  }
  return end;
}

async function elementAt({ reader, count }: Found, at: number): Promise<Element> {
  count();
  const head = await reader.read(at, 12);
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  if (idLength > 4 || head.length < idLength + 1) refuse('no element');
  const id = head.readUIntBE(0, idLength);
  const first = head[idLength] ?? 0;
  const sizeLength = Math.clz32(first) - 23;
  if (sizeLength > 8 || head.length < idLength + sizeLength) refuse('no size');
  let size = BigInt(first & (0xff >> sizeLength));
  for (let place = 1; place < sizeLength; place += 1)
    size = size * 256n + BigInt(head[idLength + place] ?? 0);
  const unknown = size === 2n ** BigInt(7 * sizeLength) - 1n;
  const inside = at + idLength + sizeLength;
  const end = unknown ? undefined : inside + Number(size);
  if (end !== undefined && end > reader.size_bytes) refuse('an element is cut off');
  return { id, at, inside, end };
}

async function children(found: Found, { inside, end }: Element): Promise<Element[]> {
  if (end === undefined) return refuse('no end');
  const all: Element[] = [];
  for (let at = inside; at < end; ) {
    const element = await elementAt(found, at);
    if (element.end === undefined || element.end > end)
      return refuse('an element is larger than what holds it');
    all.push(element);
    at = element.end;
  }
  return all;
}

async function bytesOf({ reader }: Found, { inside, end }: Element): Promise<Buffer> {
  const length = (end ?? inside) - inside;
  return length > 256 ? Buffer.alloc(0) : reader.read(inside, length);
}

async function textOf(found: Found, element: Element): Promise<string> {
  return (await bytesOf(found, element)).toString('latin1').replace(/\0+$/, '');
}

function numberOf(bytes: Buffer): number {
  return bytes.length === 0 || bytes.length > 6 ? 0 : bytes.readUIntBE(0, bytes.length);
}

/** A Void element of the same length; readers step over it. */
function voided(at: number, end: number): Blank {
  const length = end - at;
  if (length < 9) return { from: at, length, head: Buffer.from([0xec, 0x80 | (length - 2)]) };
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE(2n ** 56n + BigInt(length - 9), 1);
  return { from: at, length, head };
}
