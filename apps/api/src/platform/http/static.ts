// Owns the delivery of the built web app: hashed files cached for good, pages never, compressed forms made at build time.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { escapeHtml } from './escape-html.ts';
import { pageHeaders } from './security-headers.ts';
import { addNotFound } from './server.ts';

const missing = `<!doctype html><html lang="en"><meta charset="utf-8"><title>StagePass</title>
<p>The web app is not built yet. Run <code>npm run build</code>, or open the development server of <code>npm run dev</code>.</p></html>`;

export async function addWebApp(fastify: FastifyInstance, config: Config, webDir: string): Promise<void> {
  const headers = pageHeaders(config);
  const built = existsSync(path.join(webDir, 'index.html'));
  const page = built ? await readFile(path.join(webDir, 'index.html'), 'utf8') : missing;
  const html = withFacts(page, config);

  function sendPage(_: FastifyRequest, reply: FastifyReply) {
    return reply
      .headers(headers)
      .header('cache-control', 'no-cache')
      .header('content-type', 'text/html; charset=utf-8')
      .send(html);
  }

  if (built) {
    fastify.get('/', sendPage);
    fastify.get('/index.html', sendPage);
    await fastify.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders(reply, file) {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (file.endsWith('.html')) reply.headers(headers);
      },
    });
  }
  addNotFound(fastify, sendPage);
}

/** What the built page cannot know: where the API is, and our own address, which crawlers want in full. */
function withFacts(page: string, config: Config): string {
  return page
    .replace(/(<meta name="api-base" content=")[^"]*/, `$1${escapeHtml(config.API_BASE)}`)
    .replace(/(<meta property="og:image" content=")(?=\/)/, `$1${escapeHtml(config.origin)}`);
}
