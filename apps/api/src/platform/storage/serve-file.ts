// Owns how a file leaves the server: never as a page or script of ours, and only to whom its address was given.
import { createHash } from 'node:crypto';
import { notFound } from '@stagepass/contract/common-errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../failure/failure.ts';
import type { Platform } from '../platform.ts';
import { type SignedQuery, secondsLeft } from './file-addresses.ts';
import { isFileKey, isPublicKey } from './file-keys.ts';

type FileParts = Pick<Platform, 'storage' | 'secrets' | 'clock'>;

// An uploaded file is somebody else's content on our origin: it may be shown, never run.
const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

const shownInPlace = /^(?:image|video|audio)\/[\w.+-]+$/;

export function addFileRoutes(fastify: FastifyInstance, parts: FileParts, prefix: string): void {
  fastify.get<{ Params: { '*': string }; Querystring: SignedQuery }>(`${prefix}/*`, (request, reply) =>
    serveFile(parts, request.params['*'], request, reply),
  );
}

export async function serveFile(
  parts: FileParts,
  key: string,
  request: FastifyRequest<{ Querystring: SignedQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const caching = isFileKey(key) ? cachingOf(parts, key, request.query) : undefined;
  // A refused file answers as a missing one: nobody learns which keys exist.
  if (caching === undefined) fail(notFound);
  const file = await parts.storage.get(key);
  if (file === undefined) fail(notFound);
  const etag = `"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 27)}"`;
  reply.headers({ ...inertHeaders, 'cache-control': caching, etag });
  if (holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const inPlace = shownInPlace.test(file.type) && file.type !== 'image/svg+xml';
  return reply
    .header('content-type', file.type)
    .header('content-disposition', inPlace ? 'inline' : 'attachment')
    .send(file.bytes);
}

function cachingOf(parts: FileParts, key: string, query: SignedQuery): string | undefined {
  if (isPublicKey(key)) return 'public, max-age=31536000, immutable';
  const left = secondsLeft(parts, key, query);
  return left === undefined ? undefined : `private, max-age=${left}`;
}

function holdsTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
