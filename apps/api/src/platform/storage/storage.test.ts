// Proves that files come back as they went in, from disk and from S3, and leave the server only as they may.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { seededClock } from '@stagepass/base/clock.ts';
import { type S3Server, startS3Server } from '@stagepass/testkit/servers/s3-server.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Failure } from '../failure/failure.ts';
import type { Authenticate, SignedIn } from '../http/actor.ts';
import { secretsFrom } from '../secrets/root-key.ts';
import { makeStorage } from './make-storage.ts';
import { copyFileOf, piecedFile, putPieces, readPieces, removeFileOf } from './pieces.ts';
import { addFileRoutes } from './serve-file.ts';
import type { FileStore } from './storage.ts';

let dir: string;
let s3: S3Server;
const clock = seededClock('2026-06-01T12:00:00Z');
const secrets = secretsFrom('s'.repeat(32));
const authenticate: Authenticate = async (token) => {
  const user_id = /^token of (.+)$/.exec(token)?.[1];
  return user_id === undefined ? undefined : ({ kind: 'user', user_id } as SignedIn);
};

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterEach(() => rm(dir, { recursive: true }));

function storage(kind: string, secret = s3.account.secret): Promise<FileStore> {
  const config = {
    API_BASE: '/api',
    data_dir: dir,
    S3_ENDPOINT: kind === 's3' ? s3.url : undefined,
    S3_BUCKET: 'club',
    S3_REGION: s3.account.region,
    S3_ACCESS_KEY_ID: s3.account.key,
    S3_SECRET_ACCESS_KEY: secret,
  };
  return makeStorage({ config, secrets, clock });
}

const picture = { bytes: Buffer.from([0x89, 0x50, 0x0a, 0x00, 0xff]), type: 'image/png' };

describe.each(['disk', 's3'])('%s', (kind) => {
  test('a file comes back as it went in, is replaced whole, and goes', async () => {
    const files = await storage(kind);
    expect(await files.get('public/a/b.png')).toBeUndefined();
    await files.put('public/a/b.png', picture);
    expect(await files.get('public/a/b.png')).toEqual(picture);
    await files.put('public/a/b.png', { bytes: Buffer.alloc(0), type: 'text/plain' });
    expect(await files.get('public/a/b.png')).toEqual({ bytes: Buffer.alloc(0), type: 'text/plain' });
    await files.remove('public/a/b.png');
    await files.remove('public/a/b.png');
    expect(await files.get('public/a/b.png')).toBeUndefined();
  });

  test('a copy stays when the first goes; of nothing there is none', async () => {
    const files = await storage(kind);
    await files.put('media/a.png', picture);
    expect(await files.copy('media/a.png', 'public/media/a.png')).toBe(true);
    expect(await files.copy('media/a.png', 'public/media/a.png')).toBe(true);
    await files.remove('media/a.png');
    expect(await files.get('public/media/a.png')).toEqual(picture);
    expect(await files.copy('media/a.png', 'public/media/b.png')).toBe(false);
    await expect(files.copy('../a', 'public/b')).rejects.toThrow('not a file key');
  });

  test('a file in pieces is read by ranges, and goes whole', async () => {
    const files = await storage(kind);
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
    const key = 'media/v/film.mp4';
    const parts = [bytes.subarray(0, 3), bytes.subarray(3, 700), bytes.subarray(700)];
    await putPieces(files, { key, type: 'video/mp4', piece_bytes: 128, parts: Readable.from(parts) });
    const found = await files.get(key);
    const pieced = found && piecedFile(found);
    expect(pieced).toMatchObject({ type: 'video/mp4', size_bytes: 1000, piece_bytes: 128 });
    if (pieced === undefined) return;
    for (const [from, to] of [
      [0, 999],
      [0, 0],
      [127, 128],
      [500, 999],
      [999, 999],
    ] as const) {
      const read = await buffer(Readable.from(readPieces(files, key, pieced, { from, to })));
      expect(read.equals(bytes.subarray(from, to + 1))).toBe(true);
    }
    expect(await copyFileOf(files, key, 'public/media/v/film.mp4')).toBe(true);
    await removeFileOf(files, key);
    expect(await files.get(key)).toBeUndefined();
    expect(await files.get(`${key}.0`)).toBeUndefined();
    expect(await files.get('public/media/v/film.mp4.7')).toBeDefined();
  });

  test.each([
    '',
    '/',
    '../x',
    'a/../b',
    'a//b',
    '/etc/passwd',
    'a/.b',
    'a\\b',
    'a\0b',
    'a/',
    '.',
    'ü',
    'x'.repeat(301),
  ])('the key %j is no key', async (key) => {
    const files = await storage(kind);
    await expect(files.put(key, picture)).rejects.toThrow('not a file key');
    await expect(files.get(key)).rejects.toThrow('not a file key');
  });
});

test('S3 requests carry a signature that the server checks', async () => {
  const right = await storage('s3');
  await right.put('public/x.png', picture);
  expect(s3.objects.get('club/public/x.png')?.type).toBe('image/png');
  expect(s3.mistakes).toEqual([]);
  const wrong = await storage('s3', 'another-secret');
  await expect(wrong.put('public/y.png', picture)).rejects.toThrow('SignatureDoesNotMatch');
  expect(s3.mistakes).toEqual(['wrong signature']);
});

