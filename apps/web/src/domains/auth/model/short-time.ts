// How long ago something was, in the words of the reader's language.
import { dayIn } from '#platform/i18n/formats.ts';

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function timeAgo({ time, now_ms, locale }: { time: string; now_ms: number; locale: string }): string {
  const seconds = Math.round((Date.parse(time) - now_ms) / 1000);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (Number.isNaN(seconds)) return '';
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit);
  }
  return words.format(0, 'second');
}

export function dayText({ time, locale }: { time: string; locale: string }): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  return dayIn(locale, date);
}
