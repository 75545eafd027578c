// Owns the reading of zip archives in tests: written from the format's description, not from our writer.
import { crc32, inflateRawSync } from 'node:zlib';

/** Every file by its name, as the directory at the archive's end lists them; sizes and sums are checked. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('not a zip archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory is broken');
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, fileAt(archive, at, name));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('something stands between the directory and its end');
  return files;
}

function fileAt(archive: Buffer, entry: number, name: string): Buffer {
  const local = archive.readUInt32LE(entry + 42);
  const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(begin, begin + archive.readUInt32LE(entry + 20));
  const bytes = archive.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed);
  if (bytes.length !== archive.readUInt32LE(entry + 24)) throw new Error(`${name} has another size`);
  if (crc32(bytes) !== archive.readUInt32LE(entry + 16)) throw new Error(`${name} has another sum`);
  return bytes;
}
