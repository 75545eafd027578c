// Owns: what the HTTP layer refuses and lets through, before any domain is asked.
import { randomInt } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { systemClock } from '@stagepass/base/clock.ts';
import { notFound } from '@stagepass/contract/common-errors.ts';
import { endpoint, errorCode } from '@stagepass/contract/endpoint.ts';
import { CALLS_PER_MINUTE, defaultRate } from '@stagepass/contract/rates.ts';
import { answer, idOr } from '@stagepass/contract/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { fail } from '../failure/failure.ts';
import type { Platform } from '../platform.ts';
import { secretsFrom } from '../secrets/root-key.ts';
import type { SignedIn } from './actor.ts';
import { bind } from './bind.ts';
import { addRoutes } from './routes.ts';
import { addNotFound, makeServer } from './server.ts';
import { takeUndeclared } from './undeclared-errors.ts';

const secrets = secretsFrom('s'.repeat(32));

const soldOut = errorCode('tests.sold-out', 409, 'Sold out.');

const greet = endpoint({
  method: 'POST',
  path: '/greetings/:name',
  summary: 'Greets.',
  who: 'visitor',
  params: z.strictObject({ name: z.string().max(10) }),
  query: z.strictObject({ loud: z.enum(['yes', 'no']).optional() }),
  body: z.strictObject({ words: z.string().max(20), times: z.int().min(1).max(3) }),
  answer: answer(z.object({ text: z.string() })),
  errors: [soldOut],
});
const noTicket = errorCode('tests.ticket-not-found', 404, 'There is no such ticket.');
const ticket = endpoint({
  method: 'GET',
  path: '/tickets/:id',
  summary: 'A ticket.',
  who: 'visitor',
  params: z.strictObject({ id: idOr(noTicket) }),
  answer: answer(z.string()),
  errors: [noTicket],
});
const portrait = endpoint({
  method: 'PUT',
  path: '/portraits',
  summary: 'Takes a picture.',
  who: 'visitor',
  upload: { types: ['image/png'], max_bytes: 1000 },
  answer: answer(z.object({ size: z.int() })),
  errors: [],
});
const ownPortrait = endpoint({ ...portrait, path: '/portraits/own', who: 'fan' });
const open = (who: 'fan' | 'verified' | 'operator') =>
  endpoint({
    method: 'GET',
    path: `/for-${who}`,
    summary: 'Who may.',
    who,
    answer: answer(z.object({ id: z.string() })),
    errors: [],
  });
const rare = endpoint({
  method: 'POST',
  path: '/rare',
  summary: 'Twice a minute.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 2, window_s: 60 }],
  answer: answer(z.object({ ok: z.boolean() })),
  errors: [],
});
const valuable = endpoint({
  method: 'POST',
  path: '/valuable',
  summary: 'Moves value.',
  who: 'fan',
  idempotent: true,
  answer: answer(z.object({ key: z.string() })),
  errors: [],
});

const used = new Map<string, number>();
let lookups = 0;
let handled = 0;
let fastify: FastifyInstance;

