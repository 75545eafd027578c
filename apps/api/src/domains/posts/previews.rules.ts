// Owns what a page says of itself in its head: title, description and site as text, and where its picture lies.
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import type { KeptLink } from './tables.ts';

const MOST_HEAD = 200_000;

export interface PageFacts {
  title: string;
  description: string;
  site: string;
  /** A whole address, which is only asked for and never given out; undefined where it shows none. */
  picture: string | undefined;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function plain(text: string, most: number): string {
  const decoded = text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 31 && point < 0x11_0000 ? String.fromCodePoint(point) : ' ';
  });
  const clean = decoded
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
  return [...clean].slice(0, most).join('');
}

/** Undefined where it does not even say what it is called. Attributes in any order, quotes of any kind, nothing is run. */
export function factsOfPage(html: string, url: URL): PageFacts | undefined {
  const head = html.slice(0, MOST_HEAD);
  const metas = new Map<string, string>();
  for (const [tag] of head.matchAll(/<meta\b[^>]{0,2000}>/gi)) {
    const key = attribute(tag, 'property') ?? attribute(tag, 'name');
    const content = attribute(tag, 'content');
    if (key !== undefined && content !== undefined && !metas.has(key.toLowerCase()))
      metas.set(key.toLowerCase(), content);
  }
  const heading = /<title\b[^>]{0,200}>([^<]{0,1000})/i.exec(head)?.[1] ?? '';
  const title = plain(metas.get('og:title') ?? metas.get('twitter:title') ?? heading, 140);
  if (title === '') return undefined;
  return {
    title,
    description: plain(metas.get('og:description') ?? metas.get('description') ?? '', 240),
    site: plain(metas.get('og:site_name') ?? '', 60) || url.hostname.replace(/^www\./, ''),
    picture: pictureIn(metas, url),
  };
}

function pictureIn(metas: ReadonlyMap<string, string>, url: URL): string | undefined {
  const named = metas.get('og:image:secure_url') ?? metas.get('og:image') ?? metas.get('twitter:image') ?? '';
  const address = plain(named, 2000);
  if (address === '' || !URL.canParse(address, url)) return undefined;
  const picture = new URL(address, url);
  return /^https?:$/.test(picture.protocol) ? picture.href : undefined;
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** The link after files of the post were moved. */
export function withPicture(link: KeptLink | null, moved: ReadonlyMap<string, MediaFacts>): KeptLink | null {
  const picture = link?.picture && moved.get(link.picture.id);
  return link && picture ? { ...link, picture } : link;
}
