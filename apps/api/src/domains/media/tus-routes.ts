// Owns the addresses that speak tus 1.0.0: creation (with the first bytes), going on, asking where, termination.
import type { Readable } from 'node:stream';
import {
  mediaTooLarge,
  tusVersionWrong,
  uploadConflict,
  uploadNotUnderstood,
} from '@stagepass/contract/media/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mount } from '#platform/domain.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { isCut } from '#platform/http/spooled-body.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnUpload } from './access.ts';
import { createUpload } from './actions/create-upload.ts';
import { isSlow, processUpload } from './actions/process-upload.ts';
import { receiveBytes } from './actions/receive-bytes.ts';
import { removeMedia } from './actions/remove-media.ts';
import type { MediaRow } from './tables.ts';
import {
  discovery,
  OFFSET_TYPE,
  readChecksum,
  readCount,
  readMetadata,
  TUS_VERSION,
} from './uploads.rules.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** Beginnings and parts are counted apart: a film on a bad line is many parts. */
const creationRate = { by: 'user', limit: 120, window_s: 3600 } as const;
const partRate = { by: 'user', limit: 1200, window_s: 600 } as const;

export const mountUploads: Mount = ({ fastify, platform, prefix, admit }) => {
  void fastify.register(async (scope: FastifyInstance) => {
    // The bytes are not gathered by the server: they are taken from the line as fast as they can be stored.
    scope.addContentTypeParser(OFFSET_TYPE, (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' });
      if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== TUS_VERSION) {
        reply.header('tus-version', TUS_VERSION);
        fail(tusVersionWrong);
      }
    });
    // An unread body of megabytes must not be waited for.
    scope.addHook('onError', async (_request, reply) => void reply.header('connection', 'close'));

    const admitted = (request: FastifyRequest, rate: typeof creationRate | typeof partRate) =>
      admit(request, { who: 'verified', rates: [rate], name: `uploads ${rate.limit}` });
    const uploadOf = async (request: IdRequest, actor: SignedIn) =>
      loadOwnUpload(platform.db, actor, request.params.id, platform.clock.now());

    scope.options(`${prefix}/uploads`, (_request, reply) => reply.code(204).headers(discovery).send());
    scope.post(`${prefix}/uploads`, async (request, reply) => {
      const actor = await admitted(request, creationRate);
      const size_bytes = readCount(request.headers['upload-length']);
      const metadata = readMetadata(request.headers['upload-metadata']);
      const media = await createUpload(platform, actor, { size_bytes, metadata });
      reply.code(201).header('location', `${platform.config.API_BASE}/uploads/${media.id}`);
      return takeBody(platform, media, 0, request, reply);
    });
    scope.head(`${prefix}/uploads/:id`, async (request: IdRequest, reply) => {
      const media = await uploadOf(request, await admitted(request, partRate));
      return place(reply, media, media.received_bytes)
        .header('upload-length', String(media.size_bytes))
        .send();
    });
    scope.patch(`${prefix}/uploads/:id`, async (request: IdRequest, reply) => {
      const media = await uploadOf(request, await admitted(request, partRate));
      const offset = readCount(request.headers['upload-offset']);
      if (offset !== media.received_bytes) fail(uploadConflict);
      if (bodyOf(request) === undefined) fail(uploadNotUnderstood);
      return takeBody(platform, media, offset, request, reply.code(204));
    });
    scope.delete(`${prefix}/uploads/:id`, async (request: IdRequest, reply) => {
      await removeMedia(platform, await admitted(request, partRate), request.params.id);
      return reply.code(204).send();
    });
  });
};

function bodyOf(request: FastifyRequest): Readable | undefined {
  return request.headers['content-type'] === OFFSET_TYPE ? (request.body as Readable) : undefined;
}

function place(reply: FastifyReply, media: MediaRow, offset: number): FastifyReply {
  return reply
    .header('upload-offset', String(offset))
    .header('upload-expires', media.expires_at.toUTCString());
}

async function takeBody(
  platform: Platform,
  media: MediaRow,
  offset: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = bodyOf(request);
  if (body === undefined) return place(reply, media, offset).send();
  if (offset + Number(request.headers['content-length'] ?? 0) > media.size_bytes) fail(mediaTooLarge);
  const checksum = readChecksum(request.headers['upload-checksum']);
  const received = await receiveBytes(platform, { media, offset, body, checksum }).catch((error: unknown) =>
    // Nobody is there to be answered.
    isCut(error) ? undefined : Promise.reject(error),
  );
  if (received === undefined) return reply.hijack();
  if (received === media.size_bytes) {
    const finished = finish(platform, media);
    if (!isSlow(platform, media.kind)) await finished;
  }
  return place(reply, media, received).send();
}

/** Whoever sent the last byte waits for what becomes of it, unless that takes long. Where that breaks, the sweep takes it up again. */
async function finish(platform: Platform, media: MediaRow): Promise<void> {
  try {
    await processUpload(platform, media);
  } catch (error) {
    platform.log.warn({ error, media: media.id }, 'an upload could not be processed and will be tried again');
  }
}