test('many writers of one key leave one whole file and no drafts', async () => {
  const files = await storage('disk');
  const contents = Array.from({ length: 12 }, (_, n) => Buffer.alloc(50_000, n));
  await Promise.all(contents.map((bytes) => files.put('a.bin', { bytes, type: 'x/y' })));
  const bytes = (await files.get('a.bin'))?.bytes ?? Buffer.alloc(0);
  expect(contents.some((content) => content.equals(bytes))).toBe(true);
  expect(await readdir(path.join(dir, 'files'))).toEqual(['a.bin']);
});

describe('over HTTP', () => {
  let server: FastifyInstance;
  let files: FileStore;
  beforeEach(async () => {
    files = await storage('disk');
    server = Fastify();
    server.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof Failure ? error.reason.status : 500).send({}),
    );
    const config = { CALLS_PER_MINUTE: 1 };
    addFileRoutes(server, { storage: files, secrets, clock, authenticate, config }, '/api/files');
    await files.put('public/face.png', picture);
    await files.put('private/ticket.pdf', { bytes: Buffer.from('pdf'), type: 'application/pdf' });
  });
  afterEach(() => server.close());

  test('one address may ask ten times as often as for answers', async () => {
    const ask = async (remoteAddress: string) =>
      (await server.inject({ url: '/api/files/public/face.png', remoteAddress })).statusCode;
    for (let n = 0; n < 50; n += 1) expect(await ask('203.0.113.5')).toBe(200);
    expect([await ask('203.0.113.5'), await ask('203.0.113.6')]).toEqual([429, 200]);
  });

  test('a public file is inert, cached for good, and sent once', async () => {
    const first = await server.inject(`/api${files.publicUrl('public/face.png')}`);
    expect(first.statusCode).toBe(200);
    expect(first.rawPayload).toEqual(picture.bytes);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
    });
    const again = await server.inject({
      url: `/api${files.publicUrl('public/face.png')}`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  const cookieFor = (viewer: string) => `sp_viewer=${viewer}.${secrets.sign('file-viewer', viewer)}`;
  const get = (url: string, headers: Record<string, string> = { cookie: cookieFor('viewer-1') }) =>
    server.inject({ url, headers });

  test('a private file needs its own address, for ten minutes', async () => {
    const url = `/api${files.signedUrl('private/ticket.pdf', 'viewer-1')}`;
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=600',
      'content-disposition': 'attachment',
    });
    for (const bad of [
      url.split('?')[0] ?? '',
      url.replace('ticket', 'other'),
      url.replace(/exp=\d+/, 'exp=99999999999'),
      url.replace('exp=', 'exp=0'),
      `${url}x`,
      `${url}&sig=x`,
    ])
      expect((await get(bad)).statusCode, bad).toBe(404);
    clock.advance(601_000);
    expect((await get(url)).statusCode).toBe(404);
  });

  test('and opens for its viewer only, who shows a token or the cookie', async () => {
    const url = `/api${files.signedUrl('private/ticket.pdf', 'viewer-1')}`;
    expect((await get(url, { authorization: 'token of viewer-1' })).statusCode).toBe(200);
    expect((await get(url, { authorization: 'Bearer token of viewer-1' })).statusCode).toBe(200);
    const others: Record<string, string>[] = [
      {},
      { cookie: cookieFor('viewer-2') },
      { cookie: cookieFor('viewer-2').replace('viewer-2', 'viewer-1') },
      { cookie: 'sp_viewer=viewer-1' },
      { cookie: 'sp_viewer=%E0%A4%A' },
      { authorization: 'token of viewer-2' },
      // Whoever shows a token is whom the token names.
      { authorization: 'no token', cookie: cookieFor('viewer-1') },
    ];
    for (const headers of others)
      expect((await get(url, headers)).statusCode, JSON.stringify(headers)).toBe(404);
  });

  test.each([1, 150, 299, 301, 450, 599])(
    'made %i s after a step, an address lives for five to ten minutes',
    async (late_s) => {
      const step_ms = 300_000;
      clock.advance(step_ms - (clock.now().getTime() % step_ms) + late_s * 1000);
      const url = `/api${files.signedUrl('private/ticket.pdf', 'viewer-1')}`;
      const left = Number(/max-age=(\d+)/.exec(String((await get(url)).headers['cache-control']))?.[1]);
      expect(left).toBeGreaterThanOrEqual(300);
      expect(left).toBeLessThanOrEqual(600);
      clock.advance(left * 1000);
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test.each([
    '/api/files/../secret.key',
    '/api/files/%2e%2e/secret.key',
    '/api/files/public/..%2f..%2fsecret.key',
    '/api/files/public/%00',
    '/api/files/public',
    '/api/files/',
    '/api/files/public/none.png',
  ])('%s is not there', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  });

  test('an address without a signature is made for public files only', () => {
    expect(() => files.publicUrl('private/ticket.pdf')).toThrow('not a public file');
  });
});
