// Owns how large a picture inside a 3-D model is, read from its first bytes: what a phone would unpack must be known before.

export interface PictureSize {
  width: number;
  height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function sizeOfPng(bytes: Buffer): PictureSize | undefined {
  const isPng = bytes.length >= 24 && PNG.every((byte, at) => bytes[at] === byte);
  if (!isPng || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frames of every kind but tables (C4), reserved (C8) and conditions (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function sizeOfJpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** Undefined where the bytes are not what they are said to be. */
export function sizeOfPicture(bytes: Buffer, type: string | undefined): PictureSize | undefined {
  if (type === 'image/png') return sizeOfPng(bytes);
  return type === 'image/jpeg' ? sizeOfJpeg(bytes) : undefined;
}
