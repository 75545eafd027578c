// Lines by the day on which they happened, and the words for days and times.
import { datesIn } from '#platform/i18n/formats.ts';

export function dayKey(at: string): string {
  return new Date(at).toDateString();
}

export interface Day<Line> {
  key: string;
  at: string;
  lines: Line[];
}

/** In the order in which they come. */
export function byDay<Line extends { at: string }>(lines: readonly Line[]): Day<Line>[] {
  const days: Day<Line>[] = [];
  for (const line of lines) {
    const key = dayKey(line.at);
    const last = days.at(-1);
    if (last?.key === key) last.lines.push(line);
    else days.push({ key, at: line.at, lines: [line] });
  }
  return days;
}

interface DayWords {
  today: (values: { date: string }) => string;
  yesterday: (values: { date: string }) => string;
}

/** With the year where it is another one than now. */
export function dayName(at: string, now: Date, words: DayWords, tag: string): string {
  const isThisYear = new Date(at).getFullYear() === now.getFullYear();
  const date = datesIn(tag, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(new Date(at));
  if (dayKey(at) === now.toDateString()) return words.today({ date });
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return dayKey(at) === before.toDateString() ? words.yesterday({ date }) : date;
}

export function timeWords(at: string, tag: string): string {
  return datesIn(tag, { timeStyle: 'short' }).format(new Date(at));
}
