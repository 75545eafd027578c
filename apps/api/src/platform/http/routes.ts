// Owns the life of an API call: who may, how often, is the input right, act, answer only what is declared.
import { isDeepStrictEqual } from 'node:util';
import { assert } from '@stagepass/base/assert.ts';
import {
  accountSuspended,
  emailNotVerified,
  idempotencyKeyMissing,
  notAllowed,
  tooManyRequests,
} from '@stagepass/contract/common-errors.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, fail } from '../failure/failure.ts';
import type { Platform } from '../platform.ts';
import { type Actor, type Authenticate, type SignedIn, signedIn, visitor } from './actor.ts';
import { answerWriter, type WriteAnswer } from './answer-writer.ts';
import { bearerOf } from './bearer.ts';
import type { Call, Route, WrittenAnswer } from './bind.ts';
import { idempotencyKey, makeCall } from './call.ts';
import { codingOfAnswer, compressAnswer, tagOf } from './compressed-answers.ts';
import { answerFailure } from './errors.ts';
import { householdOf } from './household.ts';
import { type Keep, keptAnswers } from './kept-answers.ts';

export interface RouteOptions {
  prefix: string;
  routes: readonly Route[];
  authenticate: Authenticate;
}

interface Written extends Route {
  readonly write: WriteAnswer;
  /** Where everybody may ask, as often as they like. */
  readonly keep: Keep | undefined;
}

export function addRoutes(fastify: FastifyInstance, platform: Platform, options: RouteOptions): void {
  // A traced request is to be seen on its whole way.
  const keep =
    platform.config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? keptAnswers(fastify, platform) : undefined;
  for (const route of options.routes) {
    const { endpoint } = route;
    const write = answerWriter(endpoint);
    const open = endpoint.who === 'visitor' && endpoint.rates === undefined;
    const made: Written = { ...route, write, keep: open ? keep : undefined };
    fastify.route({
      method: endpoint.method,
      url: options.prefix + endpoint.path,
      exposeHeadRoute: false,
      ...(endpoint.upload === undefined
        ? {}
        : uploadOptions(endpoint, endpoint.upload, options.authenticate)),
      handler: (request, reply) => handleCall(platform, options.authenticate, made, request, reply),
    });
  }
}

/** Who may call and how often, as an endpoint says it; the name counts calls apart from others. */
export interface Admission extends Pick<Endpoint, 'rates'> {
  readonly who: Exclude<Endpoint['who'], 'visitor'>;
  readonly name: string;
}

export type Admit = (request: FastifyRequest, admission: Admission) => Promise<SignedIn>;

/** For addresses that are no endpoints: the same questions, asked in the same order. */
export function admitter(platform: Platform, authenticate: Authenticate): Admit {
  return async (request, admission) => {
    const actor = await actorOf(request, authenticate);
    admit(admission, actor);
    const refused = await overLimit(platform, admission, actor, request.ip);
    if (refused !== undefined) fail(tooManyRequests, refused);
    return signedIn(actor);
  };
}

/** Whether somebody may is asked before megabytes of theirs are read into memory. */
function uploadOptions(
  endpoint: Endpoint,
  upload: NonNullable<Endpoint['upload']>,
  authenticate: Authenticate,
) {
  return {
    bodyLimit: upload.max_bytes,
    onRequest: async (request: FastifyRequest) => admit(endpoint, await actorOf(request, authenticate)),
  };
}

async function handleCall(
  platform: Platform,
  authenticate: Authenticate,
  route: Written,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint, handle, written, write } = route;
  const actor = await actorOf(request, authenticate);
  admit(endpoint, actor);
  const make = (): Call => makeCall(platform.config, endpoint, actor, request, reply);
  const early = route.ahead && beginAhead(platform, route.ahead, make);
  if (endpoint.rates !== undefined) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const refused = await overLimit(platform, { ...endpoint, name }, actor, request.ip);
    if (refused !== undefined) {
      platform.metrics.count('rate_limited', { rule: name });
      return answerFailure(reply, new Failure(tooManyRequests, refused));
    }
  }
  if (endpoint.idempotent && idempotencyKey(request) === undefined) fail(idempotencyKeyMissing);
  const call = early === undefined ? make() : early.call();
  const answer = await handle(platform, call as never, early?.read as never);
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

/** What is wrong with the input is told in its turn: after the limits, which count it too. */
function beginAhead(
  platform: Platform,
  ahead: NonNullable<Route['ahead']>,
  make: () => Call,
): { call: () => Call; read?: Promise<unknown> } {
  try {
    const call = make();
    const read = ahead(platform, call as never);
    // The handler hears of its failure where it waits for it; where the call is refused, nobody need hear.
    read.catch(() => {});
    return { call: () => call, read };
  } catch (error) {
    return {
      call: () => {
        throw error;
      },
    };
  }
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

/** The token comes bare, or as a bearer's. A token that is no longer good makes a visitor, not an error. */
async function actorOf(request: FastifyRequest, authenticate: Authenticate): Promise<Actor> {
  const header = request.headers.authorization;
  if (header === undefined) return visitor;
  return (await authenticate(bearerOf(header) ?? header)) ?? visitor;
}

function admit(endpoint: Pick<Endpoint, 'who'>, actor: Actor): void {
  if (actor.kind === 'user' && actor.suspended && endpoint.who !== 'visitor') fail(accountSuspended);
  if (endpoint.who === 'visitor') return;
  const user = signedIn(actor);
  if (endpoint.who === 'verified' && !user.verified) fail(emailNotVerified);
  if (endpoint.who === 'operator' && !user.operator) fail(notAllowed);
}

async function overLimit(
  platform: Platform,
  { name, rates = [] }: Pick<Admission, 'name' | 'rates'>,
  actor: Actor,
  address: string,
): Promise<{ retry_after_s: number } | undefined> {
  for (const rule of rates) {
    const who =
      rule.by === 'user' && actor.kind === 'user' ? `u:${actor.user_id}` : `a:${householdOf(address)}`;
    const taken = await platform.limits.take(`${name} ${rule.window_s} ${who}`, rule);
    if (!taken.ok) return { retry_after_s: taken.retry_after_s };
  }
  return undefined;
}
