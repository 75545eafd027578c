// Owns the addresses that belong to no domain: health, readiness, metrics, the API's own description, the mail outbox.
import { timingSafeEqual } from 'node:crypto';
import { notFound } from '@stagepass/contract/common-errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../failure/failure.ts';
import type { Platform } from '../platform.ts';
import { bearerOf } from './bearer.ts';
import { docsPage } from './docs-page.ts';
import { householdOf } from './household.ts';
import type { Keep } from './kept-answers.ts';
import { lateDocument } from './kept-document.ts';
import { openApiOf, type TaggedRoute } from './openapi.ts';
import { apiPrefix } from './server.ts';
import { isFromThisMachine } from './this-machine.ts';

export interface SystemParts {
  routes: readonly TaggedRoute[];
  version: string;
  /** False from the moment a shutdown begins, so that a load balancer looks elsewhere first. */
  accepting: () => boolean;
  /** The outbox of mail as a page; only asked for in demo mode. */
  renderOutbox: () => Promise<string>;
  keep: Keep | undefined;
}

const openApiHeaders = { 'content-type': 'application/json; charset=utf-8' };
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const outboxRate = { limit: 300, window_s: 3600 };

/** However many ask at the same moment, the question is asked once. */
function sharedAnswer<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

export function addSystemRoutes(fastify: FastifyInstance, platform: Platform, parts: SystemParts): void {
  const { config, db } = platform;
  fastify.get(`${apiPrefix}/health`, async () => ({ status: 'ok', version: parts.version }));

  const isDatabaseThere = sharedAnswer(() =>
    db.query({ text: 'select 1' }).then(
      () => true,
      () => false,
    ),
  );
  fastify.get(`${apiPrefix}/ready`, async (_, reply) => {
    const database = await isDatabaseThere();
    const ready = database && parts.accepting();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', database });
  });

  fastify.get(`${apiPrefix}/metrics`, async (request, reply) => {
    if (!mayReadMetrics(config.METRICS_TOKEN, request)) fail(notFound);
    return reply.header('content-type', 'text/plain; version=0.0.4').send(await platform.metrics.text());
  });

  const writeOpenApi = async () => JSON.stringify(await openApiOf(parts.routes, config));
  fastify.get(`${apiPrefix}/openapi.json`, lateDocument(writeOpenApi, openApiHeaders, parts.keep));
  const writeDocs = () => docsPage(parts.routes, `${config.API_BASE}/openapi.json`);
  fastify.get(`${apiPrefix}/docs`, lateDocument(writeDocs, pageHeaders, parts.keep));

  if (config.demo)
    fastify.get('/dev/outbox', (request, reply) => sendOutbox(platform, parts, request, reply));
}

function mayReadMetrics(token: string | undefined, request: FastifyRequest): boolean {
  if (token === undefined) return isFromThisMachine(request);
  return same(bearerOf(request.headers.authorization) ?? '', token);
}

/** Codes for signing in are in there: from another machine it takes the key that the console printed. */
async function sendOutbox(
  platform: Platform,
  parts: SystemParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key } = request.query as { key?: unknown };
  const here = isFromThisMachine(request);
  reply.headers({ ...pageHeaders, 'cache-control': 'no-store' });
  // The key is short enough to be typed, so it must not be guessed at without end.
  if (!here) {
    const taken = await platform.limits.take(`outbox a:${householdOf(request.ip)}`, outboxRate);
    if (!taken.ok)
      return reply
        .code(429)
        .header('retry-after', String(taken.retry_after_s))
        .send(
          '<!doctype html><meta charset="utf-8"><title>Outbox</title><p>Too many tries. Wait a while and try again.',
        );
  }
  const known = here || same(String(key ?? ''), platform.config.demo_key);
  if (known) return reply.send(await parts.renderOutbox());
  return reply
    .code(403)
    .send(
      '<!doctype html><meta charset="utf-8"><title>Outbox</title><p>Add <code>?key=</code> and the demo key shown in the console to the address.',
    );
}

function same(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
