// Owns the look into an MP4: whether its boxes are those of a video, and which of them tell more than the picture and the sound.
import { type Blank, type ByteReader, counter, refuse, type VideoFacts } from './bytes.rules.ts';
import { type Box, sampleRanges } from './mp4-samples.rules.ts';

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf']);
/** Names, places, dates, thumbnails, whatever a phone or an editor wrote down; free space may hide anything. */
const telling = new Set(['udta', 'meta', 'uuid', 'XMP_', 'pnot', 'free', 'skip', 'wide', 'id32']);
const topLevel = new Set([
  'ftyp',
  'styp',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'sidx',
  'ssix',
  'emsg',
  ...telling,
]);
/** Handlers of tracks that are kept: picture, sound, words to read along, timecode. */
const keptTracks = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd']);
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);
const MOST_BOXES = 60_000;

interface Found {
  reader: ByteReader;
  count: () => void;
  blanks: Blank[];
  boxes: Box[];
}

/** Throws NotThatFormat where it is no MP4 that we take. */
export async function inspectMp4(
  reader: ByteReader,
  wanted: 'video' | 'sound' = 'video',
): Promise<VideoFacts> {
  const found: Found = { reader, count: counter(MOST_BOXES), blanks: [], boxes: [] };
  const top = await listBoxes(found, 0, reader.size_bytes);
  if (top[0]?.type !== 'ftyp' || top.some(({ type }) => !topLevel.has(type))) refuse('not an MP4');
  const moov = top.find(({ type }) => type === 'moov') ?? refuse('no moov');
  const fragmented = top.some(({ type }) => type === 'moof');
  if (!fragmented && !top.some(({ type }) => type === 'mdat')) refuse('no pictures in it');
  for (const box of top) await blankTelling(found, box);
  const tracks = (await listBoxes(found, moov.inside, moov.end)).filter(({ type }) => type === 'trak');
  const size = { width: 0, height: 0 };
  let videos = 0;
  let sounds = 0;
  for (const track of tracks) {
    const handler = await handlerOf(found, track);
    if (handler === 'soun') sounds += 1;
    if (handler === 'vide') {
      videos += 1;
      Object.assign(size, await sizeOf(found, track));
    } else if (!keptTracks.has(handler)) {
      // A track of positions or other notes. Where its samples lie is told by the fragments, which we do not read.
      if (fragmented) refuse('a track of notes in fragments');
      found.blanks.push(...(await sampleRanges(reader, (await stblOf(found, track)) ?? [])), freed(track));
    }
  }
  if (wanted === 'video' && videos === 0) refuse('no video track');
  if (wanted === 'sound' && (videos > 0 || sounds === 0)) refuse('not sound alone');
  return { ...size, duration_s: await durationOf(found, moov), blanks: found.blanks };
}

async function listBoxes({ reader, count }: Found, from: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < end; ) {
    count();
    const head = await reader.read(at, 16);
    if (head.length < 8 || end - at < 8) refuse('a box is cut off');
    const small = head.readUInt32BE(0);
    const large = small === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : 0;
    const size = small === 1 ? large : small === 0 ? end - at : small;
    const inside = at + (small === 1 ? 16 : 8);
    if (at + size > end || inside > at + size) refuse('a box is larger than what holds it');
    boxes.push({ type: head.toString('latin1', 4, 8), at, inside, end: at + size });
    at += size;
  }
  return boxes;
}

/** Goes down through what holds others; what tells too much is blanked where it stands. */
async function blankTelling(found: Found, box: Box): Promise<void> {
  if (telling.has(box.type)) found.blanks.push(freed(box));
  else if (dated.has(box.type)) found.blanks.push(await undated(found, box));
  else if (containers.has(box.type))
    for (const inner of await listBoxes(found, box.inside, box.end)) await blankTelling(found, inner);
}

/** The same box as free space: its size stays, its name and content go. */
function freed({ at, inside, end }: Box): Blank {
  const head = Buffer.alloc(inside - at);
  const large = inside - at === 16;
  head.writeUInt32BE(large ? 1 : end - at, 0);
  head.write('free', 4, 'latin1');
  if (large) head.writeBigUInt64BE(BigInt(end - at), 8);
  return { from: at, length: end - at, head };
}

/** Created and modified: two numbers right after the version, of four or eight bytes each. */
async function undated({ reader }: Found, { inside, end }: Box): Promise<Blank> {
  const version = (await reader.read(inside, 1))[0];
  const length = version === 1 ? 16 : 8;
  return { from: inside + 4, length: Math.min(length, end - inside - 4), head: Buffer.alloc(0) };
}

async function childOf(found: Found, box: Box, ...path: string[]): Promise<Box | undefined> {
  let current: Box | undefined = box;
  for (const type of path) {
    if (current === undefined) return undefined;
    current = (await listBoxes(found, current.inside, current.end)).find((inner) => inner.type === type);
  }
  return current;
}

async function handlerOf(found: Found, track: Box): Promise<string> {
  const hdlr = (await childOf(found, track, 'mdia', 'hdlr')) ?? refuse('a track without a handler');
  return (await found.reader.read(hdlr.inside + 8, 4)).toString('latin1');
}

async function stblOf(found: Found, track: Box): Promise<Box[] | undefined> {
  const stbl = await childOf(found, track, 'mdia', 'minf', 'stbl');
  return stbl && listBoxes(found, stbl.inside, stbl.end);
}

/** The last eight bytes of a track's header, in 16.16. */
async function sizeOf(found: Found, track: Box): Promise<{ width: number; height: number }> {
  const tkhd = (await childOf(found, track, 'tkhd')) ?? refuse('a track without a header');
  const last = await found.reader.read(tkhd.end - 8, 8);
  return { width: last.readUInt16BE(0), height: last.readUInt16BE(4) };
}

async function durationOf(found: Found, moov: Box): Promise<number | null> {
  const mvhd = (await childOf(found, moov, 'mvhd')) ?? refuse('no movie header');
  const bytes = await found.reader.read(mvhd.inside, 32);
  const long = bytes[0] === 1;
  if (bytes.length < (long ? 32 : 20)) refuse('the movie header is cut off');
  const scale = bytes.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  const unknown = duration === 0 || duration >= 0xffff_ffff || scale === 0;
  return unknown ? null : Math.round((duration / scale) * 100) / 100;
}
