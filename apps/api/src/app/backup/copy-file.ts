// Owns the copying of one file into a backup or out of it: durable, with the checksum of what was written.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

const PIECE = 1 << 20;

export interface Copied {
  readonly bytes: number;
  readonly sha256: string;
}

/** Undefined where the file is gone: what a running server removes meanwhile is not missed. */
export async function copyFile(
  from: string,
  to: string,
  onBytes: (bytes: number) => void,
): Promise<Copied | undefined> {
  const source = await open(from, constants.O_RDONLY).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (source === undefined) return undefined;
  try {
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    const target = await open(to, 'w', 0o600);
    try {
      const hash = createHash('sha256');
      const piece = Buffer.allocUnsafe(PIECE);
      let bytes = 0;
      for (;;) {
        const { bytesRead } = await source.read(piece, 0, PIECE, null);
        if (bytesRead === 0) break;
        const read = piece.subarray(0, bytesRead);
        hash.update(read);
        await target.write(read, 0, bytesRead, null);
        bytes += bytesRead;
        onBytes(bytesRead);
      }
      await target.sync();
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function checksumOf(file: string, onBytes: (bytes: number) => void): Promise<Copied> {
  const source = await open(file, constants.O_RDONLY);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const read of source.createReadStream({ autoClose: false, highWaterMark: PIECE })) {
      hash.update(read as Buffer);
      bytes += (read as Buffer).length;
      onBytes((read as Buffer).length);
    }
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await source.close();
  }
}
