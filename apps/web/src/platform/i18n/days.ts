// Lists by day, as the reader's phone counts days, and the words for a day.
import { datesIn } from './formats.ts';

export interface Day<Entry> {
  key: string;
  /** When the first of its entries was. */
  at: string;
  entries: Entry[];
}

/** In the order in which they come. */
export function byDay<Entry>(entries: readonly Entry[], atOf: (entry: Entry) => string): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const at = atOf(entry);
    const key = new Date(at).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, at, entries: [entry] });
  }
  return days;
}

/** The date in words, with the year where it is another one than now; `named` where people say today or yesterday. */
export function dayOf(
  at: string,
  now: Date,
  tag: string,
): { named: 'today' | 'yesterday' | null; date: string } {
  const then = new Date(at);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const date = datesIn(tag, { day: 'numeric', month: 'long', ...year }).format(then);
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const day = then.toDateString();
  if (day === now.toDateString()) return { named: 'today', date };
  return { named: day === before.toDateString() ? 'yesterday' : null, date };
}

export function dayName(
  at: string,
  now: Date,
  words: { today: string; yesterday: string },
  tag: string,
): string {
  const { named, date } = dayOf(at, now, tag);
  return named === null ? date : words[named];
}
