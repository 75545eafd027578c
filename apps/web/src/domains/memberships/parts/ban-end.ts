// The end of a ban in words.
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { banCopy } from '../ban-copy.ts';

export function useBanEnd(): (until: string | null) => string {
  const copy = useCopy(banCopy);
  const { tag } = useLocale();
  return (until) =>
    until === null
      ? copy.banned
      : copy.bannedUntil({
          date: datesIn(tag, { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(until)),
        });
}
