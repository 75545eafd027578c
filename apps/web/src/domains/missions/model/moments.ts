// Owns when something opens and ends, in the few words of a ticket: 'today 6:00 PM', 'Sunday 6:00 PM', '3h 40m left'.
import type { Copy } from '#platform/i18n/copy.ts';
import { datesIn, dayIn, momentIn } from '#platform/i18n/formats.ts';
import type { missionsCopy } from '../copy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type WhenWords = Copy<typeof missionsCopy>['when'];

/** How many midnights of the reader lie between. */
function daysBetween(from_ms: number, to: Date): number {
  const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return Math.round((midnight(to) - midnight(new Date(from_ms))) / DAY_MS);
}

export function isToday(time: string, now_ms: number): boolean {
  return daysBetween(now_ms, new Date(time)) === 0;
}

/** The day by its name within a week, by its date otherwise. */
export function whenWords(time: string, now_ms: number, words: WhenWords, tag: string): string {
  const at = new Date(time);
  const days = daysBetween(now_ms, at);
  if (days < 0 || days > 6) return momentIn(tag, time);
  const clock = datesIn(tag, { timeStyle: 'short' }).format(at);
  if (days === 0) return words.today({ time: clock });
  if (days === 1) return words.tomorrow({ time: clock });
  return words.weekday({ day: datesIn(tag, { weekday: 'long' }).format(at), time: clock });
}

/** When a step was passed: of today only the time, of other days only the day. */
export function passedWords(time: string, { now_ms, tag }: { now_ms: number; tag: string }): string {
  return isToday(time, now_ms)
    ? datesIn(tag, { timeStyle: 'short' }).format(new Date(time))
    : dayIn(tag, time);
}

/** Null where more than a day is left, or nothing. */
export function leftWords(until: string, now_ms: number, words: WhenWords): string | null {
  const left = Date.parse(until) - now_ms;
  if (left <= 0 || left >= DAY_MS) return null;
  const hours = Math.floor(left / HOUR_MS);
  const minutes = Math.max(1, Math.floor((left % HOUR_MS) / MINUTE_MS));
  return hours > 0 ? words.hoursLeft({ hours, minutes }) : words.minutesLeft({ minutes });
}
