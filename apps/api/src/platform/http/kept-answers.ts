// Owns answers that are the same for every visitor: sent again as they went out, before any route is looked for.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { acceptedCoding } from './compressed-forms.ts';

/** Addresses and forms, not answers: several may name the same bytes. */
const MOST = 500;
/** Documents of this size go out a few in each turn of the event loop: a hundred who want one at the same moment would make
 * everybody else wait until all of them have theirs. */
const LARGE_BYTES = 32 * 1024;
const LARGE_IN_A_TURN = 4;

interface Kept {
  readonly bytes: Buffer;
  /** Names and values in turn, as Node writes them without making an object of them first. */
  readonly headers: string[];
  readonly labels: Record<string, string>;
  holds(): boolean;
}

/** Keeps what a route is about to answer; only for what may go to whoever asks without a token. */
export type Keep = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  holds: () => boolean,
) => void;

/**
 * An answer is kept with the very headers that the slow way gave it. Whatever could make another answer takes that way:
 * a token, a foreign origin, a copy to compare with; and every request while the server closes.
 */
export function keptAnswers(fastify: FastifyInstance, { metrics, log }: Platform): Keep {
  const answers = new Map<string, Kept>();
  let closing = false;

  function find({ method, url = '', headers }: IncomingMessage): Kept | undefined {
    if (method !== 'GET') return undefined;
    const place = placeOf(url, headers);
    const kept = answers.get(place);
    if (kept === undefined || !isPlain(headers)) return undefined;
    if (kept.holds()) return kept;
    answers.delete(place);
    return undefined;
  }

  function send(response: ServerResponse, { headers, bytes, labels }: Kept, began: number): void {
    response.writeHead(200, headers);
    response.end(bytes);
    const seconds = (performance.now() - began) / 1000;
    metrics.observe('http_request_seconds', seconds, labels);
    log.debug({ ...labels, seconds }, 'request, from what is kept');
  }

  const sendInTurn = fewInATurn(LARGE_IN_A_TURN);
  const others = fastify.server.listeners('request') as RequestListener[];
  fastify.server.removeAllListeners('request');
  fastify.server.on('request', (request, response) => {
    const began = performance.now();
    const kept = find(request);
    if (kept !== undefined && kept.bytes.length < LARGE_BYTES) return send(response, kept, began);
    if (kept !== undefined) return sendInTurn(() => send(response, kept, began));
    for (const listener of others) listener.call(fastify.server, request, response);
  });
  fastify.addHook('preClose', (done) => {
    closing = true;
    answers.clear();
    done();
  });

  return (request, reply, bytes, holds) => {
    if (closing || request.method !== 'GET' || reply.statusCode !== 200 || !isPlain(request.headers)) return;
    const first = answers.size < MOST ? undefined : answers.keys().next().value;
    if (first !== undefined) answers.delete(first);
    const labels = { method: 'GET', route: request.routeOptions.url ?? 'none', status: '200' };
    const headers = [...flat(reply.getHeaders()), 'content-length', String(bytes.length)];
    answers.set(placeOf(request.url, request.headers), { bytes, headers, labels, holds });
  };
}

/** Runs so many pieces of work in a turn of the event loop, in the order they came, and what is left in the next ones. */
function fewInATurn(many: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const turn = () => {
    for (const work of waiting.splice(0, many)) work();
    if (waiting.length > 0) setImmediate(turn);
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(turn);
  };
}

/** Addresses begin with a slash: one with a form before it is nobody else's. */
function placeOf(url: string, headers: IncomingMessage['headers']): string {
  const coding = acceptedCoding(headers['accept-encoding']);
  return coding === undefined ? url : coding + url;
}

function isPlain(headers: IncomingMessage['headers']): boolean {
  return (
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers['if-none-match'] === undefined
  );
}

function flat(headers: ReturnType<FastifyReply['getHeaders']>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  );
}
