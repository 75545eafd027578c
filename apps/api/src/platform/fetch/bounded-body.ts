// Owns reading an answer's body: so many bytes and no more, counted before and after it is unpacked.
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export async function readBounded(
  body: Readable,
  encoding: string | undefined,
  max_bytes: number,
): Promise<Buffer> {
  // A body that is given up raises an error of its own; unheard, it would end the process.
  body.on('error', () => {});
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return gather(body, max_bytes);
  const unpacker = unpackers[name]?.();
  if (unpacker === undefined) {
    body.destroy();
    throw new FetchError('failed', 'the answer is packed in a way we do not know');
  }
  let packed = 0;
  body.on('data', (part: Buffer) => {
    packed += part.length;
    if (packed > max_bytes) body.destroy(tooLarge());
  });
  body.on('error', (error) => unpacker.destroy(error));
  body.pipe(unpacker);
  try {
    return await gather(unpacker, max_bytes);
  } finally {
    body.destroy();
  }
}

async function gather(stream: Readable, max_bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop destroys the stream: the rest is never read, nor unpacked.
    if (size > max_bytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooLarge(): FetchError {
  return new FetchError('too-large', 'the answer is too large');
}
