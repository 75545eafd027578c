// Owns: what is sent slowly or never to its end is refused beyond a bound, before it is read, and holds no memory of the server.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '@stagepass/base/clock.ts';
import { endpoint } from '@stagepass/contract/endpoint.ts';
import { answer } from '@stagepass/contract/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import type { Platform } from '../platform.ts';
import { secretsFrom } from '../secrets/root-key.ts';
import { bind } from './bind.ts';
import { addRoutes } from './routes.ts';
import { addNotFound, makeServer } from './server.ts';

const secrets = secretsFrom('s'.repeat(32));

const MB = 1_000_000;
const SILENT_MS = 2000;
const portrait = endpoint({
  method: 'PUT',
  path: '/portrait',
  summary: 'Takes a picture.',
  who: 'fan',
  rates: [{ by: 'user', limit: 500, window_s: 60 }],
  upload: { types: ['image/png'], max_bytes: 8 * MB },
  answer: answer(z.object({ size: z.int() })),
  errors: [],
});

let fastify: FastifyInstance;
let port: number;
let counted: number;
let room: boolean;
const sent = new Set<ReturnType<typeof request>>();

beforeEach(() => start());

async function start(silent_ms?: number): Promise<void> {
  counted = 0;
  room = true;
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', TRUST_PROXY: '127.0.0.1' });
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const metrics = { count: () => {}, observe: () => {}, text: async () => '' };
  const limits = {
    take: async () => {
      counted += 1;
      return { ok: room, retry_after_s: 9 };
    },
  };
  fastify = makeServer({ config, log, metrics });
  addRoutes(fastify, { config, log, metrics, limits, clock: systemClock, secrets } as unknown as Platform, {
    prefix: '/api',
    ...(silent_ms === undefined ? {} : { silent_ms }),
    authenticate: async (user_id) => ({
      ...{ kind: 'user', user_id, session_id: user_id, verified: true, operator: false },
      ...{ suspended: false, stepped_up_at: null },
    }),
    routes: [bind(portrait, async (_, { upload }) => ({ data: { size: upload.size_bytes } }))],
  });
  addNotFound(fastify, (_, reply) => reply.send());
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (fastify.server.address() as AddressInfo).port;
}
afterEach(async () => {
  for (const one of sent) one.destroy();
  sent.clear();
  await fastify.close();
});

/** Sends all but the last byte; `finish` sends that one. The answer may come before it. */
function withhold({
  person,
  address,
  path = '/api/portrait',
  type = 'image/png',
  size = 2 * MB,
}: {
  person: string;
  address: string;
  path?: string;
  type?: string;
  size?: number;
}) {
  const headers = {
    authorization: person,
    'x-forwarded-for': address,
    'content-type': type,
    'content-length': String(size),
  };
  const asking = request({ port, path, method: 'PUT', headers });
  sent.add(asking);
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', (message) => {
      message.resume();
      resolve(message);
    });
    asking.once('error', reject);
  });
  answered.catch(() => {});
  asking.write(Buffer.alloc(size - 1));
  return { answered, finish: () => asking.end(Buffer.alloc(1)) };
}

async function answersWithin(
  all: ReturnType<typeof withhold>[],
  refusals: number,
): Promise<IncomingMessage[]> {
  const answers: IncomingMessage[] = [];
  for (const one of all)
    void one.answered.then(
      (message) => answers.push(message),
      () => {},
    );
  await vi.waitFor(() => expect(answers).toHaveLength(refusals), { timeout: 15_000 });
  return answers;
}

test('one person has a dozen open at most; the others are told when to come back', async () => {
  const all = Array.from({ length: 40 }, (_, at) => withhold({ person: 'mara', address: `10.0.0.${at}` }));
  const refused = await answersWithin(all, 28);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(refused[0]?.headers['retry-after']).toBe('10');
  const somebodyElse = withhold({ person: 'ivo', address: '10.0.1.1' });
  somebodyElse.finish();
  expect((await somebodyElse.answered).statusCode).toBe(200);
});

test('one address has 64 open at most, whoever sends; what ends makes room', async () => {
  const all = Array.from({ length: 80 }, (_, at) => withhold({ person: `p${at}`, address: '10.0.0.9' }));
  const refused = await answersWithin(all, 16);
  expect(refused[0]?.statusCode).toBe(429);
  for (const one of all) one.finish();
  const answers = await Promise.all(all.map(({ answered }) => answered));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(64);
  const later = withhold({ person: 'late', address: '10.0.0.9' });
  later.finish();
  expect((await later.answered).statusCode).toBe(200);
});

test('a body that is silent is given up', async () => {
  await fastify.close();
  await start(SILENT_MS);
  const began = performance.now();
  expect((await withhold({ person: 'mara', address: '10.0.0.1' }).answered).statusCode).toBe(408);
  expect(performance.now() - began).toBeGreaterThan(SILENT_MS - 100);
});

test('what nobody takes is refused while its body is still on the way, however small it is', async () => {
  const body = { person: 'mara', address: '10.0.0.1', type: 'application/json', size: 60_000 };
  for (const path of ['/api/nothing', '/nothing'])
    expect((await withhold({ ...body, path }).answered).statusCode).toBe(404);
});

test('a call beyond its limit is refused while its body is still on the way', async () => {
  room = false;
  const refused = await withhold({ person: 'mara', address: '10.0.0.1' }).answered;
  expect([refused.statusCode, refused.headers['retry-after'], counted]).toEqual([429, '9', 1]);
});

test('a refused body is left unread, and its connection is closed once the answer has had time to arrive', async () => {
  room = false;
  const taken: Socket[] = [];
  fastify.server.on('connection', (socket) => taken.push(socket));
  const asking = withhold({ person: 'mara', address: '10.0.0.1' });
  const refused = await asking.answered;
  expect([refused.statusCode, refused.headers.connection]).toEqual([429, 'close']);
  await vi.waitFor(() => expect(taken[0]?.destroyed).toBe(true), { timeout: 15_000 });
  expect(taken[0]?.bytesRead).toBeLessThan(MB);
  const again = withhold({ person: 'mara', address: '10.0.0.1' });
  expect((await again.answered).statusCode).toBe(429);
});

test('who was refused with little to send keeps the connection', async () => {
  room = false;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: 'mara', 'content-type': 'image/png', 'content-length': '3' };
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request({ port, path: '/api/portrait', method: 'PUT', headers, agent }, (message) =>
        message.resume().once('end', () => resolve(message)),
      );
      asking.once('error', reject).end('abc');
    });
  const sockets = new Set([(await ask()).socket, (await ask()).socket]);
  expect(sockets.size).toBe(1);
  agent.destroy();
});

test('what is withheld waits on disk, and is gone with its sender', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-test-bodies-'));
  vi.stubEnv('TMPDIR', folder);
  const spooled = async () => {
    const files = (await readdir(folder)).map((name) => stat(path.join(folder, name)).catch(() => undefined));
    return (await Promise.all(files)).map((file) => file?.size);
  };
  const all = Array.from({ length: 20 }, (_, at) => withhold({ person: `p${at}`, address: '10.0.0.9' }));
  const whole = Array(20).fill(2 * MB - 1);
  await vi.waitFor(async () => expect(await spooled()).toEqual(whole), { timeout: 25_000 });
  for (const one of sent) one.destroy();
  await Promise.allSettled(all.map(({ answered }) => answered));
  await vi.waitFor(async () => expect(await spooled()).toEqual([]), { timeout: 25_000 });
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
