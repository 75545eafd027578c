// Owns how a file leaves the server: never as a page or script of ours, only to whom its address was given, by ranges too.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { notFound } from '@stagepass/contract/common-errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../failure/failure.ts';
import type { Authenticate } from '../http/actor.ts';
import { addressLimit } from '../http/address-limit.ts';
import type { Platform } from '../platform.ts';
import { type SignedQuery, secondsLeft } from './file-addresses.ts';
import { isFileKey, isPublicKey } from './file-keys.ts';
import { viewerOf } from './file-viewer.ts';
import { type ByteRange, piecedFile, readPieces } from './pieces.ts';

interface FileParts extends Pick<Platform, 'storage' | 'secrets' | 'clock'> {
  config: Pick<Platform['config'], 'CALLS_PER_MINUTE'>;
  authenticate: Authenticate;
}

/** A screen asks once for its answer and ten times for pictures. */
const FILES_PER_CALL = 10;

// An uploaded file is somebody else's content on our origin: it may be shown, never run.
const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

const shownInPlace = /^(?:image|video|audio)\/[\w.+-]+$/;

export function addFileRoutes(fastify: FastifyInstance, parts: FileParts, prefix: string): void {
  const limit = addressLimit(parts, FILES_PER_CALL);
  fastify.get<{ Params: { '*': string }; Querystring: SignedQuery }>(`${prefix}/*`, (request, reply) => {
    // By address: pictures are asked for by the browser itself, without saying who is signed in.
    limit(request);
    return serveFile(parts, request.params['*'], request, reply);
  });
}

async function serveFile(
  parts: FileParts,
  key: string,
  request: FastifyRequest<{ Querystring: SignedQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const caching = isFileKey(key) ? await cachingOf(parts, key, request) : undefined;
  // A refused file answers as a missing one: nobody learns which keys exist.
  if (caching === undefined) fail(notFound);
  const file = await parts.storage.get(key);
  if (file === undefined) fail(notFound);
  const pieced = piecedFile(file);
  const type = pieced?.type ?? file.type;
  const size = pieced?.size_bytes ?? file.bytes.length;
  const etag = `"${createHash('sha256').update(key).update(file.bytes).digest('base64url').slice(0, 27)}"`;
  reply.headers({ ...inertHeaders, 'cache-control': caching, etag, 'accept-ranges': 'bytes' });
  if (holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const inPlace = shownInPlace.test(type) && type !== 'image/svg+xml';
  reply.header('content-type', type).header('content-disposition', inPlace ? 'inline' : 'attachment');
  const range = rangeOf(request.headers, { size, etag });
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { from, to } = range ?? { from: 0, to: size - 1 };
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  if (pieced === undefined) return reply.send(file.bytes.subarray(from, to + 1));
  return reply
    .header('content-length', String(to + 1 - from))
    .send(Readable.from(readPieces(parts.storage, key, pieced, { from, to })));
}

/** One range; where several are asked for, or something else than bytes, the whole file is a right answer too. */
function rangeOf(
  headers: FastifyRequest['headers'],
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range'];
  if (headers.range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return from > to ? 'unsatisfiable' : { from, to };
}

async function cachingOf(
  parts: FileParts,
  key: string,
  request: FastifyRequest<{ Querystring: SignedQuery }>,
): Promise<string | undefined> {
  if (isPublicKey(key)) return 'public, max-age=31536000, immutable';
  const viewer = await viewerOf(parts, request as FastifyRequest);
  if (viewer === undefined) return undefined;
  const left = secondsLeft(parts, { key, viewer, query: request.query });
  return left === undefined ? undefined : `private, max-age=${left}`;
}

function holdsTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
