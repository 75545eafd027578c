// The day of an event as a leaf of a calendar, by the clock of its place.

import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import './events.css';

export function EventDay({ at, zone }: { at: string; zone: string }) {
  const { tag } = useLocale();
  const day = new Date(at);
  return (
    <span className="sp-event-day" aria-hidden="true">
      <small>{datesIn(tag, { month: 'short', timeZone: zone }).format(day)}</small>
      {datesIn(tag, { day: 'numeric', timeZone: zone }).format(day)}
    </span>
  );
}
