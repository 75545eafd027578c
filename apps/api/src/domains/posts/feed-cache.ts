// Owns the feeds that visitors see: the same bytes for all of them, kept for a few seconds and dropped when the club changes.
import { createHash } from 'node:crypto';
import type { WrittenAnswer } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';

/** What another replica changed shows after so long at most. */
const KEPT_MS = 5000;
const MOST = 500;

interface Entry {
  club_id: string | undefined;
  until_ms: number;
  answer: Promise<WrittenAnswer>;
}

const caches = new WeakMap<Platform, Map<string, Entry>>();

function cacheOf(platform: Platform): Map<string, Entry> {
  const known = caches.get(platform) ?? new Map<string, Entry>();
  caches.set(platform, known);
  return known;
}

export interface WrittenFeed {
  club_id: string;
  json: string;
}

/** Many who come at once wait for one reading. A failure is not kept. */
export function cachedFeed(
  platform: Platform,
  key: string,
  write: () => Promise<WrittenFeed>,
): Promise<WrittenAnswer> {
  const cache = cacheOf(platform);
  const known = cache.get(key);
  if (known !== undefined && isFresh(platform, known)) return known.answer;
  const until_ms = platform.clock.now().getTime() + KEPT_MS;
  const entry: Entry = { club_id: undefined, until_ms, answer: fill() };
  async function fill(): Promise<WrittenAnswer> {
    const { club_id, json } = await write();
    entry.club_id = club_id;
    const bytes = Buffer.from(json);
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    return { json: bytes, etag, holds: () => cache.get(key) === entry && isFresh(platform, entry) };
  }
  entry.answer.catch(() => cache.delete(key));
  if (cache.size >= MOST) cache.delete(cache.keys().next().value as string);
  cache.set(key, entry);
  return entry.answer;
}

function isFresh({ clock }: Platform, { until_ms }: Entry): boolean {
  return until_ms > clock.now().getTime();
}

/** One that is being read right now may be of before: it goes too. */
export function dropFeedsOf(platform: Platform, clubId: string): void {
  const cache = cacheOf(platform);
  for (const [key, entry] of cache)
    if (entry.club_id === clubId || entry.club_id === undefined) cache.delete(key);
}
