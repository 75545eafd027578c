// Calendar months as the phone counts them, and the UTC days that contain one.
import { datesIn } from '#platform/i18n/formats.ts';

/** `2026-11` */
export type Month = string;

export function monthOf(date: Date): Month {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

const startOf = (month: Month): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1);
};
const endOf = (month: Month): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number, 1);
};

export function isMonth(text: string | null): text is Month {
  return text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

export function isIn(month: Month, at: string): boolean {
  return monthOf(new Date(at)) === month;
}

/** The span of UTC days around the month, wherever the phone is. */
export function utcDays(month: Month): { from: string; to: string } {
  return {
    from: startOf(month).toISOString().slice(0, 10),
    to: new Date(endOf(month).getTime() - 1).toISOString().slice(0, 10),
  };
}

export function spanOf(month: Month): { from_ms: number; until_ms: number } {
  return { from_ms: startOf(month).getTime(), until_ms: endOf(month).getTime() };
}

/** A list that is longer than any phone shows well; older months are searched. */
const MOST_MONTHS = 120;

/** From the present month back to the one of the first line, the newest first; the present one alone where there is no line. */
export function monthsSince(first: string | null, now: Date): Month[] {
  const oldest = first === null ? monthOf(now) : monthOf(new Date(first));
  const months: Month[] = [monthOf(now)];
  for (let back = 1; back < MOST_MONTHS && (months.at(-1) ?? '') > oldest; back += 1)
    months.push(monthOf(new Date(now.getFullYear(), now.getMonth() - back, 1)));
  return months;
}

/** `November`, with the year where it is another one. */
export function monthName(month: Month, now: Date, tag: string): string {
  const start = startOf(month);
  const year = start.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return datesIn(tag, { month: 'long', ...year }).format(start);
}
