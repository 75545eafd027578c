// Owns: pictures are re-encoded in a process of their own, hostile ones are refused, and a crash there is survived.
import type { ChildProcess } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePictures } from './picture-process.ts';
import { PictureProcessEnded, type Pictures } from './pictures.ts';
import { tryingAgain } from './try-again.ts';

let pictures: Pictures;
let child: ChildProcess | undefined;
beforeAll(() => {
  pictures = makePictures({
    onStart: (started) => {
      child = started;
    },
  });
});
afterAll(() => pictures.close());

const square = { width: 96, height: 96, fit: 'cover' } as const;

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffa752' } })
    .withExif({ IFD0: { Copyright: 'Mara' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test('a photo comes back in each size as WebP, without its metadata', async () => {
  const files = await pictures.reencode(await photo(), [square, { width: 150, height: 150, fit: 'inside' }]);
  const facts = await Promise.all((files ?? []).map((file) => sharp(file).metadata()));
  expect(facts.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
    ['webp', 96, 96, undefined],
    ['webp', 150, 100, undefined],
  ]);
});

test('a drawing of ours is rendered', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#f00"/></svg>';
  const facts = await sharp(await pictures.render(svg, { width: 40, height: 40 })).metadata();
  expect([facts.format, facts.width]).toEqual(['webp', 40]);
});

test.each([
  ['text', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['half a picture', 'half'],
])('%s is no picture', async (_, bytes) => {
  const given = bytes === 'half' ? (await photo()).subarray(0, 300) : (bytes as Buffer);
  expect(await pictures.reencode(given, [square])).toBeUndefined();
});

test('a picture that unfolds beyond all bounds is refused', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await pictures.reencode(bomb, [square])).toBeUndefined();
});

test('a photo is prepared in three sizes with a placeholder and its hue, and nothing of its metadata', async () => {
  const given = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#2040ff' } })
    .withExif({ IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
  const made = await pictures.prepare(Buffer.concat([given, Buffer.from('<script>alert(1)</script>')]));
  if (typeof made === 'string') throw new Error(made);
  const facts = await Promise.all(made.files.map((file) => sharp(file).metadata()));
  expect(facts.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
    ['webp', 480, 320, undefined],
    ['webp', 960, 640, undefined],
    ['webp', 1600, 1067, undefined],
  ]);
  expect(made.files.every((file) => !file.includes('script'))).toBe(true);
  expect([made.width, made.height]).toEqual([1600, 1067]);
  expect(made.hue).toBeGreaterThan(225);
  expect(made.hue).toBeLessThan(245);
  expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(made.placeholder.length).toBeLessThan(600);
});

test('a picture of 50 megapixels is refused by name, other bytes as no picture', async () => {
  const wide = await sharp({ create: { width: 10_000, height: 5000, channels: 3, background: '#111' } })
    .png()
    .toBuffer();
  expect(await pictures.prepare(wide)).toBe('too-many-pixels');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const text of ['', 'hello', svg, '<!doctype html><script>alert(1)</script>'])
    expect(await pictures.prepare(Buffer.from(text))).toBe('not-a-picture');
  expect(await pictures.prepare((await photo()).subarray(0, 300))).toBe('not-a-picture');
});

test('when the process is killed, its task fails and the next one finds a new process', async () => {
  const pending = pictures.reencode(await photo(), [square]);
  child?.kill('SIGKILL');
  await expect(pending).rejects.toThrow('ended');
  expect(await pictures.reencode(await photo(), [square])).toHaveLength(1);
});

test('a task that hangs ends its process, and is tried again where that is asked for', async () => {
  const bytes = await photo();
  const hanging = makePictures({ onStart: (started) => started.kill('SIGSTOP'), taskLimit_ms: 50 });
  await expect(hanging.reencode(bytes, [square])).rejects.toBeInstanceOf(PictureProcessEnded);
  await hanging.close();
  let started = 0;
  const endingFirst = (count: number) =>
    tryingAgain(
      makePictures({
        onStart(process) {
          started += 1;
          if (started <= count) process.kill('SIGKILL');
        },
      }),
    );
  const lucky = endingFirst(2);
  expect(await lucky.reencode(bytes, [square])).toHaveLength(1);
  expect(started).toBe(3);
  await lucky.close();
  started = 0;
  const hopeless = endingFirst(Number.POSITIVE_INFINITY);
  await expect(hopeless.prepare(bytes)).rejects.toBeInstanceOf(PictureProcessEnded);
  expect(started).toBe(3);
  await hopeless.close();
});

test('what fails for another reason than its process is not tried again', async () => {
  let asked = 0;
  const failing = tryingAgain({
    ...pictures,
    async render() {
      asked += 1;
      throw new Error('nothing was drawn');
    },
  });
  await expect(failing.render('<svg/>', { width: 9, height: 9 })).rejects.toThrow('nothing was drawn');
  expect(asked).toBe(1);
});

test('many at once wait their turn and all come back; far too many are asked to come back', async () => {
  const bytes = await photo();
  const sent: number[] = [];
  const own = makePictures({
    onStart(started) {
      const send = started.send.bind(started) as (message: unknown) => boolean;
      started.send = ((message: { id: number }) => sent.push(message.id) > 0 && send(message)) as never;
    },
  });
  const many = Array.from({ length: 34 }, () => own.reencode(bytes, [square]));
  expect(sent).toHaveLength(2);
  await expect(own.reencode(bytes, [square])).rejects.toMatchObject({ reason: { code: 'unavailable' } });
  const made = await Promise.all(many);
  expect(made.filter((files) => files?.length === 1)).toHaveLength(34);
  await own.close();
});

test('a process that does not listen any more fails its tasks, not the server', async () => {
  const own = makePictures({
    onStart(started) {
      child = started;
    },
  });
  const bytes = await photo();
  await own.reencode(bytes, [square]);
  child?.disconnect();
  await expect(own.reencode(bytes, [square])).rejects.toThrow('ended');
  expect(await own.reencode(bytes, [square])).toHaveLength(1);
  await own.close();
});
