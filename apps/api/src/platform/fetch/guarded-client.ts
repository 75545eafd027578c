// Owns the client for guarded requests: looks the name up itself, checks, and connects to the very address it checked.
import { lookup } from 'node:dns/promises';
import type { Dispatcher } from 'undici';
import { readBounded } from './bounded-body.ts';
import { FetchError } from './fetch-error.ts';
import type { GuardedAnswer, GuardedFetch, GuardedRequest } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

export interface GuardOptions {
  /** All addresses of a host name. */
  resolve?: (host: string) => Promise<string[]>;
  ports?: readonly number[];
  /** Where a checked address is really dialled; for tests, whose servers can only stand on loopback. */
  dial?: (target: { address: string; port: number }) => { address: string; port: number };
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map((entry) => entry.address);
}

export function makeGuardedFetch(options: GuardOptions = {}): GuardedFetch {
  return {
    async untrusted(url, request = {}) {
      const signal = AbortSignal.timeout(request.timeout_ms ?? TIMEOUT_MS);
      let target = parseUrl(url);
      let sending = withoutCookies(request);
      for (let hops = 0; ; hops += 1) {
        const answer = await guard(signal, () => askChecked(target, sending, options, signal));
        const next = redirects.has(answer.status) ? answer.headers.location : undefined;
        if (next === undefined || request.follow === false) return answer;
        if (hops >= MAX_REDIRECTS) throw new FetchError('too-many-redirects', 'the address leads on and on');
        const onward = parseUrl(next, target);
        sending = redirected(sending, answer.status, onward.origin === target.origin);
        target = onward;
      }
    },
    async assertPublic(url) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      await guard(signal, () => publicAddressOf(parseUrl(url), options));
    },
    // Redirects are not followed: the operator named this address, not wherever it points today.
    async configured(url, request = {}) {
      const signal = AbortSignal.timeout(request.timeout_ms ?? TIMEOUT_MS);
      return guard(signal, () => ask(parseUrl(url), request, undefined, signal));
    },
  };
}

function parseUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new FetchError('refused', 'this is no address');
  const url = new URL(text, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new FetchError('refused', 'only http and https are allowed');
  return url;
}

function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
}

async function askChecked(
  url: URL,
  request: GuardedRequest,
  options: GuardOptions,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  const target = await publicAddressOf(url, options);
  return ask(url, request, options.dial?.(target) ?? target, signal);
}

async function publicAddressOf(url: URL, options: GuardOptions): Promise<{ address: string; port: number }> {
  const port = portOf(url);
  if (!(options.ports ?? [80, 443]).includes(port))
    throw new FetchError('refused', 'this port is not allowed');
  if (url.username !== '' || url.password !== '')
    throw new FetchError('refused', 'an address with a password in it is not allowed');
  // The parser has already turned 0x7f.1, 2130706433 and the like into plain dotted form.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isLiteral(host) ? [host] : await (options.resolve ?? resolveAll)(host);
  // One private answer among public ones is how a name is rebound: then the whole name is refused.
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new FetchError('refused', 'this address is not on the public internet');
  const address = addresses.find((each) => !each.includes(':')) ?? (addresses[0] as string);
  return { address, port };
}

function isLiteral(host: string): boolean {
  return host.includes(':') || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

/** One exchange. With `pinned`, the connection goes there and nowhere else, whatever the name says by now. */
async function ask(
  url: URL,
  request: GuardedRequest,
  pinned: { address: string; port: number } | undefined,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  // Loaded on the first request: an idle server does not carry the client.
  const { Agent, buildConnector, request: send } = await import('undici');
  const connector = buildConnector({ timeout: 5000 });
  const dispatcher: Dispatcher = new Agent({
    connections: 1,
    connect: (target, done) =>
      connector(
        pinned === undefined
          ? target
          : { ...target, hostname: pinned.address, port: String(pinned.port), ...servername(url) },
        done,
      ),
  });
  try {
    const { statusCode, headers, body } = await send(url, {
      dispatcher,
      signal,
      method: request.method ?? 'GET',
      headers: { 'user-agent': 'StagePass', 'accept-encoding': 'gzip, br', ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    const max_bytes = request.max_bytes ?? MAX_BYTES;
    const known = plainHeaders(headers);
    const read = await readBounded(body, known['content-encoding'], max_bytes);
    return { status: statusCode, headers: known, body: read };
  } finally {
    // No connection outlives its request: a kept one would answer for a name that was checked long ago.
    void dispatcher.destroy().catch(() => {});
  }
}

/** The certificate must be the name's, although the connection goes to an address. */
function servername(url: URL): { servername?: string } {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !isLiteral(host) ? { servername: host } : {};
}

function plainHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== 'set-cookie')
      plain[name] = Array.isArray(value) ? value.join(', ') : value;
  return plain;
}

function withoutCookies(request: GuardedRequest): GuardedRequest {
  return { ...request, headers: without(request.headers, ['cookie', 'host']) };
}

function without(headers: Record<string, string> = {}, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));
}

/** As browsers do: the body is not sent on after 301 to 303, and credentials never to another origin. */
function redirected(request: GuardedRequest, status: number, sameOrigin: boolean): GuardedRequest {
  const { body, method, headers = {}, ...rest } = request;
  const kept = sameOrigin ? headers : without(headers, ['authorization']);
  if (status === 307 || status === 308)
    return {
      ...rest,
      headers: kept,
      ...(method === undefined ? {} : { method }),
      ...(body === undefined ? {} : { body }),
    };
  return { ...rest, headers: without(kept, ['content-type', 'content-length']) };
}

async function guard<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    // A name server may take as long as it likes, and knows no signal.
    signal.addEventListener('abort', () => reject(new FetchError('too-slow', 'the answer took too long')), {
      once: true,
    });
  });
  late.catch(() => {});
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (signal.aborted) throw new FetchError('too-slow', 'the answer took too long', { cause: error });
    throw new FetchError('failed', 'the request failed', { cause: error });
  }
}