const people: Record<string, Partial<SignedIn>> = {
  'token-fan': {},
  'token-verified': { verified: true },
  'token-operator': { verified: true, operator: true },
  'token-suspended': { verified: true, suspended: true },
};

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const metrics = { count: () => {}, observe: () => {}, text: async () => '' };
  const limits = {
    take: async (key: string, rule: { limit: number }) => {
      used.set(key, (used.get(key) ?? 0) + 1);
      return { ok: (used.get(key) ?? 0) <= rule.limit, retry_after_s: 30 };
    },
  };
  const platform = {
    config,
    limits,
    log: quiet,
    metrics,
    clock: systemClock,
    secrets,
  } as unknown as Platform;
  fastify = makeServer({ config, log: quiet, metrics } as never);
  addRoutes(fastify, platform, {
    prefix: '/api',
    authenticate: async (token) => {
      lookups += 1;
      return (
        people[token] && {
          kind: 'user',
          user_id: 'u1',
          session_id: 's1',
          verified: false,
          operator: false,
          suspended: false,
          stepped_up_at: null,
          ...people[token],
        }
      );
    },
    routes: [
      bind(greet, async (_, call) => {
        handled += 1;
        if (call.body.words === 'gone') fail(soldOut, { left: 0 });
        if (call.body.words === 'undeclared') fail(notFound);
        if (call.body.words === 'boom') throw new Error('secret inner words');
        return { data: { text: `${call.params.name}: ${call.body.words}`, secret: 'never' } };
      }),
      ...[portrait, ownPortrait].map((each) =>
        bind(each, async (_, call) => ({ data: { size: (await stat(call.upload.file)).size } })),
      ),
      ...(['fan', 'verified', 'operator'] as const).map((who) =>
        bind(open(who), async (_, call) => ({
          data: { id: call.actor.kind === 'user' ? call.actor.user_id : '' },
        })),
      ),
      bind(ticket, async (_, { params }) => {
        handled += 1;
        return { data: params.id };
      }),
      bind(rare, async () => ({ data: { ok: true } })),
      bind(valuable, async (_, call) => ({ data: { key: call.idempotency.key } })),
    ],
  });
  addNotFound(fastify, (_, reply) => reply.type('text/html').send('<p>app</p>'));
  await fastify.ready();
});
beforeEach(() => {
  handled = 0;
});
afterAll(() => fastify.close());

const good = { words: 'hello', times: 1 };
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('an error that the endpoint does not declare is noted, and would fail the test that saw it', async () => {
  expect((await post('/api/greetings/mara', { ...good, words: 'gone' })).statusCode).toBe(409);
  expect((await post('/api/greetings/mara', 'no JSON')).statusCode).toBe(400);
  expect(takeUndeclared()).toEqual([]);
  expect((await post('/api/greetings/mara', { ...good, words: 'undeclared' })).statusCode).toBe(404);
  expect(takeUndeclared()).toEqual(['POST /greetings/:name answers not-found, which it does not declare']);
});

