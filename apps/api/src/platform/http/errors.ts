// Owns the one place where failures become HTTP: a declared code and status for the expected, one bare sentence for the rest.
import {
  bodyTooLarge,
  internal,
  invalidInput,
  notFound,
  unavailable,
  wrongContentType,
} from '@stagepass/contract/common-errors.ts';
import type { Endpoint, ErrorCode } from '@stagepass/contract/endpoint.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { type ConstraintErrors, constraintFailure } from '../failure/constraint-errors.ts';
import { Failure } from '../failure/failure.ts';
import type { Log } from '../log/log.ts';
import { noteBroken, noteIfUndeclared } from './undeclared-errors.ts';
import { leaveUnread } from './unread-body.ts';

const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongContentType,
  FST_ERR_CTP_EMPTY_TYPE: wrongContentType,
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidInput,
  FST_ERR_CTP_INVALID_JSON_BODY: invalidInput,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalidInput,
  FST_ERR_BAD_URL: invalidInput,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

// Classes 08 (connection), 53 (resources) and 57P (shutdown): the database is away, and will be back.
const databaseAway = /^(08...|53...|57P..|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
// What the driver says without any code: no connection was free in time, or the one in use broke.
const connectionLost =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

export function toFailure(error: unknown, constraints: ConstraintErrors = {}): Failure | undefined {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : ofFastify[code];
  if (known !== undefined) return new Failure(known);
  // What the JSON parser refuses (syntax, poisoned prototypes) carries only a status.
  if (statusCode === 400) return new Failure(invalidInput);
  if (isDatabaseAway(error)) return new Failure(unavailable);
  return constraintFailure(constraints, error);
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as Partial<NodeJS.ErrnoException>;
  // A socket that is not there: the embedded database is between two starts.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return code === undefined ? connectionLost.test(error.message) : databaseAway.test(code);
}

export function answerFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, status, message } = failure.reason;
  const wait_s = waitOf(failure.details);
  if (wait_s !== undefined) reply.header('retry-after', String(wait_s));
  leaveUnread(reply);
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        error: { code, message, ...(failure.details === undefined ? {} : { details: failure.details }) },
      }),
    );
}

/** Whoever says in the details how long to wait says it to clients that only know the header as well. */
function waitOf(details: unknown): number | undefined {
  const { retry_after_s } = (details ?? {}) as { retry_after_s?: unknown };
  return typeof retry_after_s === 'number' ? Math.max(1, Math.ceil(retry_after_s)) : undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route was bound to, where it is an endpoint of the contract. */
    endpoint?: Endpoint;
  }
}

export interface ErrorParts {
  log: Log;
  config: Pick<Config, 'NODE_ENV'>;
  constraints?: ConstraintErrors | undefined;
}

export function errorHandler({ log, config, constraints }: ErrorParts) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toFailure(error, constraints);
    if (config.NODE_ENV === 'test') {
      if (failure === undefined) noteBroken(request, error);
      else noteIfUndeclared(request.routeOptions.config?.endpoint, failure.reason);
    }
    if (failure === undefined || failure.reason === unavailable)
      log.error({ err: error, request: request.id, url: request.routeOptions.url }, 'request failed');
    return answerFailure(reply, failure ?? new Failure(internal));
  };
}
