// Tests who may look at what belongs to no domain: the outbox of mail and the figures.
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Platform } from '../platform.ts';
import { addNotFound, makeServer } from './server.ts';
import { addSystemRoutes } from './system-routes.ts';

let fastify: FastifyInstance;
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
  addSystemRoutes(fastify, { config, limits, metrics } as unknown as Platform, {
    routes: [],
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
];

describe('the outbox', () => {
  test('is open to the machine itself, by any of its names', async () => {
    await start();
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'app.localhost'])
      expect(await look('/dev/outbox', { headers: { host } })).toEqual([200, 'letters with codes']);
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
