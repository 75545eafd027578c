// Owns the delivery of the built web app: hashed files cached for good, pages never, compressed forms made at build time.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { escapeHtml } from './escape-html.ts';
import { documentSender } from './kept-document.ts';
import { pageHeaders } from './security-headers.ts';
import { addNotFound } from './server.ts';

const missing = `<!doctype html><html lang="en"><meta charset="utf-8"><title>StagePass</title>
<p>The web app is not built yet. Run <code>npm run build</code>, or open the development server of <code>npm run dev</code>.</p></html>`;

// A screen is put together of many small files, and these headers would weigh as much as what some of them hold.
/** Said of pages only. */
const OF_PAGES = ['cross-origin-opener-policy', 'referrer-policy', 'x-frame-options'];
/** To ask for a part of a file, or by its date. */
const OF_PARTS = ['accept-ranges', 'last-modified'];
/** To ask whether a file has changed; the name of a hashed one would have, too. */
const OF_CHANGES = ['accept-ranges', 'etag', 'last-modified'];

export async function addWebApp(
  fastify: FastifyInstance,
  config: Config,
  /** Without it every address gets the page that says so. */
  webDir: string | undefined,
  /** Addresses that get the page with tags of their own. */
  addPages: (html: string) => void = () => undefined,
): Promise<void> {
  const headers = pageHeaders(config);
  const index = path.join(webDir ?? '', 'index.html');
  const built = webDir !== undefined && existsSync(index);
  const pageSender = (html: string) =>
    documentSender(withFacts(html, config), { ...headers, 'content-type': 'text/html; charset=utf-8' });
  const page = built ? await readFile(index, 'utf8') : missing;
  const sendPage = await pageSender(page);

  if (built) {
    fastify.get('/', sendPage);
    fastify.get('/index.html', sendPage);
    addPages(withFacts(page, config));
    for (const drawn of await readDrawnPages(path.join(webDir, 'prerendered'))) {
      fastify.get(drawn.address, await pageSender(drawn.page));
    }
    await fastify.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['index.html', 'prerendered/**', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders(reply, sent) {
        // Under the name that was asked for: what is sent may be its compressed form.
        const file = sent.replace(/\.(br|gz)$/, '');
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (hashed) for (const header of OF_CHANGES) reply.removeHeader(header);
        if (hashed || file.endsWith('.js')) for (const header of OF_PAGES) reply.removeHeader(header);
        // The tag says enough of a script that every visit asks about anew.
        if (file.endsWith('.js')) for (const header of OF_PARTS) reply.removeHeader(header);
        if (file.endsWith('.html')) reply.headers(headers);
      },
    });
  }
  addNotFound(fastify, sendPage);
}

/** First screens that the build has drawn already, by their address; `welcome.html` stands for `/welcome`. */
async function readDrawnPages(folder: string): Promise<{ address: string; page: string }[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => ({
      address: `/${path.basename(file, '.html')}`,
      page: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
}

/** What the built page cannot know: where the API is, and our own address, which crawlers want in full. */
function withFacts(page: string, config: Config): string {
  return page
    .replace(/(<meta name="api-base" content=")[^"]*/, `$1${escapeHtml(config.API_BASE)}`)
    .replace(/(<meta property="og:image" content=")(?=\/)/, `$1${escapeHtml(config.origin)}`);
}
