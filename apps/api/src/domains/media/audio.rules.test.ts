// Tests the look into voice notes: sound in the container that it names, measured, and nothing else.
import { expect, test } from 'vitest';
import { inspectAudio } from './audio.rules.ts';
import { NotThatFormat } from './bytes.rules.ts';

function readerOf(bytes: Buffer) {
  return {
    size_bytes: bytes.length,
    read: async (at: number, length: number) => bytes.subarray(at, at + length),
  };
}

function oggPage({ position, body }: { position: bigint; body: Buffer }): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeBigInt64LE(position, 6);
  const lengths = Buffer.from([body.length]);
  head.writeUInt8(1, 26);
  return Buffer.concat([head, lengths, body]);
}

function opusHead(skip: number): Buffer {
  const body = Buffer.alloc(19);
  body.write('OpusHead', 0, 'latin1');
  body.writeUInt8(1, 8);
  body.writeUInt8(1, 9);
  body.writeUInt16LE(skip, 10);
  return body;
}

function ogg(seconds: number): Buffer {
  const samples = BigInt(Math.round(seconds * 48_000) + 312);
  return Buffer.concat([
    oggPage({ position: 0n, body: opusHead(312) }),
    oggPage({ position: samples, body: Buffer.alloc(40) }),
  ]);
}

/** An element of EBML with a size of eight bytes. */
function element(id: number[], body: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(body.length));
  return Buffer.concat([Buffer.from(id), size, body]);
}

function track(codec: string, type: number): Buffer {
  return element(
    [0xae],
    Buffer.concat([element([0x83], Buffer.from([type])), element([0x86], Buffer.from(codec, 'latin1'))]),
  );
}

/** As a browser records it: without a duration, blocks with their times. */
function webm({ codec = 'A_OPUS', type = 2, last_ms = 4000 } = {}): Buffer {
  const block = (ms: number) => {
    const body = Buffer.alloc(8);
    body.writeUInt8(0x81, 0);
    body.writeInt16BE(ms, 1);
    return element([0xa3], body);
  };
  const time = Buffer.alloc(2);
  time.writeUInt16BE(1000);
  const cluster = Buffer.concat([element([0xe7], time), block(0), block(last_ms - 1000)]);
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm', 'latin1')));
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40])),
  );
  const tracks = element([0x16, 0x54, 0xae, 0x6b], track(codec, type));
  const body = Buffer.concat([info, tracks, element([0x1f, 0x43, 0xb6, 0x75], cluster)]);
  return Buffer.concat([head, element([0x18, 0x53, 0x80, 0x67], body)]);
}

test('an Ogg says how long it is in its last page', async () => {
  expect((await inspectAudio(readerOf(ogg(12.5)), 'audio/ogg')).duration_s).toBe(12.5);
});

test('a WebM that was recorded live is measured by its blocks', async () => {
  expect((await inspectAudio(readerOf(webm()), 'audio/webm')).duration_s).toBe(4.02);
});

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more of it, so that it is long enough'), 'audio/ogg'],
  ['an Ogg that calls itself a WebM', ogg(2), 'audio/webm'],
  ['a codec that is no sound', webm({ codec: 'V_VP8' }), 'audio/webm'],
  ['a page that is cut off', ogg(2).subarray(0, 60), 'audio/ogg'],
  ['an MP4 of nothing', Buffer.from('0000ftyp'), 'audio/mp4'],
])('%s is refused', async (_, bytes, type) => {
  await expect(inspectAudio(readerOf(bytes), type)).rejects.toSatisfy(
    (error) => error instanceof NotThatFormat || error instanceof RangeError,
  );
});
