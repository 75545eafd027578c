// Owns: a video is known by its boxes, what tells a place is blanked where it stands, and everything else stays as it was.
import { expect, test } from 'vitest';
import { box, PLACE, sampleMp4, sampleWebm } from '#app/testing/sample-videos.ts';
import { applyBlanks, type ByteReader, NotThatFormat } from './bytes.rules.ts';
import { inspectMp4 } from './mp4.rules.ts';
import { inspectWebm } from './webm.rules.ts';

function readerOf(bytes: Buffer): ByteReader {
  return { size_bytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) };
}

const formats = [
  ['MP4', sampleMp4(), inspectMp4, 2],
  ['WebM', sampleWebm(), inspectWebm, 2.5],
] as const;

test.each(formats)(
  '%s: size and length are read, and no place is left in it',
  async (_, bytes, inspect, seconds) => {
    const facts = await inspect(readerOf(bytes));
    expect(facts).toMatchObject({ width: 640, height: 360, duration_s: seconds });
    const clean = applyBlanks(bytes, 0, facts.blanks);
    expect(clean.length).toBe(bytes.length);
    expect(bytes.includes(PLACE)).toBe(true);
    for (const text of [PLACE, 'location', 'LOCATION', 'GPS', 'At home', '\u00a9xyz'])
      expect(clean.includes(text)).toBe(false);
    // Still the same video, and nothing more to take out but what is blank already.
    expect(await inspect(readerOf(clean))).toMatchObject({ width: 640, height: 360, duration_s: seconds });
  },
);

test('pictures and sound stay where they were, byte by byte', async () => {
  const payload = Buffer.from(Array.from({ length: 500 }, (_, at) => at % 256));
  const bytes = sampleMp4({ payload });
  const { blanks } = await inspectMp4(readerOf(bytes));
  const at = bytes.indexOf(payload);
  expect(
    applyBlanks(bytes, 0, blanks)
      .subarray(at, at + 500)
      .equals(payload),
  ).toBe(true);
});

test('blanks are the same in pieces as in the whole', async () => {
  const bytes = sampleMp4();
  const { blanks } = await inspectMp4(readerOf(bytes));
  const pieces = [];
  for (let at = 0; at < bytes.length; at += 13)
    pieces.push(applyBlanks(bytes.subarray(at, at + 13), at, blanks));
  expect(Buffer.concat(pieces).equals(applyBlanks(bytes, 0, blanks))).toBe(true);
});

const mp4 = sampleMp4();
const webm = sampleWebm();
test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(20))],
  ['half an MP4', mp4.subarray(0, mp4.length - 40)],
  ['an MP4 with something behind it', Buffer.concat([mp4, Buffer.from('PK\u0003\u0004 a zip archive')])],
  [
    'an MP4 without pictures',
    Buffer.concat([box('ftyp', Buffer.from('isomisom')), box('moov', box('mvhd', Buffer.alloc(100)))]),
  ],
  [
    'a box that holds more than its holder',
    Buffer.concat([box('ftyp', Buffer.from('isomisom')), Buffer.from('7fffffff6d6f6f76', 'hex')]),
  ],
  [
    'millions of empty boxes',
    Buffer.concat([box('ftyp'), ...Array.from({ length: 70_000 }, () => box('free'))]),
  ],
  ['a Matroska file', sampleWebm({ docType: 'matroska' })],
  ['half a WebM', webm.subarray(0, 60)],
  ['a WebM as MP4 or the other way round', Buffer.concat([webm.subarray(0, 30), mp4])],
])('%s is no video', async (_, bytes) => {
  await expect(inspectMp4(readerOf(bytes))).rejects.toThrow(NotThatFormat);
  await expect(inspectWebm(readerOf(bytes))).rejects.toThrow(NotThatFormat);
});

test('whatever bytes come, the answer is a refusal and never a crash', async () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  for (let round = 0; round < 400; round += 1) {
    for (const [inspect, sample] of [
      [inspectMp4, mp4],
      [inspectWebm, webm],
    ] as const) {
      const bytes = Buffer.from(sample);
      for (let change = 0; change < 1 + (round % 8); change += 1)
        bytes[random() % bytes.length] = random() % 256;
      const outcome = await inspect(readerOf(bytes)).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(NotThatFormat);
    }
  }
});
