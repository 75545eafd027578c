// When something was said, as people say it: minutes and hours ago, yesterday, a day of the week, a date.
import type { Copy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import type { cardCopy } from '../card-copy.ts';

type Words = Copy<typeof cardCopy>['when'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

export interface Moment {
  time: string;
  now_ms: number;
  tag: string;
}

export function momentWords({ time, now_ms, tag }: Moment, words: Words): string {
  const at = new Date(time);
  const ago_ms = now_ms - at.getTime();
  if (ago_ms >= 0 && ago_ms < DAY_MS) {
    if (ago_ms < MINUTE_MS) return words.now;
    return ago_ms < HOUR_MS
      ? words.minutes({ count: Math.floor(ago_ms / MINUTE_MS) })
      : words.hours({ count: Math.floor(ago_ms / HOUR_MS) });
  }
  const clock = datesIn(tag, { timeStyle: 'short' }).format(at);
  const days = Math.round((startOfDay(now_ms) - startOfDay(at.getTime())) / DAY_MS);
  if (days === 1) return words.yesterday({ time: clock });
  const near = Math.abs(days) < 7;
  const sameYear = at.getFullYear() === new Date(now_ms).getFullYear();
  const format: Intl.DateTimeFormatOptions = near
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) };
  const day = datesIn(tag, format).format(at);
  return near || days < 0 ? words.on({ day, time: clock }) : day;
}

export function momentTitle(time: string, tag: string): string {
  return datesIn(tag, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(time));
}
