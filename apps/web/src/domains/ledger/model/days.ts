// The words for days and times of a statement: days are named with their date.
import { dayOf } from '#platform/i18n/days.ts';
import { datesIn } from '#platform/i18n/formats.ts';

interface DayWords {
  today: (values: { date: string }) => string;
  yesterday: (values: { date: string }) => string;
}

/** With the year where it is another one than now. */
export function datedDay(at: string, now: Date, words: DayWords, tag: string): string {
  const { named, date } = dayOf(at, now, tag);
  return named === null ? date : words[named]({ date });
}

export function timeWords(at: string, tag: string): string {
  return datesIn(tag, { timeStyle: 'short' }).format(new Date(at));
}
