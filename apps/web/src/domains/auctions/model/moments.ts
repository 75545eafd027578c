// Owns how long ago and how long still, in the few words that fit beside a price.
import type { Copy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn } from '#platform/i18n/formats.ts';
import type { auctionsCopy } from '../copy.ts';
import type { tileCopy } from '../tile-copy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Words = Copy<typeof auctionsCopy>;

/** `6 min`, `3 h`, then the day. */
export function agoWords(time: string, now_ms: number, copy: Words, tag: string): string {
  const ago = now_ms - Date.parse(time);
  if (ago < MINUTE_MS) return copy.when.now;
  if (ago < HOUR_MS) return copy.when.minutes({ count: Math.floor(ago / MINUTE_MS) });
  if (ago < DAY_MS) return copy.when.hours({ count: Math.floor(ago / HOUR_MS) });
  return dayIn(tag, time);
}

/** The largest unit alone: a tile is no clock. */
export function leftWords(until: string, now_ms: number, tile: Copy<typeof tileCopy>): string {
  const left = Date.parse(until) - now_ms;
  if (left <= 0) return tile.ended;
  if (left >= 2 * DAY_MS) return tile.ends({ left: tile.days({ count: Math.floor(left / DAY_MS) }) });
  if (left >= 2 * HOUR_MS) return tile.ends({ left: tile.hours({ count: Math.floor(left / HOUR_MS) }) });
  return tile.ends({ left: tile.minutes({ count: Math.max(1, Math.ceil(left / MINUTE_MS)) }) });
}

export function dateWords(time: string, tag: string): string {
  return momentIn(tag, time);
}
