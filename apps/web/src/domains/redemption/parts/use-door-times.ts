// Times as a door reads them: to the second today, with the day otherwise.
import { datesIn, momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';

export function useDoorTimes() {
  const { tag } = useLocale();
  const clock = datesIn(tag, { hour: '2-digit', minute: '2-digit' });
  const exact = datesIn(tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
  const day = { format: (at: Date) => momentIn(tag, at) };
  const isToday = (at: Date) => at.toDateString() === new Date().toDateString();
  return {
    clock: (time: string) => (isToday(new Date(time)) ? clock : day).format(new Date(time)),
    exact: (time: string) => (isToday(new Date(time)) ? exact : day).format(new Date(time)),
    day: (time: string) => day.format(new Date(time)),
  };
}
