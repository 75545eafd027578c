// Owns the making of a Call from an HTTP request: checked input, caller, cookies.
import { Readable } from 'node:stream';
import { bodyTooLarge, idempotencyKeyMissing, wrongContentType } from '@stagepass/contract/common-errors.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { fail } from '../failure/failure.ts';
import { sameCallAs } from '../idempotency/same-call.ts';
import type { Actor } from './actor.ts';
import type { Call, CookieOptions, Upload } from './bind.ts';
import { cookieOf, cookieText } from './cookies.ts';
import { parseInput } from './input.ts';
import { spoolBody, withSpool } from './spooled-body.ts';
import { isFromThisMachine } from './this-machine.ts';

interface Asked {
  config: Config;
  endpoint: Endpoint;
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A file that was sent is there as long as `act` takes, on disk. */
export async function withCall<Answer>(asked: Asked, act: (call: Call) => Promise<Answer>): Promise<Answer> {
  const { upload } = asked.endpoint;
  if (upload === undefined) return act(makeCall(asked, undefined));
  const type = uploadType(upload, asked.request);
  return withSpool(async (spool) => {
    await spoolBody(asked.request.body as Readable, spool, upload.max_bytes);
    return act(makeCall(asked, { file: spool.file, size_bytes: spool.size(), type }));
  });
}

function makeCall({ config, endpoint, actor, request, reply }: Asked, upload: Upload | undefined): Call {
  const params = paramsOf(endpoint, request);
  const body = endpoint.body && parseInput('body', endpoint.body, jsonOf(request));
  const made = {
    params,
    query: endpoint.query && parseInput('query', endpoint.query, request.query),
    body,
    idempotency: endpoint.idempotent && sameCallAs(endpoint, { actor, key: keyOf(request), params, body }),
    upload,
    actor,
    request: requestFacts(request),
    cookie: (name: string) => cookieOf(request, name),
    setCookie: (name: string, value: string, options: CookieOptions) => {
      reply.header('set-cookie', cookieText(config, name, value, options));
    },
    clearCookie: (name: string, path: string) => {
      reply.header('set-cookie', cookieText(config, name, '', { path, max_age_s: 0 }));
    },
  };
  return made as unknown as Call;
}

export function paramsOf({ params }: Endpoint, request: FastifyRequest): unknown {
  return params && parseInput('params', params, request.params);
}

function requestFacts(request: FastifyRequest): Call['request'] {
  return {
    id: request.id,
    address: request.ip,
    // Asked for by few, and not for nothing: only when it is.
    get loopback() {
      return isFromThisMachine(request);
    },
    user_agent: request.headers['user-agent'] ?? '',
    get signal() {
      return request.signal;
    },
  };
}

/** One parser hands files on unread at every address; where JSON is expected they are none. */
function jsonOf(request: FastifyRequest): unknown {
  return request.body instanceof Readable ? fail(wrongContentType) : request.body;
}

function uploadType({ types, max_bytes }: NonNullable<Endpoint['upload']>, request: FastifyRequest): string {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type) || !(request.body instanceof Readable)) return fail(wrongContentType);
  if (Number(request.headers['content-length'] ?? 0) > max_bytes) fail(bodyTooLarge);
  return type;
}

export function keyOf(request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)
    ? header
    : fail(idempotencyKeyMissing);
}
