// Owns the life of an API call: who may, how often, is the input right, act, answer only what is declared.
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { assert } from '@stagepass/base/assert.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { type ShowViewer, viewerCookies } from '../storage/file-viewer.ts';
import { type Actor, type Authenticate, type OpenAccessToken, signedIn } from './actor.ts';
import { type Admit, type AdmitAny, admitter } from './admission.ts';
import { answerWriter, type WriteAnswer } from './answer-writer.ts';
import type { Call, Download, Route, WrittenAnswer } from './bind.ts';
import { keyOf, paramsOf, withCall } from './call.ts';
import { codingOfAnswer, compressAnswer, tagOf } from './compressed-answers.ts';
import { type Keep, keptAnswers } from './kept-answers.ts';
import { boundOpenBodies } from './open-bodies.ts';

export interface RouteOptions {
  prefix: string;
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Left out where no access tokens are made: none opens anything then. */
  openAccessToken?: OpenAccessToken;
  /** How long a large body may be silent; for tests. */
  silent_ms?: number;
}

interface Written extends Route {
  readonly write: WriteAnswer;
  readonly showViewer: ShowViewer;
  /** Where everybody may ask, and all are answered alike. */
  readonly keep: Keep | undefined;
}

/** What was found out about a call before its body was read. */
interface Admitted {
  readonly actor: Actor;
  readonly read: Promise<unknown> | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | undefined;
  }
}

/** Answers how addresses that are no endpoints let people in, and keep what is the same for everybody. */
export function addRoutes(
  fastify: FastifyInstance,
  platform: Platform,
  options: RouteOptions,
): { admit: Admit; keep: Keep | undefined } {
  const { prefix, routes, authenticate, openAccessToken = async () => undefined } = options;
  const bodies = boundOpenBodies(fastify, options.silent_ms);
  const admit = admitter({ platform, authenticate, openAccessToken, bodies });
  // A traced request is to be seen on its whole way.
  const keep =
    platform.config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? keptAnswers(fastify, platform) : undefined;
  fastify.decorateRequest('admitted', undefined);
  const showViewer = viewerCookies(platform);
  for (const route of routes) {
    const { endpoint } = route;
    const write = answerWriter(endpoint);
    const open = endpoint.who === 'visitor' && endpoint.rates === undefined;
    const made: Written = { ...route, write, showViewer, keep: open ? keep : undefined };
    fastify.route({
      method: endpoint.method,
      url: prefix + endpoint.path,
      exposeHeadRoute: false,
      config: { endpoint },
      onRequest: admission(platform, made, admit),
      handler: (request, reply) => handleCall(platform, made, request, reply),
    });
  }
  return { admit: async (request, asked) => signedIn(await admit(request, asked)), keep };
}

/** Everything that can refuse a call without its body, before a byte of that is read. */
function admission(platform: Platform, { endpoint, ahead }: Written, admit: AdmitAny) {
  const { method, path, who, scope, rates, feature } = endpoint;
  const asked = {
    ...{ name: `${method} ${path}`, who, scope, rates },
    ...(feature === undefined ? {} : { feature }),
  };
  return async (request: FastifyRequest): Promise<void> => {
    let read: Promise<unknown> | undefined;
    const actor = await admit(request, asked, (caller) => {
      if (ahead) read = beginAhead(platform, { endpoint, ahead, actor: caller }, request);
    });
    // Said before the body is read: without its key nothing else of the call matters.
    if (endpoint.idempotent) keyOf(request);
    request.admitted = { actor, read };
  };
}

async function handleCall(
  platform: Platform,
  route: Written,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint, handle, written, write } = route;
  const { actor, read } = request.admitted as Admitted;
  if (actor.kind === 'user' && actor.by_access_token === undefined) route.showViewer(actor, request, reply);
  const answerTo = (call: Call) => handle(platform, call as never, read as never);
  const answer = await withCall({ config: platform.config, endpoint, actor, request, reply }, answerTo);
  if (endpoint.download) return sendDownload(endpoint.download, answer as Download, reply);
  if (written) return sendWritten(platform, route, answer as WrittenAnswer, request, reply);
  if (platform.config.NODE_ENV === 'test') endpoint.answer.parse(answer);
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  if (endpoint.status !== undefined) reply.code(endpoint.status);
  const text = await write(answer);
  const coding = codingOfAnswer(request, text.length);
  if (coding === undefined) return text;
  reply.header('content-encoding', coding);
  return compressAnswer(Buffer.from(text), coding);
}

/** What is wrong with the parameters is told in its turn: after the limits, which count it too. */
function beginAhead(
  platform: Platform,
  { endpoint, ahead, actor }: { endpoint: Endpoint; ahead: NonNullable<Route['ahead']>; actor: Actor },
  request: FastifyRequest,
): Promise<unknown> | undefined {
  try {
    const read = ahead(platform, { actor, params: paramsOf(endpoint, request) } as never);
    // The handler hears of its failure where it waits for it; where the call is refused, nobody need hear.
    read.catch(() => {});
    return read;
  } catch {
    // The handler's own call fails by the same parameters.
    return undefined;
  }
}

function sendDownload(
  { type }: { type: string },
  { name, parts, size_bytes }: Download,
  reply: FastifyReply,
): FastifyReply {
  if (size_bytes !== undefined) reply.header('content-length', size_bytes);
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts));
}

async function sendWritten(
  platform: Platform,
  { endpoint, keep }: Written,
  { json, etag, holds }: WrittenAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (platform.config.NODE_ENV === 'test') assertDeclared(endpoint, String(json));
  reply.header('content-type', 'application/json; charset=utf-8');
  if (endpoint.status !== undefined) reply.code(endpoint.status);
  if (etag === undefined) return reply.header('cache-control', 'no-store').send(json);
  const coding = codingOfAnswer(request, json.length);
  const tag = tagOf(etag, coding);
  reply.headers({ 'cache-control': 'no-cache', vary: 'authorization, accept-encoding', etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (coding !== undefined) reply.header('content-encoding', coding);
  const bytes = coding === undefined ? json : await compressAnswer(Buffer.from(json), coding);
  if (holds !== undefined && Buffer.isBuffer(bytes)) keep?.(request, reply, bytes, holds);
  return reply.send(bytes);
}

/** What the schema would have dropped must not be there in the first place. */
function assertDeclared(endpoint: Endpoint, json: string): void {
  const given: unknown = JSON.parse(json);
  assert(
    isDeepStrictEqual(endpoint.answer.parse(given), given),
    `${endpoint.path} answers what it does not declare`,
  );
}
