// Owns videos that a journey uploads: pictures that the browser itself encodes (VP8), put into a WebM that says how long it is.
import type { Page } from 'playwright-core';

const PICTURES_S = 10;
const size = { width: 160, height: 90 };

interface Picture {
  readonly key: boolean;
  readonly base64: string;
}

/** Runs in the page: a bar that grows, one picture after the other. */
async function encode({ count, rate, width, height }: typeof size & { count: number; rate: number }) {
  const made: Picture[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      made.push({ key: chunk.type === 'key', base64: btoa(String.fromCharCode(...bytes)) });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width, height, bitrate: 100_000, framerate: rate });
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext('2d');
  for (let at = 0; at < count; at += 1) {
    if (paint === null) throw new Error('no canvas');
    paint.fillStyle = '#356';
    paint.fillRect(0, 0, width, height);
    paint.fillStyle = '#fc3';
    paint.fillRect(0, 0, (width * at) / count, height);
    const frame = new VideoFrame(canvas, { timestamp: (at * 1_000_000) / rate });
    encoder.encode(frame, { keyFrame: at % rate === 0 });
    frame.close();
  }
  await encoder.flush();
  return made;
}

/** An element of EBML: its id, its length in eight bytes, and what is in it. */
function element(id: string, ...inside: readonly Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(0x0100_0000_0000_0000n | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
}

function whole(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

const text = (id: string, value: string) => element(id, Buffer.from(value));

function float(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

function block(picture: Picture, at: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, picture.key ? 0x80 : 0]);
  head.writeInt16BE(((at % PICTURES_S) * 1000) / PICTURES_S, 1);
  return element('a3', head, Buffer.from(picture.base64, 'base64'));
}

/** So many seconds of video, as a creator would upload it. */
export async function videoOf(page: Page, seconds: number): Promise<Buffer> {
  const pictures = await page.evaluate(encode, { count: seconds * PICTURES_S, rate: PICTURES_S, ...size });
  const clusters = Array.from({ length: seconds }, (_, second) =>
    element(
      '1f43b675',
      whole('e7', second * 1000),
      ...pictures.slice(second * PICTURES_S, (second + 1) * PICTURES_S).map(block),
    ),
  );
  const track = element(
    'ae',
    whole('d7', 1),
    whole('73c5', 1),
    whole('83', 1),
    text('86', 'V_VP8'),
    element('e0', whole('b0', size.width), whole('ba', size.height)),
  );
  const info = element(
    '1549a966',
    whole('2ad7b1', 1_000_000),
    float('4489', seconds * 1000),
    text('4d80', 'journey'),
    text('5741', 'journey'),
  );
  return Buffer.concat([
    element('1a45dfa3', text('4282', 'webm'), whole('4287', 2), whole('4285', 2)),
    element('18538067', info, element('1654ae6b', track), ...clusters),
  ]);
}
