// Tests what belongs to no domain: who may see the outbox of mail and the figures, and that the API's description is written once.
import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@stagepass/contract/endpoint.ts';
import { answer } from '@stagepass/contract/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import type { Platform } from '../platform.ts';
import { bind } from './bind.ts';
import { keptAnswers } from './kept-answers.ts';
import { addNotFound, makeServer } from './server.ts';
import { addSystemRoutes } from './system-routes.ts';

const greeting = endpoint({
  method: 'GET',
  path: '/greeting',
  summary: 'Greets.',
  who: 'visitor',
  answer: answer(z.string()),
  errors: [],
});

let fastify: FastifyInstance;
/** How often a document was written from the routes. */
let written = 0;
/** How often a route was looked for. */
let routed = 0;
afterEach(() => fastify.close());

async function start(env: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', DEMO_KEY: 'key-on-the-console', ...env });
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const metrics = { count: () => {}, observe: () => {}, text: async () => 'figures' };
  const used = new Map<string, number>();
  const limits = {
    async take(key: string, rule: { limit: number }) {
      used.set(key, (used.get(key) ?? 0) + 1);
      return { ok: (used.get(key) ?? 0) <= rule.limit, retry_after_s: 30 };
    },
  };
  fastify = makeServer({ config, log: quiet, metrics });
  written = 0;
  routed = 0;
  fastify.addHook('onRequest', async () => {
    routed += 1;
  });
  const platform = { config, limits, metrics, log: quiet } as unknown as Platform;
  addSystemRoutes(fastify, platform, {
    keep: keptAnswers(fastify, platform),
    get routes() {
      written += 1;
      return [{ domain: 'tests', route: bind(greeting, async () => ({ data: 'hello' })) }];
    },
    version: '1',
    accepting: () => true,
    renderOutbox: async () => 'letters with codes',
  });
  addNotFound(fastify, (_, reply) => reply.type('text/html').send('the app'));
  await fastify.ready();
}

interface From {
  address?: string;
  headers?: Record<string, string>;
}

async function look(
  url: string,
  { address = '127.0.0.1', headers = {} }: From = {},
): Promise<[number, string]> {
  const sent = { host: 'localhost:3000', ...headers };
  const { statusCode, body } = await fastify.inject({
    method: 'GET',
    url,
    remoteAddress: address,
    headers: sent,
  });
  return [statusCode, body];
}

const elsewhere: [what: string, from: From][] = [
  ['another machine', { address: '192.168.1.20', headers: { host: '192.168.1.5:3000' } }],
  ['a proxy beside us that nobody told us to trust', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['a tunnel that copies bytes', { headers: { host: 'my-demo.example' } }],
  ['a web page whose name points here', { headers: { host: 'rebound.example:3000' } }],
  ['a web page whose name begins like this machine', { headers: { host: '127.evil.example:3000' } }],
  ['one whose name holds a whole address', { headers: { host: '127.0.0.1.evil.example' } }],
  ['one whose name ends like a word for here', { headers: { host: 'evillocalhost' } }],
  ['an address that is text', { address: '127.evil' }],
];

describe('the outbox', () => {
  test('is open to the machine itself, by any of its names', async () => {
    await start();
    const names = [
      'localhost:3000',
      '127.0.0.1:3000',
      '127.8.9.1',
      '[::1]:3000',
      '[::ffff:127.0.0.1]',
      'app.localhost',
    ];
    for (const host of names)
      expect(await look('/dev/outbox', { headers: { host } })).toEqual([200, 'letters with codes']);
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await look('/dev/outbox', { address })).toEqual([200, 'letters with codes']);
  });

  test.each(elsewhere)('asks %s for the key', async (_, from) => {
    await start();
    for (const url of ['/dev/outbox', '/dev/outbox?key=', '/dev/outbox?key=key-on-the-consolf'])
      expect((await look(url, from))[0]).toBe(403);
    expect(await look('/dev/outbox?key=key-on-the-console', from)).toEqual([200, 'letters with codes']);
  });

  test('lets nobody guess the key without end', async () => {
    await start();
    const from = { address: '192.168.1.20' };
    for (let n = 0; n < 300; n += 1) await look(`/dev/outbox?key=${n}`, from);
    const url = '/dev/outbox?key=key-on-the-console';
    expect((await look(url, from))[0]).toBe(429);
    const { headers } = await fastify.inject({ method: 'GET', url, remoteAddress: from.address });
    expect(headers['retry-after']).toBe('30');
    expect((await look('/dev/outbox'))[0]).toBe(200);
  });

  test.each([
    ['with a public address', { PUBLIC_URL: 'https://club.example' }],
    ['in production', { NODE_ENV: 'production' }],
    ['with the demo switched off', { DEMO: 'false' }],
  ])('is gone %s', async (_, env) => {
    await start(env);
    expect(await look('/dev/outbox?key=key-on-the-console')).toEqual([200, 'the app']);
  });
});

describe('the figures', () => {
  test.each(elsewhere)('are not for %s', async (_, from) => {
    await start();
    expect(await look('/api/metrics')).toEqual([200, 'figures']);
    expect((await look('/api/metrics', from))[0]).toBe(404);
  });

  test('are for whoever has the token, where there is one', async () => {
    await start({ METRICS_TOKEN: 'for-prometheus' });
    expect((await look('/api/metrics'))[0]).toBe(404);
    expect((await look('/api/metrics', { headers: { authorization: 'Bearer for-prometheuz' } }))[0]).toBe(
      404,
    );
    for (const authorization of ['Bearer for-prometheus', 'bearer for-prometheus']) {
      const from = { address: '192.168.1.20', headers: { authorization } };
      expect(await look('/api/metrics', from)).toEqual([200, 'figures']);
    }
    expect((await look('/api/metrics', { headers: { authorization: 'for-prometheus' } }))[0]).toBe(404);
  });
});

describe.each(['/api/openapi.json', '/api/docs'])('%s', (url) => {
  test('is written once for sixty who ask at the same time, and for those who ask later', async () => {
    await start();
    const asked = await Promise.all(Array.from({ length: 60 }, () => look(url)));
    asked.push(await look(url));
    expect(new Set(asked.map(([status]) => status))).toEqual(new Set([200]));
    expect(new Set(asked.map(([, body]) => body)).size).toBe(1);
    expect(asked[0]?.[1]).toContain('/greeting');
    expect(written).toBe(1);
  });

  test('is sent again before any route is looked for, the same to the last header', async () => {
    await start();
    const base = await fastify.listen({ port: 0, host: '127.0.0.1' });
    const get = async () => {
      const response = await fetch(`${base}${url}`, { headers: { 'accept-encoding': 'br' } });
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { headers, body: await response.text() };
    };
    const first = await get();
    const again = await Promise.all(Array.from({ length: 20 }, get));
    expect(new Set(again.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(first)]));
    expect(first.headers['content-encoding']).toBe('br');
    expect(routed).toBe(1);
  });

  test('with a query it is not kept: a thousand of those would push out what others read', async () => {
    await start();
    const base = await fastify.listen({ port: 0, host: '127.0.0.1' });
    for (let at = 0; at < 2; at += 1) expect((await fetch(`${base}${url}?again`)).status).toBe(200);
    expect(routed).toBe(2);
  });

  test('goes out compressed, and not at all to whoever holds it', async () => {
    await start();
    const [, plain] = await look(url);
    const headers = { 'accept-encoding': 'gzip, br' };
    const packed = await fastify.inject({ url, headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain);
    const again = await fastify.inject({
      url,
      headers: { ...headers, 'if-none-match': String(packed.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
