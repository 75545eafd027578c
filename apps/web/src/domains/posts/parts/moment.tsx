// A moment in the words of the reader, with the exact time behind it.
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { cardCopy } from '../card-copy.ts';
import { useMinute } from '../model/minute.ts';
import { momentTitle, momentWords } from '../model/moment.ts';

export function useMoment(time: string): string {
  const copy = useCopy(cardCopy);
  const { tag } = useLocale();
  return momentWords({ time, now_ms: useMinute(), tag }, copy.when);
}

export function Moment({ time }: { time: string }) {
  const { tag } = useLocale();
  return (
    <time dateTime={time} title={momentTitle(time, tag)}>
      {useMoment(time)}
    </time>
  );
}
