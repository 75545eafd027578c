// Owns: a video is kept without its place and served by ranges; a file is seen by whom it is for, and goes when nobody uses it.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFile } from '#app/testing/open-file.ts';
import {
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { PLACE, sampleMp4, sampleWebm } from '#app/testing/sample-videos.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { beginUpload, sendPart, tus, upload } from '#app/testing/uploads.ts';
import { PIECE_BYTES } from '#platform/storage/pieces.ts';
import { processUploads, removeUnusedMedia } from './jobs.ts';
import { claimMedia } from './public/claim-media.ts';
import { releaseMedia } from './public/release-media.ts';
import { setAudience } from './public/set-audience.ts';

let app: TestApp;
let ana: Registered;
let bo: Registered;
let photo: Buffer;
const signal = new AbortController().signal;

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

describe('videos', () => {
  test.each([
    ['video/mp4', sampleMp4(), 2],
    ['video/webm', sampleWebm(), 2.5],
  ])('%s is kept, without its place, and served by ranges', async (type, bytes, duration_s) => {
    const id = await upload(app, { as: ana.as, bytes, type });
    const { state, view } = await media(id);
    expect([state, view?.kind, view?.width, view?.duration_s, view?.small_url]).toEqual([
      'ready',
      'video',
      640,
      duration_s,
      null,
    ]);
    const url = `${app.url}/api${view?.video_url}`;
    const authorization = ana.as.token;
    const whole = await fetch(url, { headers: { authorization } });
    const file = Buffer.from(await whole.arrayBuffer());
    expect([file.length, file.includes(PLACE), whole.headers.get('content-type')]).toEqual([
      bytes.length,
      false,
      type,
    ]);
    const read = async (range: string) => {
      const part = await fetch(url, { headers: { authorization, range } });
      return [part.status, part.headers.get('content-range'), Buffer.from(await part.arrayBuffer())] as const;
    };
    const size = bytes.length;
    expect(await read('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, file.subarray(0, 10)]);
    expect(await read('bytes=100-')).toEqual([206, `bytes 100-${size - 1}/${size}`, file.subarray(100)]);
    expect(await read('bytes=-5')).toEqual([
      206,
      `bytes ${size - 5}-${size - 1}/${size}`,
      file.subarray(size - 5),
    ]);
    expect((await read(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`]);
  });

  test('a film of 24 MB passes through in pieces: nothing larger is ever written or read', async () => {
    const bytes = sampleMp4({ payload: Buffer.alloc(24_000_000, 5) });
    const { storage } = app.platform;
    const { put, get } = storage;
    let largest = 0;
    storage.put = (key, file) => {
      largest = Math.max(largest, file.bytes.length);
      return put(key, file);
    };
    storage.get = async (key) => {
      const file = await get(key);
      largest = Math.max(largest, file?.bytes.length ?? 0);
      return file;
    };
    const id = await upload(app, { as: ana.as, bytes, type: 'video/mp4' });
    const { view } = await media(id);
    const film = await (await openFile(app, view?.video_url, ana.as)).arrayBuffer();
    Object.assign(storage, { put, get });
    expect(film.byteLength).toBe(bytes.length);
    expect(largest).toBeLessThan(PIECE_BYTES + 256 * 1024);
  });
});

async function signedInAgain({ email, as }: Registered): Promise<{ token: string }> {
  const { data } = await app.ok(
    'POST /auth/system',
    { body: { email, password: PASSWORD } },
    { headers: as.headers },
  );
  return { token: data.sctoken };
}

describe('the life of a file', () => {
  const subject = { kind: 'post', id: '01890000-0000-7000-8000-000000000001' };

  test('an address is for one viewer and ten minutes; a claim for all makes it public, a narrower one ends that', async () => {
    const id = await upload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const { view } = await media(id);
    const signed = view?.small_url ?? '';
    expect((await openFile(app, signed, ana.as)).status).toBe(200);
    for (const other of [bo.as, undefined]) expect((await openFile(app, signed, other)).status).toBe(404);
    expect((await openFile(app, signed.split('?')[0], ana.as)).status).toBe(404);
    const claim = (audience: 'public' | 'members') =>
      app.platform.db.transaction((tx) =>
        claimMedia(app.platform, tx, { owner_id: ana.id, ids: [id], for: subject, audience }),
      );
    const [facts] = await claim('public');
    const open = `${app.url}/api/files/${facts?.base}/480.webp`;
    expect((await fetch(open)).headers.get('cache-control')).toContain('immutable');
    await app.platform.db.transaction((tx) =>
      setAudience(app.platform, tx, { for: subject, audience: 'members' }),
    );
    await expect.poll(async () => (await fetch(open)).status).toBe(404);
    app.clock.advance(11 * 60_000);
    expect((await openFile(app, signed, ana.as)).status).toBe(404);
    expect((await openFile(app, (await media(id)).view?.small_url, ana.as)).status).toBe(200);
  });

  test('the answer with an address brings the cookie by which a browser’s <img> opens it', async () => {
    const id = await upload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const look = (headers: Record<string, string> = {}) =>
      app.call(
        'GET /media/:id',
        { params: { id } },
        { ...ana.as, headers: { ...ana.as.headers, ...headers } },
      );
    const first = await look();
    if (!first.ok) throw new Error(first.error.code);
    const set = first.headers.getSetCookie();
    expect(set).toEqual([
      expect.stringMatching(
        /^sp_viewer=[0-9a-f-]{36}\.[\w-]{43}; Path=\/api; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const cookie = set[0]?.split(';')[0] ?? '';
    const address = `${app.url}/api${first.body.data.view?.small_url}`;
    expect((await fetch(address, { headers: { cookie } })).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    // Whoever holds it is not given it again; whoever holds another's gets their own.
    expect((await look({ cookie: `a=b; ${cookie}` })).headers.getSetCookie()).toEqual([]);
    // Nor is one that a former secret signed: it would open nothing until it ends.
    expect((await look({ cookie: `${cookie.slice(0, -1)}~` })).headers.getSetCookie()).toEqual(set);
    const others = await app.call(
      'GET /auth/session',
      {},
      { ...bo.as, headers: { ...bo.as.headers, cookie } },
    );
    const foreign = others.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(foreign).toMatch(/^sp_viewer=/);
    expect((await fetch(address, { headers: { cookie: foreign } })).status).toBe(404);
    const visitor = await app.call('GET /auth/providers', {}, { headers: { cookie } });
    expect(visitor.headers.getSetCookie()).toEqual([]);
    const { token } = await signedInAgain(ana);
    const left = await app.call(
      'DELETE /auth/session',
      {},
      { token, headers: { ...ana.as.headers, cookie } },
    );
    expect(left.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sp_viewer=; Path=\/api; Max-Age=0;/),
    ]);
  });

  test('only own, ready and unused media can be claimed', async () => {
    const ready = await upload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const open = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const film = await upload(app, { as: ana.as, bytes: sampleMp4(), type: 'video/mp4' });
    const claim = (ids: string[], owner_id = ana.id, forId = subject.id) =>
      app.platform.db.transaction((tx) =>
        claimMedia(app.platform, tx, {
          owner_id,
          ids,
          for: { kind: 'post', id: forId },
          audience: 'members',
        }),
      );
    for (const [ids, owner] of [
      [[open], ana.id],
      [[film], ana.id],
      [[ready, ready], ana.id],
      [[ready], bo.id],
      [[subject.id], ana.id],
    ] as const)
      await expect(claim([...ids], owner)).rejects.toMatchObject({ reason: { code: 'media.not-claimable' } });
    const other = '01890000-0000-7000-8000-000000000002';
    const both = await Promise.allSettled([claim([ready]), claim([ready], ana.id, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await app.call('DELETE /media/:id', { params: { id: ready } }, ana.as)).toMatchObject({
      error: { code: 'media.in-use' },
    });
  });

  test('what nobody uses goes after a day, with its files; what is used stays', async () => {
    const used = await upload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const unused = await upload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const half = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    await sendPart(app, { as: ana.as, id: half, offset: 0, bytes: photo.subarray(0, 100) });
    const owner = { kind: 'post', id: '01890000-0000-7000-8000-000000000003' };
    await app.platform.db.transaction((tx) =>
      claimMedia(app.platform, tx, { owner_id: ana.id, ids: [used], for: owner, audience: 'members' }),
    );
    const left = async (id: string) => (await storedFiles()).filter((file) => file.includes(id)).length;
    app.clock.advance(23 * 3_600_000);
    await removeUnusedMedia.run(app.platform, {}, signal);
    expect([await left(used), await left(unused), await left(half)]).toEqual([3, 3, 1]);
    app.clock.advance(2 * 3_600_000);
    expect((await tus(app, 'HEAD', `/${half}`, { as: ana.as })).status).toBe(410);
    await removeUnusedMedia.run(app.platform, {}, signal);
    await expect
      .poll(async () => [await left(used), await left(unused), await left(half)])
      .toEqual([3, 0, 0]);
    await app.platform.db.transaction((tx) => releaseMedia(app.platform, tx, { for: owner }));
    await expect.poll(() => left(used)).toBe(0);
  });

  async function sendAndBreakOff(): Promise<string> {
    const id = await beginUpload(app, { as: ana.as, bytes: photo, type: 'image/jpeg' });
    const { pictures } = app.platform;
    const prepare = pictures.prepare;
    pictures.prepare = () => Promise.reject(new Error('the picture process ended'));
    app.platform.log.warn = () => {};
    await sendPart(app, { as: ana.as, id, offset: 0, bytes: photo });
    pictures.prepare = prepare;
    expect((await media(id)).state).toBe('processing');
    return id;
  }

  test('a file whose processing broke off is taken up again', async () => {
    const id = await sendAndBreakOff();
    app.clock.advance(4 * 60_000);
    await processUploads.run(app.platform, {}, signal);
    expect((await media(id)).state).toBe('ready');
  });

  test('a file that is whole this minute is its sender’s to process, and anybody’s where nobody did', async () => {
    const id = await sendAndBreakOff();
    await app.platform.db.query({
      text: 'update media set processing_at = null where id = $1',
      values: [id],
    });
    app.clock.advance(60_000);
    await processUploads.run(app.platform, {}, signal);
    expect((await media(id)).state).toBe('processing');
    app.clock.advance(3 * 60_000);
    await processUploads.run(app.platform, {}, signal);
    expect((await media(id)).state).toBe('ready');
  });

  test.each([
    '../../../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/shadow',
    'C:\\x',
    '\u202egnp.exe',
    'a\u0000b',
    '.',
    '',
  ])('the name %j is only ever a name', async (name) => {
    const id = await upload(app, {
      as: ana.as,
      bytes: Buffer.from('hello'),
      type: 'text/plain',
      name,
      purpose: 'file',
    });
    const mine = (await storedFiles()).filter((file) => file.includes(id));
    const root = path.join(app.platform.config.data_dir, 'files', 'media');
    expect(mine).toHaveLength(2);
    expect(mine.every((file) => file.startsWith(root))).toBe(true);
    const { rows } = await app.platform.db.query<{ name: string }>({
      text: 'select name from media where id = $1',
      values: [id],
    });
    for (const sign of ['/', '\\', '\0', '\u202e']) expect(rows[0]?.name).not.toContain(sign);
  });
});
