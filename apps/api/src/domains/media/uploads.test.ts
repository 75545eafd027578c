// Owns: an upload goes on where it was cut, belongs to one person, keeps its bounds, and hostile files are refused by name.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { MAX_OPEN_UPLOADS } from '@stagepass/contract/media/shapes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFile } from '#app/testing/open-file.ts';
import {
  manyAddresses,
  openMailbox,
  type Registered,
  registerFan,
  registerVerified,
} from '#app/testing/people.ts';
import { sampleMp4, sampleWebm } from '#app/testing/sample-videos.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { beginUpload, offsetOf, sendAndCut, sendPart, tus, upload } from '#app/testing/uploads.ts';

let app: TestApp;
let ana: Registered;
let bo: Registered;
let photo: Buffer;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  const mailbox = openMailbox(app);
  ana = await registerVerified(app, mailbox);
  bo = await registerVerified(app, mailbox);
  // Noise does not compress: large enough to be cut in the middle.
  photo = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#c33',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
});
afterAll(() => app.stop());

const media = async (id: string, as = ana.as) =>
  (await app.ok('GET /media/:id', { params: { id } }, as)).data;

async function storedFiles(): Promise<string[]> {
  const root = path.join(app.platform.config.data_dir, 'files');
  const all = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Files go after the answer. */
async function expectNoFilesOf(id: string): Promise<void> {
  await expect.poll(async () => (await storedFiles()).filter((file) => file.includes(id))).toEqual([]);
}

describe('tus', () => {
  test('says what it speaks, and refuses other versions', async () => {
    const options = await fetch(`${app.url}/api/uploads`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('tus-extension')).toBe(
      'creation,creation-with-upload,termination,checksum,expiration',
    );
    const other = await tus(app, 'POST', '', {
      as: ana.as,
      headers: { 'tus-resumable': '0.2.2', 'upload-length': '5' },
    });
    expect(other.status).toBe(412);
    expect(other.headers.get('tus-version')).toBe('1.0.0');
  });

  test('an upload cut three times goes on where it was, and the picture is ready', async () => {
    const id = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg', alt: 'The rail' });
    for (const cut_after of [20_000, 70_000, 130_000]) {
      const offset = await offsetOf(app, ana.as, id);
      await sendAndCut(app, { as: ana.as, id, offset, bytes: photo, cut_after });
      await expect.poll(() => offsetOf(app, ana.as, id), { timeout: 5000 }).toBeGreaterThan(offset);
      expect((await media(id)).state).toBe('uploading');
    }
    const offset = await offsetOf(app, ana.as, id);
    expect(offset).toBeLessThan(photo.length);
    const last = await sendPart(app, { as: ana.as, id, offset, bytes: photo.subarray(offset) });
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(photo.length)]);
    const { state, view, alt } = await media(id);
    expect([state, alt, view?.width, view?.height]).toEqual(['ready', 'The rail', 900, 600]);
    const large = await openFile(app, view?.large_url, ana.as);
    const facts = await sharp(Buffer.from(await large.arrayBuffer())).metadata();
    expect([large.headers.get('content-type'), facts.width, facts.exif]).toEqual([
      'image/webp',
      900,
      undefined,
    ]);
  });

  test('another server goes on with an upload, from the same storage and database', {
    timeout: 60_000,
  }, async () => {
    const id = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    await sendPart(app, { as: ana.as, id, offset: 0, bytes: photo.subarray(0, 1000) });
    const { config } = app.platform;
    const other = await startTestApp({
      env: { ...manyAddresses, DATABASE_URL: config.DATABASE_URL ?? '', DATA_DIR: config.data_dir },
    });
    const elsewhere = { ...app, url: other.url };
    expect(await offsetOf(elsewhere, ana.as, id)).toBe(1000);
    await sendPart(elsewhere, { as: ana.as, id, offset: 1000, bytes: photo.subarray(1000) });
    expect((await media(id)).state).toBe('ready');
    await other.stop();
  });

  test('two senders at one place: one goes on, the other is told', async () => {
    const id = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const part = { as: ana.as, id, offset: 0, bytes: photo.subarray(0, 5000) };
    const answers = await Promise.all([sendPart(app, part), sendPart(app, part), sendPart(app, part)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const late = await sendPart(app, part);
    expect([late.status, ((await late.json()) as { error: { code: string } }).error.code]).toEqual([
      409,
      'media.offset-conflict',
    ]);
    expect(await offsetOf(app, ana.as, id)).toBe(5000);
  });

  test('the first bytes may come with the beginning', async () => {
    const headers = {
      'upload-length': String(photo.length),
      'upload-metadata': `filetype ${btoa('image/jpeg')}`,
    };
    const response = await tus(app, 'POST', '', { as: ana.as, headers, body: photo });
    expect([response.status, response.headers.get('upload-offset')]).toEqual([201, String(photo.length)]);
    expect((await media(response.headers.get('location')?.split('/').at(-1) ?? '')).state).toBe('ready');
  });

  test('a damaged part is not taken, a right one is', async () => {
    const id = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const digest = createHash('sha256').update(photo).digest('base64');
    const damaged = Buffer.from(photo);
    damaged[100] = (damaged[100] ?? 0) ^ 1;
    const send = (bytes: Buffer, sum: string) =>
      sendPart(app, { as: ana.as, id, offset: 0, bytes, headers: { 'upload-checksum': sum } });
    expect((await send(damaged, `sha256 ${digest}`)).status).toBe(460);
    expect((await send(photo, 'crc64 AAAA')).status).toBe(400);
    expect(await offsetOf(app, ana.as, id)).toBe(0);
    expect((await send(photo, `sha256 ${digest}`)).status).toBe(204);
    expect((await media(id)).state).toBe('ready');
  });

  test('somebody else’s upload is not there, for asking, sending, ending or reading', async () => {
    const id = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const part = { id, offset: 0, bytes: photo.subarray(0, 10) };
    for (const other of [`/${id}`, '/no-id'])
      expect((await tus(app, 'HEAD', other, { as: bo.as })).status).toBe(404);
    expect((await tus(app, 'DELETE', '/no-id', { as: bo.as })).status).toBe(404);
    expect((await sendPart(app, { ...part, as: bo.as })).status).toBe(404);
    expect((await tus(app, 'DELETE', `/${id}`, { as: bo.as })).status).toBe(404);
    expect(await app.call('GET /media/:id', { params: { id } }, bo.as)).toMatchObject({ status: 404 });
    expect((await sendPart(app, { ...part, as: ana.as })).status).toBe(204);
    expect((await tus(app, 'DELETE', `/${id}`, { as: ana.as })).status).toBe(204);
    expect((await tus(app, 'HEAD', `/${id}`, { as: ana.as })).status).toBe(404);
    await expectNoFilesOf(id);
  });

  test('nobody uploads without a session or a verified address', async () => {
    const unverified = await registerFan(app);
    const headers = { 'upload-length': '5', 'upload-metadata': `filetype ${btoa('image/png')}` };
    expect((await tus(app, 'POST', '', { as: unverified.as, headers })).status).toBe(403);
    expect((await tus(app, 'POST', '', { as: { ...ana.as, token: 'x' }, headers })).status).toBe(401);
  });

  test.each([
    ['too large a picture', { size: 20_000_001, type: 'image/png' }, 413, 'media.too-large'],
    ['too large a film', { size: 200_000_001, type: 'video/mp4' }, 413, 'media.too-large'],
    ['nothing at all', { size: 0, type: 'image/png' }, 413, 'media.too-large'],
    ['an SVG', { size: 10, type: 'image/svg+xml' }, 415, 'media.type-not-allowed'],
    ['a page', { size: 10, type: 'text/html' }, 415, 'media.type-not-allowed'],
  ])('%s is refused before a byte is sent', async (_, { size, type }, status, code) => {
    const headers = { 'upload-length': String(size), 'upload-metadata': `filetype ${btoa(type)}` };
    const response = await tus(app, 'POST', '', { as: ana.as, headers });
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ]);
  });

  test('more bytes than announced are not taken', async () => {
    const id = await beginUpload(app, { as: ana.as, bytes: photo, size: 100, type: 'image/jpeg' });
    expect((await sendPart(app, { as: ana.as, id, offset: 0, bytes: photo.subarray(0, 101) })).status).toBe(
      413,
    );
  });

  test('so many at once and no more, however many begin together', async () => {
    const one = { as: bo.as, bytes: photo, type: 'image/jpeg' };
    const begun = await Promise.allSettled(
      Array.from({ length: MAX_OPEN_UPLOADS + 5 }, () => beginUpload(app, one)),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OPEN_UPLOADS);
    for (const outcome of begun)
      if (outcome.status === 'fulfilled') await tus(app, 'DELETE', `/${outcome.value}`, { as: bo.as });
  });
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A few kilobytes that unfold to gigabytes of pixels. */
function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(32 * 1024 * 1024), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('hostile files', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>';
  test.each([
    [
      'a page that says it is a JPEG',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'image/jpeg',
      'not-a-picture',
    ],
    ['an SVG that says it is a PNG', Buffer.from(svg), 'image/png', 'not-a-picture'],
    [
      'a GIF and a script at once',
      Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)'),
      'image/png',
      'not-a-picture',
    ],
    ['a bomb as PNG', bombPng(60_000, 60_000), 'image/png', 'too-many-pixels'],
    ['a PNG that ends early', bombPng(9000, 4000), 'image/png', 'not-a-picture'],
    [
      'a page that says it is a film',
      Buffer.from('<script>alert(1)</script>'.repeat(50)),
      'video/mp4',
      'not-a-video',
    ],
    ['a film of another kind', sampleWebm({ docType: 'matroska' }), 'video/webm', 'not-a-video'],
    [
      'an archive behind a film',
      Buffer.concat([sampleMp4(), Buffer.from('PK\x03\x04')]),
      'video/mp4',
      'not-a-video',
    ],
  ])('%s is refused by name, and the server goes on', async (_, bytes, type, refusal) => {
    const id = await upload(app, { as: ana.as, bytes, type });
    expect(await media(id)).toMatchObject({ state: 'refused', refusal, view: null });
    expect((await fetch(`${app.url}/api/health`)).ok).toBe(true);
    await expectNoFilesOf(id);
  });

  test('a picture of 50 megapixels is refused, and the server’s own memory hardly notices', async () => {
    const wide = await sharp({ create: { width: 10_000, height: 5000, channels: 3, background: '#111' } })
      .png()
      .toBuffer();
    const before = process.memoryUsage().rss;
    expect(await media(await upload(app, { as: ana.as, bytes: wide, type: 'image/png' }))).toMatchObject({
      state: 'refused',
      refusal: 'too-many-pixels',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });

  test('what hangs behind a photo stays behind', async () => {
    const id = await upload(app, {
      as: ana.as,
      bytes: Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
      type: 'image/jpeg',
    });
    const { view } = await media(id);
    for (const url of [view?.small_url, view?.medium_url, view?.large_url]) {
      const file = Buffer.from(await (await openFile(app, url, ana.as)).arrayBuffer());
      expect(file.length).toBeGreaterThan(1000);
      expect(file.includes('alert')).toBe(false);
    }
  });
});
