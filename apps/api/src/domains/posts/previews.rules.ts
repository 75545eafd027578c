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
  const { metas, heading } = headOf(html.slice(0, MOST_HEAD));
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

interface Head {
  metas: ReadonlyMap<string, string>;
  heading: string;
}

const MOST_TAG = 2000;
const MOST_HEADING = 1000;
// Sticky parts and no nesting: every sign of the page is looked at a fixed number of times, whatever the page says.
const opening = /<(meta|title)\b/gi;
const attributes = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function headOf(head: string): Head {
  const metas = new Map<string, string>();
  let heading: string | undefined;
  let end = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(head); found !== null; found = opening.exec(head)) {
    // Looked for once for all openings before it: a page of openings without an end is not read once for each.
    if (end < opening.lastIndex) end = head.indexOf('>', opening.lastIndex);
    if (end === -1) break;
    if (end - found.index > MOST_TAG) continue;
    const tag = head.slice(opening.lastIndex, end);
    opening.lastIndex = end + 1;
    if (found[1]?.toLowerCase() === 'meta') addMeta(metas, tag);
    else heading ??= head.slice(end + 1, end + 1 + MOST_HEADING).split('<', 1)[0];
  }
  return { metas, heading: heading ?? '' };
}

/** The first of a name counts, of attributes and of entries alike. */
function addMeta(metas: Map<string, string>, tag: string): void {
  const given = new Map<string, string>();
  for (const [, name = '', ...values] of tag.matchAll(attributes)) {
    const value = values.find((one) => one !== undefined);
    if (value !== undefined && !given.has(name.toLowerCase())) given.set(name.toLowerCase(), value);
  }
  const key = (given.get('property') ?? given.get('name'))?.toLowerCase();
  const content = given.get('content');
  if (key !== undefined && content !== undefined && !metas.has(key)) metas.set(key, content);
}

/** The link after files of the post were moved. */
export function withPicture(link: KeptLink | null, moved: ReadonlyMap<string, MediaFacts>): KeptLink | null {
  const picture = link?.picture && moved.get(link.picture.id);
  return link && picture ? { ...link, picture } : link;
}
