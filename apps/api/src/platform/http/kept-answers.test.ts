// Owns: what is kept goes out exactly as the slow way answered it, and only to whom that way would have given the same.

import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { systemClock } from '@stagepass/base/clock.ts';
import { endpoint } from '@stagepass/contract/endpoint.ts';
import { answer } from '@stagepass/contract/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { makeMetrics } from '../metrics/prometheus.ts';
import type { Platform } from '../platform.ts';
import { secretsFrom } from '../secrets/root-key.ts';
import { bindWritten } from './bind.ts';
import { addRoutes } from './routes.ts';
import { makeServer } from './server.ts';

const secrets = secretsFrom('s'.repeat(32));

const board = endpoint({
  method: 'GET',
  path: '/boards/:id',
  summary: 'What hangs on a board.',
  who: 'visitor',
  params: z.strictObject({ id: z.string() }),
  answer: answer(z.object({ read: z.int(), padding: z.string().optional() })),
  errors: [],
});
const counted = endpoint({
  ...board,
  path: '/counted/:id',
  rates: [{ by: 'address', limit: 100, window_s: 60 }],
});

let fastify: FastifyInstance;
let metrics: ReturnType<typeof makeMetrics>;
let read = 0;
let holds = true;
let taken = 0;
let padding = '';

async function start(env: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', ...env });
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  metrics = makeMetrics();
  const limits = {
    take: async () => {
      taken += 1;
      return { ok: true, retry_after_s: 0 };
    },
  };
  fastify = makeServer({ config, log, metrics });
  addRoutes(fastify, { config, log, metrics, limits, clock: systemClock, secrets } as unknown as Platform, {
    prefix: '/api',
    authenticate: async () => undefined,
    routes: [board, counted].map((each) =>
      bindWritten(each, async () => {
        read += 1;
        const json = Buffer.from(JSON.stringify({ data: { read, ...(padding && { padding }) } }));
        return { json, etag: `"${read}"`, holds: () => holds };
      }),
    ),
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  read = 0;
  taken = 0;
  holds = true;
  await start();
});

afterEach(() => fastify.close());

interface Got {
  status: number | undefined;
  body: string;
  headers: Record<string, unknown>;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = fastify.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      // The moment of the answer is the answer's own.
      const { date: _, ...rest } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode, body, headers: rest }));
    });
    asking.on('error', reject).end();
  });
}

test('the second visitor gets the very answer of the first, headers included, and nothing is read for it', async () => {
  const first = await get('/api/boards/1');
  const second = await get('/api/boards/1');
  expect(read).toBe(1);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ status: 200, body: '{"data":{"read":1}}' });
  expect(second.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    etag: '"1"',
    vary: 'authorization, accept-encoding',
  });
  expect((await get('/api/boards/2')).body).toBe('{"data":{"read":2}}');
});

test('both are counted as requests', async () => {
  await get('/api/boards/1');
  await get('/api/boards/1');
  await expect
    .poll(() => metrics.text())
    .toContain('stagepass_http_request_seconds_count{method="GET",route="/api/boards/:id",status="200"} 2');
});

test('what does not hold any more is read again', async () => {
  await get('/api/boards/1');
  holds = false;
  expect((await get('/api/boards/1')).body).toBe('{"data":{"read":2}}');
});

test.each([
  ['a token', { authorization: 'whose' }],
  ['another origin', { origin: 'https://elsewhere.test' }],
])('whoever comes with %s is asked for, and their answer is not kept', async (_, headers) => {
  await get('/api/boards/1', headers);
  await get('/api/boards/1');
  await get('/api/boards/1', headers);
  expect(read).toBe(3);
});

test('a copy that is still good is answered with 304, and a HEAD with nothing kept', async () => {
  await get('/api/boards/1');
  expect((await get('/api/boards/1', { 'if-none-match': '"2"' })).status).toBe(304);
  expect((await get('/api/boards/1', {}, 'HEAD')).status).toBe(404);
});

test('where calls are counted, each one is', async () => {
  await get('/api/counted/1');
  await get('/api/counted/1');
  expect([read, taken]).toEqual([2, 2]);
});

test('large ones go out four in a turn, so that whoever asks for little is answered in between', async () => {
  padding = 'x'.repeat(40_000);
  await get('/api/boards/large');
  padding = '';
  await get('/api/boards/small');
  const sent: string[] = [];
  const ask = (url: string) => {
    const response = { writeHead: () => {}, end: () => sent.push(url) };
    fastify.server.emit('request', { method: 'GET', url, headers: {} }, response);
  };
  for (let at = 0; at < 10; at += 1) ask('/api/boards/large');
  ask('/api/boards/small');
  const large = (many: number) => Array(many).fill('/api/boards/large');
  expect(sent).toEqual(['/api/boards/small']);
  await setImmediate();
  expect(sent).toEqual(['/api/boards/small', ...large(4)]);
  await setImmediate();
  await setImmediate();
  expect(sent).toEqual(['/api/boards/small', ...large(10)]);
});

test('more addresses than are kept push out the oldest', async () => {
  for (let at = 0; at <= 500; at += 1) await get(`/api/boards/${at}`);
  const before = read;
  await get('/api/boards/500');
  expect(read).toBe(before);
  await get('/api/boards/0');
  expect(read).toBe(before + 1);
});
