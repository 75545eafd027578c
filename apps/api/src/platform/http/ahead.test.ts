// Owns: what is read ahead changes nothing of who is refused, why, and what is counted.
import { systemClock } from '@stagepass/base/clock.ts';
import { endpoint, errorCode } from '@stagepass/contract/endpoint.ts';
import { answer } from '@stagepass/contract/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { fail } from '../failure/failure.ts';
import type { Platform } from '../platform.ts';
import { secretsFrom } from '../secrets/root-key.ts';
import { bindWrittenAhead } from './bind.ts';
import { addRoutes } from './routes.ts';
import { makeServer } from './server.ts';

const secrets = secretsFrom('s'.repeat(32));

const closed = errorCode('tests.closed', 409, 'Closed.');
const write = endpoint({
  method: 'POST',
  path: '/boards/:id',
  summary: 'Writes on a board.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 1, window_s: 60 }],
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ words: z.string() }),
  answer: answer(z.object({ words: z.string() })),
  errors: [closed],
});

let fastify: FastifyInstance;
let done: string[] = [];
let room = true;
/** Whether this process knows of the refusal. */
let known = false;
let readings = 0;

beforeEach(() => {
  done = [];
  room = true;
  known = false;
  readings = 0;
  const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const metrics = { count: () => {}, observe: () => {}, text: async () => '' };
  const limits = {
    isKnownRefused: () => known,
    take: async () => {
      done.push('counted');
      return { ok: room, retry_after_s: 9 };
    },
  };
  fastify = makeServer({ config, log, metrics });
  addRoutes(fastify, { config, log, metrics, limits, clock: systemClock, secrets } as unknown as Platform, {
    prefix: '/api',
    authenticate: async () => undefined,
    routes: [
      bindWrittenAhead(
        write,
        async (_, { params }) => {
          readings += 1;
          return params.id === 'closed' ? fail(closed) : params.id;
        },
        async (_, { body }, read) => {
          const board = await read;
          done.push(`wrote on ${board}`);
          return { json: JSON.stringify({ data: { words: body.words } }) };
        },
      ),
    ],
  });
});
afterEach(() => fastify.close());

async function send(board: string, body: object) {
  const { statusCode } = await fastify.inject({ method: 'POST', url: `/api/boards/${board}`, payload: body });
  return statusCode;
}

test('what was read reaches the handler', async () => {
  expect(await send('a', { words: 'hello' })).toBe(200);
  expect(done).toEqual(['counted', 'wrote on a']);
});

test('a call beyond its limit does nothing, whatever its input or its reading says', async () => {
  room = false;
  expect(await send('a', { words: 'hello' })).toBe(429);
  expect(await send('closed', { words: 'hello' })).toBe(429);
  expect(await send('a', { words: 5 })).toBe(429);
  expect(done).toEqual(['counted', 'counted', 'counted']);
});

test('wrong input and a refused reading are told after the call was counted', async () => {
  expect(await send('a', { words: 5 })).toBe(400);
  expect(await send('closed', { words: 'hello' })).toBe(409);
  expect(done).toEqual(['counted', 'counted']);
});

test('of a call that is known to be refused nothing is read', async () => {
  room = false;
  expect(await send('a', { words: 'hello' })).toBe(429);
  expect(readings).toBe(1);
  known = true;
  for (let at = 0; at < 3; at += 1) expect(await send('a', { words: 'hello' })).toBe(429);
  expect(readings).toBe(1);
  // The counter has room again before this process knows.
  room = true;
  expect(await send('a', { words: 'hello' })).toBe(200);
  expect([readings, done.at(-1)]).toEqual([2, 'wrote on a']);
});
