// Owns how numbers and days are written: each of the browser's formats is made once. Making one costs a phone milliseconds, and
// a list would make several for every row. Whole numbers, plurals and the usual days need none in English: the first one would
// hold up a first screen.
import { englishDays } from './english-days.ts';

/** Writes a day, or a time of it. */
export interface DateFormat {
  format(at: Date): string;
}

const made = new Map<string, Intl.NumberFormat | DateFormat>();

function once<F extends Intl.NumberFormat | DateFormat>(key: unknown[], make: () => F): F {
  const name = JSON.stringify(key);
  const format = (made.get(name) as F | undefined) ?? make();
  made.set(name, format);
  return format;
}

const isEnglish = (tag: string): boolean => /^en-(US|XA)$/.test(tag);

export function numbersIn(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once(['number', tag, options], () => new Intl.NumberFormat(tag, options));
}

export function datesIn(tag: string, options: Intl.DateTimeFormatOptions): DateFormat {
  return once(['date', tag, options], () => {
    const format = isEnglish(tag) ? englishDays(options) : undefined;
    return format ? { format } : new Intl.DateTimeFormat(tag, options);
  });
}

export function numberIn(tag: string, value: number): string {
  return isEnglish(tag) && Number.isSafeInteger(value)
    ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
    : numbersIn(tag).format(value);
}

export function pluralIn(tag: string, count: number): Intl.LDMLPluralRule {
  if (!isEnglish(tag)) return new Intl.PluralRules(tag).select(count);
  return Math.abs(count) === 1 ? 'one' : 'other';
}

/** A day with its time, as lists and receipts say it; with its year where that is not the present one. */
export function momentIn(tag: string, time: string | number | Date): string {
  const at = new Date(time);
  return datesIn(tag, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...yearOf(at),
  }).format(at);
}

/** A day alone, in the same way. */
export function dayIn(tag: string, time: string | number | Date): string {
  const at = new Date(time);
  return datesIn(tag, { day: 'numeric', month: 'short', ...yearOf(at) }).format(at);
}

function yearOf(at: Date): { year?: 'numeric' } {
  return at.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' };
}

/** A share of one, as 5%; with decimals only where it has them, two at most. */
export function percentIn(tag: string, share: number): string {
  return numbersIn(tag, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}
