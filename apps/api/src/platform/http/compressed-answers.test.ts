// Owns: whoever is nobody gets answers in fewer bytes where they take them so; what may be somebody's own goes out plain.

import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
import { bind, bindWritten } from './bind.ts';
import { addRoutes } from './routes.ts';
import { makeServer } from './server.ts';

const secrets = secretsFrom('s'.repeat(32));

const said = endpoint({
  method: 'GET',
  path: '/said/:times',
  summary: 'The same over and over.',
  who: 'visitor',
  params: z.strictObject({ times: z.coerce.number() }),
  answer: answer(z.object({ words: z.string() })),
  errors: [],
});
const kept = endpoint({ ...said, path: '/kept/:times' });
const sent = endpoint({ ...said, method: 'POST', path: '/sent/:times' });

const wordsOf = (times: number) => ({ data: { words: 'again '.repeat(times) } });
let fastify: FastifyInstance;
let read = 0;

beforeEach(async () => {
  read = 0;
  const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const metrics = makeMetrics();
  fastify = makeServer({ config, log, metrics });
  addRoutes(fastify, { config, log, metrics, clock: systemClock, secrets } as unknown as Platform, {
    prefix: '/api',
    authenticate: async () => undefined,
    routes: [
      bind(said, async (_, { params }) => wordsOf(params.times)),
      bind(sent, async (_, { params }) => wordsOf(params.times)),
      bindWritten(kept, async (_, { params }) => {
        read += 1;
        return { json: Buffer.from(JSON.stringify(wordsOf(params.times))), etag: '"one"', holds: () => true };
      }),
    ],
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => fastify.close());

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Got> {
  const { port } = fastify.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    });
    asking.on('error', reject).end();
  });
}

const long = JSON.stringify(wordsOf(400));
const br = { 'accept-encoding': 'gzip, deflate, br' };

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('sends %s to a visitor who takes it, in full', async (coding, accepted, open) => {
  for (const path of ['/api/said/400', '/api/kept/400', '/api/kept/400']) {
    const { headers, bytes } = await ask(path, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(bytes.length).toBeLessThan(300);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(open(bytes).toString()).toBe(long);
  }
});

test.each([
  ['nothing said about it', '/api/said/400', {}, 'GET'],
  ['a coding refused', '/api/said/400', { 'accept-encoding': 'br;q=0' }, 'GET'],
  ['a token', '/api/said/400', { ...br, authorization: 'whose' }, 'GET'],
  ['a token where answers are kept', '/api/kept/400', { ...br, authorization: 'whose' }, 'GET'],
  ['something sent', '/api/sent/400', br, 'POST'],
] as const)('goes out plain with %s', async (_, path, headers, method) => {
  const got = await ask(path, headers, method);
  expect(got.headers['content-encoding']).toBeUndefined();
  expect(got.bytes.toString()).toBe(long);
});

test('leaves what fits into one packet as it is', async () => {
  const { headers, bytes } = await ask('/api/said/4', br);
  expect(headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe(JSON.stringify(wordsOf(4)));
});

test('keeps every form by itself, each under a tag of its own', async () => {
  const packed = await ask('/api/kept/400', br);
  const plain = await ask('/api/kept/400', {});
  const again = await ask('/api/kept/400', br);
  expect(read).toBe(2);
  expect(plain.bytes.toString()).toBe(long);
  expect(again.bytes).toEqual(packed.bytes);
  expect([packed.headers.etag, plain.headers.etag]).toEqual(['"one-br"', '"one"']);
  expect(packed.headers.vary).toContain('accept-encoding');
  expect((await ask('/api/kept/400', { ...br, 'if-none-match': '"one-br"' })).status).toBe(304);
  expect((await ask('/api/kept/400', { ...br, 'if-none-match': '"one"' })).status).toBe(200);
});
