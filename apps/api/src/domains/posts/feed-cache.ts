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
  const now_ms = platform.clock.now().getTime();
  const known = cache.get(key);
  if (known !== undefined && known.until_ms > now_ms) return known.answer;
  const entry: Entry = { club_id: undefined, until_ms: now_ms + KEPT_MS, answer: fill() };
  async function fill(): Promise<WrittenAnswer> {
    const { club_id, json } = await write();
    entry.club_id = club_id;
    const bytes = Buffer.from(json);
    return { json: bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
  }
  entry.answer.catch(() => cache.delete(key));
  if (cache.size >= MOST) cache.delete(cache.keys().next().value as string);
  cache.set(key, entry);
  return entry.answer;
}

/** One that is being read right now may be of before: it goes too. */
export function dropFeedsOf(platform: Platform, clubId: string): void {
  const cache = cacheOf(platform);
  for (const [key, entry] of cache)
    if (entry.club_id === clubId || entry.club_id === undefined) cache.delete(key);
}