describe('input', () => {
  test('a good request is answered with declared fields only', async () => {
    const response = await post('/api/greetings/mara?loud=yes', good);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { text: 'mara: hello' } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['an unknown field', { ...good, admin: true }, 'body'],
    ['a missing field', { words: 'hello' }, 'body.times'],
    ['a wrong type', { ...good, times: '1' }, 'body.times'],
    ['a fraction', { ...good, times: 1.5 }, 'body.times'],
    ['too much', { ...good, words: 'x'.repeat(21) }, 'body.words'],
    ['a list', [good], 'body'],
    ['nothing', null, 'body'],
  ])('%s is refused by name, and nothing runs', async (_, body, field) => {
    const response = await post('/api/greetings/mara', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid-input');
    expect(response.json().error.details.problems[0].field).toBe(field);
    expect(handled).toBe(0);
  });

  test.each([
    ['broken JSON', '{"words": "hello"'],
    ['an empty body', ''],
    ['a poisoned prototype', '{"__proto__": {"admin": true}, "words": "hello", "times": 1}'],
  ])('%s is refused', async (_, body) => {
    const response = await post('/api/greetings/mara', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid-input');
    expect(handled).toBe(0);
  });

  test('unknown query parameters and overlong path parameters are refused', async () => {
    expect((await post('/api/greetings/mara?debug=1', good)).statusCode).toBe(400);
    expect((await post('/api/greetings/a-very-long-name', good)).statusCode).toBe(400);
  });

  test('a huge body is refused with 413, other content types with 415', async () => {
    const huge = await post('/api/greetings/mara', { words: 'x'.repeat(300_000), times: 1 });
    expect([huge.statusCode, huge.json().error.code]).toEqual([413, 'body-too-large']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'image/png']) {
      const response = await post('/api/greetings/mara', JSON.stringify(good), { 'content-type': type });
      expect([type, response.statusCode, handled]).toEqual([type, 415, 0]);
      expect(response.json().error.code).toBe('wrong-content-type');
    }
  });

  test.each([
    ['a zero character', '/api/greetings/mara', '{"words":"a\\u0000b","times":1}'],
    ['half a surrogate pair', '/api/greetings/mara', '{"words":"a\\ud800b","times":1}'],
    ['a zero character in the address', '/api/greetings/ma%00ra', JSON.stringify(good)],
    ['an address that cannot be read', '/api/greetings/%zz', JSON.stringify(good)],
  ])('%s is refused', async (_, url, body) => {
    const response = await post(url, body);
    expect([response.statusCode, response.json().error.code, handled]).toEqual([400, 'invalid-input', 0]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a parameter longer than any of ours is nothing that we have', async () => {
    const response = await post(`/api/greetings/${'a'.repeat(300)}`, good);
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not-found']);
  });

  test('a body nested as deep as it is long is read through', async () => {
    const response = await post('/api/greetings/mara', `{"words":${'['.repeat(1e5)}${']'.repeat(1e5)}}`);
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid-input']);
  });
});

test('a malformed id is answered as one that is not there, by the endpoint’s own error and before its handler', async () => {
  const ask = (id: string) => fastify.inject({ method: 'GET', url: `/api/tickets/${id}` });
  for (const id of ['x', '9'.repeat(64), '01890A5D-AC96-774B-BCCE-B302099A8057', '..%2f..']) {
    const response = await ask(id);
    expect([id, response.statusCode, response.json().error.code]).toEqual([id, 404, noTicket.code]);
  }
  expect(handled).toBe(0);
  expect((await ask('01890a5d-ac96-774b-bcce-b302099a8057')).statusCode).toBe(200);
});

describe('uploads', () => {
  const put = (type: string, size: number) =>
    fastify.inject({
      method: 'PUT',
      url: '/api/portraits',
      headers: { 'content-type': type },
      payload: Buffer.alloc(size),
    });

  test('the declared type within its bound is taken', async () => {
    expect((await put('image/png', 900)).json()).toEqual({ data: { size: 900 } });
  });
  test('a stranger’s is refused before it is read', async () => {
    const send = (authorization: string, size: number) =>
      fastify.inject({
        method: 'PUT',
        url: '/api/portraits/own',
        headers: { 'content-type': 'image/png', authorization },
        payload: Buffer.alloc(size),
      });
    expect((await send('token-fan', 900)).statusCode).toBe(200);
    expect((await send('token-fan', 1001)).statusCode).toBe(413);
    const refused = await send('token-expired', 1001);
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'not-signed-in']);
  });
  test('another type or a larger file is refused', async () => {
    expect((await put('image/svg+xml', 10)).statusCode).toBe(415);
    expect((await put('image/png', 1001)).statusCode).toBe(413);
  });
});

describe('failures', () => {
  test('an expected one has its code, status, sentence and details', async () => {
    const response = await post('/api/greetings/mara', { ...good, words: 'gone' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: { code: 'tests.sold-out', message: 'Sold out.', details: { left: 0 } },
    });
  });
  test('an unexpected one tells nothing of its inside', async () => {
    const response = await post('/api/greetings/mara', { ...good, words: 'boom' });
    expect(response.statusCode).toBe(500);
    expect(response.json().error.code).toBe('internal');
    expect(response.body).not.toContain('secret inner words');
    // Nor may any other test be content with it: the end of this one would fail without this line.
    expect(takeUndeclared().join()).toContain('broke: Error: ');
  });
  test('unknown addresses and methods of the API answer as JSON, other addresses with the app', async () => {
    const unknown = await fastify.inject({ method: 'GET', url: '/api/nothing' });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not-found']);
    const method = await fastify.inject({ method: 'GET', url: '/api/rare' });
    expect([method.statusCode, method.json().error.code]).toEqual([405, 'method-not-allowed']);
    expect((await fastify.inject({ method: 'GET', url: '/discover' })).body).toBe('<p>app</p>');
    expect((await fastify.inject({ method: 'POST', url: '/discover' })).statusCode).toBe(404);
  });
});

