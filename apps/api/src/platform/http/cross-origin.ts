// Owns calls from our own web app where the API has an origin of its own: allowed for that one origin, nobody else's.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** The API's origin where its base address is not on the web app's; undefined where both are one. */
export function apiOrigin(config: Pick<Config, 'API_BASE' | 'origin'>): string | undefined {
  const origin = URL.parse(config.API_BASE)?.origin;
  return origin === config.origin ? undefined : origin;
}

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, tus-resumable, upload-length, upload-offset, upload-metadata, upload-checksum',
  'access-control-max-age': '86400',
};

export function allowOwnWebApp(fastify: FastifyInstance, config: Config): void {
  if (apiOrigin(config) === undefined) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    // Caches must not hand one origin's answer to another.
    reply.header('vary', 'origin');
    if (request.headers.origin === config.origin) {
      reply.headers({
        'access-control-allow-origin': config.origin,
        'access-control-allow-credentials': 'true',
        // What an upload that resumes has to read.
        'access-control-expose-headers':
          'location, upload-offset, upload-length, upload-expires, retry-after',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.method === 'OPTIONS') return reply.headers(preflight).code(204).send();
    }
    done();
  });
}
