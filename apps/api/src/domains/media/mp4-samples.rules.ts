// Owns where the samples of an MP4's track lie, from its tables: to blank those of a track that is taken out.
import { type Blank, type ByteReader, refuse } from './bytes.rules.ts';

export interface Box {
  type: string;
  /** Of the header. */
  at: number;
  /** Of what is inside. */
  inside: number;
  end: number;
}

/** Tables of tracks of notes are small; a large one is there to fill the memory. */
const MOST_TABLE_BYTES = 8 * 1024 * 1024;

export async function sampleRanges(reader: ByteReader, stbl: readonly Box[]): Promise<Blank[]> {
  const table = async (type: string): Promise<Buffer | undefined> => {
    const box = stbl.find((one) => one.type === type);
    if (box === undefined) return undefined;
    if (box.end - box.inside > MOST_TABLE_BYTES) refuse('a table is too large');
    return reader.read(box.inside, box.end - box.inside);
  };
  const offsets = chunkOffsets(await table('stco'), await table('co64'));
  const sizeOf = sampleSizes(await table('stsz'));
  const samplesIn = samplesPerChunk(await table('stsc'));
  const blanks: Blank[] = [];
  let sample = 0;
  for (const [at, from] of offsets.entries()) {
    let length = 0;
    for (const end = sample + samplesIn(at + 1); sample < end; sample += 1) length += sizeOf(sample);
    if (from + length > reader.size_bytes) refuse('samples beyond the end');
    if (length > 0) blanks.push({ from, length, head: Buffer.alloc(0) });
  }
  return blanks;
}

function countIn(table: Buffer, at: number, entry_bytes: number): number {
  const count = table.length >= at + 4 ? table.readUInt32BE(at) : refuse('a table is cut off');
  return (table.length - at - 4) / entry_bytes >= count ? count : refuse('a table is cut off');
}

function chunkOffsets(stco: Buffer | undefined, co64: Buffer | undefined): number[] {
  if (stco !== undefined)
    return Array.from({ length: countIn(stco, 4, 4) }, (_, at) => stco.readUInt32BE(8 + 4 * at));
  if (co64 === undefined) return [];
  return Array.from({ length: countIn(co64, 4, 8) }, (_, at) => Number(co64.readBigUInt64BE(8 + 8 * at)));
}

function sampleSizes(stsz: Buffer | undefined): (sample: number) => number {
  if (stsz === undefined || stsz.length < 12) return () => 0;
  const all = stsz.readUInt32BE(4);
  if (all > 0) return () => all;
  const count = countIn(stsz, 8, 4);
  return (sample) => (sample < count ? stsz.readUInt32BE(12 + 4 * sample) : 0);
}

function samplesPerChunk(stsc: Buffer | undefined): (chunk: number) => number {
  if (stsc === undefined) return () => 0;
  const count = countIn(stsc, 4, 12);
  const runs = Array.from({ length: count }, (_, at) => ({
    first: stsc.readUInt32BE(8 + 12 * at),
    samples: stsc.readUInt32BE(12 + 12 * at),
  }));
  if (runs.some(({ samples }) => samples > 1_000_000)) refuse('a chunk of too many samples');
  return (chunk) => runs.findLast((run) => run.first <= chunk)?.samples ?? 0;
}