describe('who may', () => {
  const table: [string, Record<'fan' | 'verified' | 'operator', number>][] = [
    ['', { fan: 401, verified: 401, operator: 401 }],
    ['token-expired', { fan: 401, verified: 401, operator: 401 }],
    ['token-fan', { fan: 200, verified: 403, operator: 403 }],
    ['token-verified', { fan: 200, verified: 200, operator: 403 }],
    ['token-operator', { fan: 200, verified: 200, operator: 200 }],
    ['token-suspended', { fan: 403, verified: 403, operator: 403 }],
  ];
  test.each(table)('%s', async (token, expected) => {
    for (const [who, status] of Object.entries(expected)) {
      const ways = [token, `Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}`];
      for (const authorization of token === '' ? [''] : ways) {
        const response = await fastify.inject({
          method: 'GET',
          url: `/api/for-${who}`,
          headers: authorization === '' ? {} : { authorization },
        });
        expect([who, response.statusCode]).toEqual([who, status]);
      }
    }
  });
});

test('over the limit is 429 with the time to wait', async () => {
  const calls = [];
  for (let at = 0; at < 3; at += 1) calls.push(await fastify.inject({ method: 'POST', url: '/api/rare' }));
  expect(calls.map((response) => response.statusCode)).toEqual([200, 200, 429]);
  expect(calls[2]?.headers['retry-after']).toBe('30');
  expect(calls[2]?.json().error.code).toBe('too-many-requests');
});

test('an endpoint without a limit of its own has a generous one, counted for each caller and endpoint', async () => {
  const ask = (url: string, authorization: string) =>
    fastify.inject({ method: 'GET', url, headers: { authorization } });
  for (let at = 0; at < CALLS_PER_MINUTE; at += 1) await ask('/api/for-fan', 'token-fan');
  const refused = await ask('/api/for-fan', 'token-fan');
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/api/for-verified', 'token-verified')).statusCode).toBe(200);
  expect([...used.keys()].filter((key) => key.includes('for-fan'))).toEqual([]);
});

test('wrong tokens are looked up so often and no more', async () => {
  // An address of its own: a second try must not find the first one's count.
  const remoteAddress = `10.7.7.${randomInt(1, 255)}`;
  const ask = (authorization: string) =>
    fastify.inject({
      ...{ method: 'GET', url: '/api/for-verified', remoteAddress },
      headers: { authorization },
    });
  const { limit } = defaultRate('visitor');
  let looked = 0;
  let status: number;
  // On a slow machine a few are allowed again while the others are asked.
  do {
    lookups = 0;
    status = (await ask('token-expired')).statusCode;
    if (status === 401) looked += 1;
  } while (status === 401 && looked < 2 * limit);
  expect(status).toBe(429);
  expect(looked).toBeGreaterThanOrEqual(limit);
  expect(lookups).toBe(0);
});

test('a call that moves value needs a sound Idempotency-Key', async () => {
  for (const key of [undefined, 'short', 'with space in it', 'x'.repeat(201)]) {
    const headers = { authorization: 'token-fan', ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const response = await fastify.inject({ method: 'POST', url: '/api/valuable', headers });
    expect([key, response.statusCode]).toEqual([key, 400]);
  }
  const headers = { authorization: 'token-fan', 'idempotency-key': 'a-good-key-1' };
  const response = await fastify.inject({ method: 'POST', url: '/api/valuable', headers });
  expect(response.json()).toEqual({ data: { key: 'a-good-key-1' } });
});

test('every answer carries the headers that keep a browser strict', async () => {
  const { headers } = await fastify.inject({ method: 'GET', url: '/api/nothing' });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});
