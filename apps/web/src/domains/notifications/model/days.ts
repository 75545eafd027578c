// Entries by the day on which the latest of each came, and how long ago that was, in few letters.
import { datesIn, numberIn } from '#platform/i18n/formats.ts';

interface Day<Entry> {
  key: string;
  at: string;
  entries: Entry[];
}

/** In the order in which they come. */
export function byDay<Entry extends { updated_at: string }>(entries: readonly Entry[]): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const key = new Date(entry.updated_at).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, at: entry.updated_at, entries: [entry] });
  }
  return days;
}

export function dayName(
  at: string,
  now: Date,
  words: { today: string; yesterday: string },
  tag: string,
): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return words.today;
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (then.toDateString() === before.toDateString()) return words.yesterday;
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return datesIn(tag, { day: 'numeric', month: 'long', ...year }).format(then);
}

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
