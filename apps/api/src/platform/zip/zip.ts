// Owns the writing of zip archives as a stream: entry after entry, so that an archive never has to fit into memory.
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { assert } from '@stagepass/base/assert.ts';

export interface ZipEntry {
  /** A relative path with /, made by us. */
  name: string;
  at: Date;
  parts: AsyncIterable<Buffer> | Iterable<Buffer>;
  /** For what is compressed already, such as pictures and videos. */
  plain?: boolean;
}

interface Written {
  name: Buffer;
  date: number;
  time: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

// Sizes follow the data (bit 3), and names are UTF-8 (bit 11).
const FLAGS = 0x0808;
// Everything is deflate, plain entries in its stored blocks: sizes behind a stored entry would puzzle streaming readers.
const DEFLATE = 8;
const VERSION = 20;
const VERSION_64 = 45;
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;

export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const facts = { name: Buffer.from(safeName(entry.name)), ...dosTime(entry.at), offset };
    const head = localHead(facts);
    yield head;
    const counts = { crc: 0, packed: 0, size: 0 };
    for await (const part of packed(entry, counts)) {
      counts.packed += part.length;
      yield part;
    }
    // Each by itself stays below: the largest upload is far smaller. The archive as a whole may grow beyond.
    assert(counts.size < MOST_32 && counts.packed < MOST_32, `too large for one entry: ${entry.name}`);
    const tail = sizesBehind(counts);
    yield tail;
    written.push({ ...facts, ...counts });
    offset += head.length + counts.packed + tail.length;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield archiveEnd({ entries: written.length, bytes: directory.length, offset });
}

async function* packed(entry: ZipEntry, counts: { crc: number; size: number }): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const part of entry.parts) {
      counts.crc = crc32(part, counts.crc);
      counts.size += part.length;
      yield part;
    }
  }
  const deflate = createDeflateRaw({ level: entry.plain === true ? 0 : 6 });
  const fed = pipeline(counted(), deflate);
  // Reading below fails with the same error; unheard here, it would end the process.
  fed.catch(() => {});
  for await (const part of deflate) yield part as Buffer;
  await fed;
}

/** No entry may climb out of the folder it is unpacked into, whatever it was named after. */
function safeName(name: string): string {
  const segments = name
    .replaceAll('\\', '/')
    .split('/')
    .map((segment) => segment.replace(/[\p{Cc}:*?"<>|]/gu, '_').replace(/^\.+/, '_'))
    .filter((segment) => segment !== '');
  return segments.join('/') || '_';
}

function dosTime(at: Date): { date: number; time: number } {
  // The format begins with 1980 and ends with 2107.
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107);
  return {
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

/** Numbers of 2, 4 or 8 bytes in a row, little end first. */
function fields(...values: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const made = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) made.writeUInt16LE(value, at);
    else if (bytes === 4) made.writeUInt32LE(value >>> 0, at);
    else made.writeBigUInt64LE(BigInt(value), at);
    at += bytes;
  }
  return made;
}

function localHead({ name, date, time }: Pick<Written, 'name' | 'date' | 'time'>): Buffer {
  const head = fields(
    [4, 0x0403_4b50],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATE],
    [2, time],
    [2, date],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([head, name]);
}

function sizesBehind({ crc, packed: bytes, size }: Pick<Written, 'crc' | 'packed' | 'size'>): Buffer {
  return fields([4, 0x0807_4b50], [4, crc], [4, bytes], [4, size]);
}

function directoryEntry(entry: Written): Buffer {
  const far = entry.offset >= MOST_32;
  const extra = far ? fields([2, 1], [2, 8], [8, entry.offset]) : Buffer.alloc(0);
  const head = fields(
    [4, 0x0201_4b50],
    [2, far ? VERSION_64 : VERSION],
    [2, far ? VERSION_64 : VERSION],
    [2, FLAGS],
    [2, DEFLATE],
    [2, entry.time],
    [2, entry.date],
    [4, entry.crc],
    [4, entry.packed],
    [4, entry.size],
    [2, entry.name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, far ? MOST_32 : entry.offset],
  );
  return Buffer.concat([head, entry.name, extra]);
}

interface Directory {
  entries: number;
  bytes: number;
  offset: number;
}

/** Exported for its test: no test writes four gigabytes. */
export function archiveEnd({ entries, bytes, offset }: Directory): Buffer {
  const large = entries >= MOST_16 || offset >= MOST_32 || bytes >= MOST_32;
  const record = large
    ? fields(
        [4, 0x0606_4b50],
        [8, 44],
        [2, VERSION_64],
        [2, VERSION_64],
        [4, 0],
        [4, 0],
        [8, entries],
        [8, entries],
        [8, bytes],
        [8, offset],
        [4, 0x0706_4b50],
        [4, 0],
        [8, offset + bytes],
        [4, 1],
      )
    : Buffer.alloc(0);
  const end = fields(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, large ? MOST_16 : entries],
    [2, large ? MOST_16 : entries],
    [4, large ? MOST_32 : bytes],
    [4, large ? MOST_32 : offset],
    [2, 0],
  );
  return Buffer.concat([record, end]);
}
