// Owns: whoever calls the address of payment notices too often is refused before anything is read.
import { systemClock } from '@stagepass/base/clock.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Failure } from '#platform/failure/failure.ts';
import { mountWebhook } from './webhook-route.ts';

test('five times the calls of a person a minute, then a refusal', async () => {
  const fastify = Fastify();
  fastify.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof Failure ? error.reason.status : 500).send(),
  );
  const platform = { clock: systemClock, config: { CALLS_PER_MINUTE: 1 } };
  mountWebhook({ fastify, platform, prefix: '/api' } as never);
  const statuses = [];
  for (let at = 0; at < 6; at += 1)
    statuses.push((await fastify.inject({ method: 'POST', url: '/api/webhooks/stripe' })).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  await fastify.close();
});
