// Owns the HTTP server: one Fastify on one port for app, API and socket, with its limits, headers and error answers.
import type { Server } from 'node:http';
import { methodNotAllowed, notFound } from '@stagepass/contract/common-errors.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ConstraintErrors } from '../failure/constraint-errors.ts';
import { Failure } from '../failure/failure.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { allowOwnWebApp } from './cross-origin.ts';
import { answerFailure, errorHandler } from './errors.ts';
import { commonHeaders } from './security-headers.ts';
import { readTlsFiles } from './tls-files.ts';

export const apiPrefix = '/api';
const jsonLimit_bytes = 256 * 1024;

export interface ServerParts {
  config: Config;
  log: Log;
  metrics: Metrics;
  constraints?: ConstraintErrors;
}

export function makeServer({ config, log, metrics, constraints }: ServerParts): FastifyInstance {
  const headers = commonHeaders(config);
  const https = readTlsFiles(config);
  const answerError = errorHandler({ log, config, constraints });
  const fastify = Fastify({
    logger: false,
    bodyLimit: jsonLimit_bytes,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    // Draining waits for running requests; keep-alive connections without one are cut at once.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // What the router itself refuses meets neither hooks nor error handler, and would answer in a shape of its own.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    // We check input and write answers by the contract's schemas: Fastify's own compilers would only be held in memory.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    ...(https === undefined ? {} : { https }),
  }) as unknown as FastifyInstance<Server>;

  fastify.removeContentTypeParser('text/plain');
  // Files are handed on unread: they wait on disk, and only where one is expected.
  fastify.addContentTypeParser(/^(image|video|application\/octet-stream)/, (_, body, done) =>
    done(null, body),
  );

  fastify.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
  allowOwnWebApp(fastify, config);
  fastify.addHook('onResponse', (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const route = request.routeOptions.url ?? 'none';
    metrics.observe('http_request_seconds', seconds, {
      method: request.method,
      route,
      status: String(reply.statusCode),
    });
    log.debug(
      { request: request.id, method: request.method, route, status: reply.statusCode, seconds },
      'request',
    );
    done();
  });
  fastify.setErrorHandler(answerError);
  return fastify;
}

function noSchemas(): never {
  throw new Error('routes declare no schemas to Fastify');
}

/** Answers a GET that is no file and no call: the app's page, which knows its own routes. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** What answers where no route does: the API with an error, the app with its page. */
export function addNotFound(fastify: FastifyInstance, sendPage: SendPage): void {
  const refusalOf = (request: FastifyRequest): Failure | undefined => {
    const path = request.url.split('?')[0] ?? '';
    if (path === apiPrefix || path.startsWith(`${apiPrefix}/`))
      return new Failure(takesOtherMethod(fastify, request, path) ? methodNotAllowed : notFound);
    return request.method === 'GET' || request.method === 'HEAD' ? undefined : new Failure(notFound);
  };
  // Before the body: Fastify would gather it for nobody, and whoever holds back its end would hold memory.
  fastify.addHook('onRequest', (request, reply, done) => {
    const refusal = request.is404 ? refusalOf(request) : undefined;
    if (refusal === undefined) done();
    else answerFailure(reply, refusal);
  });
  fastify.setNotFoundHandler(sendPage);
}

function takesOtherMethod(fastify: FastifyInstance, request: FastifyRequest, path: string): boolean {
  return (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).some(
    (method) => method !== request.method && fastify.findRoute({ method, url: path }) !== null,
  );
}
