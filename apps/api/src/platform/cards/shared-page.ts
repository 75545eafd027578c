// Owns what a shared link shows before anybody opens it: tags in the page that crawlers read without JavaScript, and the card's picture.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressLimit } from '../http/address-limit.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { apiPrefix } from '../http/server.ts';
import type { Platform } from '../platform.ts';
import { makeTurns, SPARE_CORES } from '../turns/turns.ts';
import { CARD, type Card, drawCard } from './draw-card.ts';

export interface Shared extends Omit<Card, 'picture'> {
  description: string;
  /** Where the picture lies that the card shows. */
  picture_key: string | null;
}

/** Addresses that people send each other: `/<noun>/:id` where it is not said otherwise. */
export interface SharedPage {
  readonly noun: string;
  /** With `:id` in it. */
  readonly path?: `/${string}:id${string}`;
  /** What everybody may know of it; undefined where that is nothing. */
  load(platform: Platform, id: string): Promise<Shared | undefined>;
}

const CARDS_KEPT = 200;

interface Parts {
  fastify: FastifyInstance;
  platform: Platform;
  prefix: string;
}

/** The pictures: drawn when they are first asked for, and kept while they are asked for. */
export function addCardRoutes({ fastify, platform, prefix }: Parts, pages: readonly SharedPage[]): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const inTurn = makeTurns({ at_once: SPARE_CORES, longest_wait_ms: 10_000, typical_ms: 300 });
  const limit = addressLimit(platform);
  for (const page of pages)
    fastify.get(`${prefix}/cards/${page.noun}/:id`, async (request: FastifyRequest, reply: FastifyReply) => {
      limit(request);
      const { id } = request.params as { id: string };
      const shared = await page.load(platform, id.replace(/\.png$/, ''));
      if (shared === undefined) return reply.code(404).send();
      const tag = tagOf(shared);
      const png = drawn.get(tag) ?? inTurn(() => draw(platform, shared));
      drawn.delete(tag);
      drawn.set(tag, png);
      png.catch(() => drawn.delete(tag));
      for (const oldest of drawn.keys()) if (drawn.size > CARDS_KEPT) drawn.delete(oldest);
      reply.headers({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        etag: `"${tag}"`,
      });
      return request.headers['if-none-match'] === `"${tag}"` ? reply.code(304).send() : reply.send(await png);
    });
}

async function draw({ storage }: Platform, { picture_key, ...card }: Shared): Promise<Buffer> {
  const file = picture_key === null ? undefined : await storage.get(picture_key);
  return drawCard({ ...card, picture: file?.bytes });
}

/** Another title or picture is another card: whoever kept the old one asks for the new one. */
function tagOf({ by, title, facts, hue, picture_key, art }: Shared): string {
  const words = JSON.stringify([by, title, facts, hue, picture_key, art]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}

/** The built page with this thing's own tags in place of the site's. */
export function withTags(
  html: string,
  at: { origin: string; prefix: string; path: string; noun: string; id: string },
  shared: Shared,
): string {
  const image = `${at.origin}${at.prefix}/cards/${at.noun}/${at.id}.png?v=${tagOf(shared)}`;
  const facts: Readonly<Record<string, string>> = {
    'og:type': 'article',
    'og:title': `${shared.title} · ${shared.by}`,
    'og:description': shared.description,
    'og:image': image,
  };
  const replaced = Object.entries(facts).reduce(
    (page, [property, value]) =>
      page.replace(
        new RegExp(`(<meta property="${property}" content=")[^"]*`),
        (_, before: string) => before + escapeHtml(value),
      ),
    html,
  );
  const more = [
    `<meta property="og:url" content="${escapeHtml(at.origin + at.path)}" />`,
    `<meta property="og:image:width" content="${CARD.width}" />`,
    `<meta property="og:image:height" content="${CARD.height}" />`,
    `<meta property="og:image:alt" content="${escapeHtml(shared.title)}" />`,
  ];
  return replaced.replace('</head>', () => `${more.join('\n    ')}\n  </head>`);
}

const pathOf = ({ noun, path = `/${noun}/:id` }: SharedPage): string => path;

/** The pages: as everywhere, but with the tags of what the link is about, where everybody may know of it. */
export function addSharedPages(
  { fastify, platform, html }: { fastify: FastifyInstance; platform: Platform; html: string },
  pages: readonly SharedPage[],
): void {
  const { config } = platform;
  const limit = addressLimit(platform);
  /** Whoever asks too fast, or while the database is away, gets the page without tags: the app itself says what is wrong. */
  const loadFor = async (request: FastifyRequest, load: () => Promise<Shared | undefined>) => {
    try {
      limit(request);
      return await load();
    } catch (error) {
      platform.log.warn({ error }, 'a shared page was sent without its tags');
      return undefined;
    }
  };
  const headers = {
    ...pageHeaders(config),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  for (const page of pages)
    fastify.get(pathOf(page), async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string };
      const shared = await loadFor(request, () => page.load(platform, id));
      const at = {
        origin: config.origin,
        prefix: apiPrefix,
        path: pathOf(page).replace(':id', id),
        noun: page.noun,
        id,
      };
      return reply.headers(headers).send(shared === undefined ? html : withTags(html, at, shared));
    });
}
