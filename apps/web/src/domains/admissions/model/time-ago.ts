// When something was, or will be, in the words of the reader's language.
import { type Locale, useLocale } from '#platform/i18n/locale.ts';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function relativeTime(at: string, now_ms: number, locale: Pick<Locale, 'tag'>): string {
  const away_ms = Date.parse(at) - now_ms;
  const words = new Intl.RelativeTimeFormat(locale.tag, { numeric: 'auto' });
  const [unit, size_ms] = STEPS.find(([, size]) => Math.abs(away_ms) >= size) ?? ['minute', 60_000];
  return words.format(Math.round(away_ms / size_ms), unit);
}

export function useRelativeTime(): (at: string) => string {
  const locale = useLocale();
  return (at) => relativeTime(at, Date.now(), locale);
}
