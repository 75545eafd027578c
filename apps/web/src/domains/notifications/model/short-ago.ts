// How long ago something was, in few letters.
import { datesIn, numberIn } from '#platform/i18n/formats.ts';

interface AgoWords {
  now: string;
  minutes: (values: { count: string }) => string;
  hours: (values: { count: string }) => string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** '1 min', '2 h', and the time of day once it is longer ago. */
export function shortAgo(at: string, now: Date, words: AgoWords, tag: string): string {
  const age_ms = Math.max(0, now.getTime() - Date.parse(at));
  const then = new Date(at);
  if (age_ms < MINUTE_MS) return words.now;
  if (age_ms < HOUR_MS) return words.minutes({ count: numberIn(tag, Math.floor(age_ms / MINUTE_MS)) });
  if (age_ms < 6 * HOUR_MS && then.toDateString() === now.toDateString())
    return words.hours({ count: numberIn(tag, Math.floor(age_ms / HOUR_MS)) });
  return datesIn(tag, { timeStyle: 'short' }).format(then);
}
