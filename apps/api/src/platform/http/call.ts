// Owns the making of a Call from an HTTP request: checked input, caller, cookies.
import { wrongContentType } from '@stagepass/contract/common-errors.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { fail } from '../failure/failure.ts';
import type { Actor } from './actor.ts';
import type { Call, CookieOptions } from './bind.ts';
import { parseInput } from './input.ts';

export function makeCall(
  config: Config,
  endpoint: Endpoint,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Call {
  const made = {
    params: endpoint.params && parseInput('params', endpoint.params, request.params),
    query: endpoint.query && parseInput('query', endpoint.query, request.query),
    body: endpoint.body && parseInput('body', endpoint.body, jsonOf(request)),
    upload: endpoint.upload && uploadOf(endpoint.upload, request),
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

function requestFacts(request: FastifyRequest): Call['request'] {
  return {
    id: request.id,
    address: request.ip,
    // Asked for by few, and not for nothing: only when it is.
    get loopback() {
      return isFromHere(request);
    },
    user_agent: request.headers['user-agent'] ?? '',
    idempotency_key: idempotencyKey(request),
    get signal() {
      return request.signal;
    },
  };
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/**
 * Whether somebody at this very machine is calling. A tunnel or proxy beside us connects from loopback too: where it
 * says that it speaks for others, and is not one that we were told to trust, nobody counts as here.
 */
export function isFromHere(request: FastifyRequest): boolean {
  const raw = request.raw.socket.remoteAddress ?? '';
  const passedOn = isLoopback(raw) && forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return isLoopback(request.ip) && !passedOn && namesThisMachine(request.headers.host);
}

/**
 * A tunnel that only copies bytes adds no header, and a web page can have its own name point at this machine: both show
 * in the name that was asked for.
 */
function namesThisMachine(host: string | undefined): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || name.startsWith('127.');
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** Files are read on every address, since one parser serves all; where JSON is expected they are none. */
function jsonOf(request: FastifyRequest): unknown {
  return Buffer.isBuffer(request.body) ? fail(wrongContentType) : request.body;
}

function uploadOf(rule: NonNullable<Endpoint['upload']>, request: FastifyRequest) {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!rule.types.includes(type) || !Buffer.isBuffer(request.body)) return fail(wrongContentType);
  return { bytes: request.body, type };
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim());
  }
  return undefined;
}

function cookieText(config: Config, name: string, value: string, { path, max_age_s }: CookieOptions): string {
  const secure = config.https ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${max_age_s}; HttpOnly; SameSite=Lax${secure}`;
}

export function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header) ? header : undefined;
}

/** A cookie that somebody mangled counts as absent, not as a crash. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
