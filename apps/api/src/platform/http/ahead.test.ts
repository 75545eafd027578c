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

const sign = endpoint({
  ...write,
  path: '/signed/:id',
  summary: 'Writes on a board with a name.',
  who: 'verified',
  rates: [{ by: 'user', limit: 1, window_s: 60 }],
});

/** Whose the tokens are; whoever is not in it is a visitor. */
const people = new Map<string, string>();
let look = async (): Promise<void> => {};
let fastify: FastifyInstance;
let done: string[] = [];
let room = true;

beforeEach(() => {
  done = [];
  room = true;
  people.clear();
  look = async () => {};
  const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const metrics = { count: () => {}, observe: () => {}, text: async () => '' };
  const limits = {
    take: async () => {
      done.push('counted');
      return { ok: room, retry_after_s: 9 };
    },
  };
  fastify = makeServer({ config, log, metrics });
  addRoutes(fastify, { config, log, metrics, limits, clock: systemClock, secrets } as unknown as Platform, {
    prefix: '/api',
    async authenticate(token) {
      await look();
      const user_id = people.get(token);
      if (user_id === undefined) return undefined;
      const facts = { verified: true, operator: false, suspended: false, stepped_up_at: null };
      return { kind: 'user', user_id, session_id: 's1', ...facts };
    },
    routes: [
      bindWrittenAhead(
        sign,
        async (_, { actor, params }) => {
          const name = actor.kind === 'user' ? actor.user_id : 'nobody';
          done.push(`looked for ${name}`);
          return `${params.id} as ${name}`;
        },
        async (_, { body }, read) => {
          done.push(`wrote on ${await read}`);
          return { json: JSON.stringify({ data: { words: body.words } }) };
        },
      ),
      bindWrittenAhead(
        write,
        async (_, { params }) => (params.id === 'closed' ? fail(closed) : params.id),
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

async function signAs(token: string): Promise<number> {
  const call = { method: 'POST', url: '/api/signed/a', payload: { words: 'hello' } } as const;
  return (await fastify.inject({ ...call, headers: { authorization: token } })).statusCode;
}

test('reading for the token’s last caller begins while the token is looked up', async () => {
  people.set('t', 'ana');
  expect(await signAs('t')).toBe(200);
  expect(done).toEqual(['looked for ana', 'counted', 'wrote on a as ana']);
  done = [];
  look = async () => {
    // A turn later than everything that was begun before.
    await new Promise((resolve) => setImmediate(resolve));
    done.push('looked up');
  };
  expect(await signAs('t')).toBe(200);
  expect(done).toEqual(['looked for ana', 'counted', 'looked up', 'wrote on a as ana']);
});

test('what was begun for somebody else is not used: the token ended, or is another one’s', async () => {
  people.set('t', 'ana');
  expect(await signAs('t')).toBe(200);
  done = [];
  people.set('t', 'bo');
  expect(await signAs('t')).toBe(200);
  expect(done.at(-1)).toBe('wrote on a as bo');
  people.delete('t');
  done = [];
  expect(await signAs('t')).toBe(401);
  expect(await signAs('t')).toBe(401);
  // The second time nothing is expected of it any more.
  expect(done).toEqual(['looked for bo', 'counted']);
});
