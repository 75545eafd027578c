// When and where: the day with the way into the phone's calendar, the place with the way there.
import type { EventView } from '@stagepass/contract/events/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { broadcast } from '@stagepass/ui/icon/phosphor/broadcast.ts';
import { calendarPlus } from '@stagepass/ui/icon/phosphor/calendar-plus.ts';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { mapTrifold } from '@stagepass/ui/icon/phosphor/map-trifold.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { IconPlate } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { eventCopy } from '../copy.ts';
import { EventDay } from './event-day.tsx';

export function EventFacts({ event }: { event: EventView }) {
  return (
    <div className="grid gap-2">
      <When event={event} />
      {event.place === '' ? null : <Where event={event} />}
      {event.link === null ? null : <Watch link={event.link} />}
    </div>
  );
}

function When({ event: { id, starts_at, ends_at, doors_at, time_zone, status } }: { event: EventView }) {
  const copy = useCopy(eventCopy);
  const { tag } = useLocale();
  const clock = datesIn(tag, { hour: 'numeric', minute: '2-digit', timeZone: time_zone });
  const day = datesIn(tag, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: time_zone });
  const end = clock.format(new Date(ends_at));
  return (
    <div className="sp-event-fact">
      <EventDay at={starts_at} zone={time_zone} />
      <span>
        <b className="block">{day.format(new Date(starts_at))}</b>
        <span className="sp-small sp-quiet">
          {doors_at === null
            ? copy.ends({ end })
            : copy.doors({ time: clock.format(new Date(doors_at)), end })}
        </span>
        <span className="sp-small sp-quiet block">{time_zone.replaceAll('_', ' ')}</span>
      </span>
      {status === 'over' ? null : (
        <IconButton
          label={copy.calendar}
          icon={<Icon of={calendarPlus} />}
          render={(anatomy) => <a href={`/api/events/${id}/event.ics`} download="event.ics" {...anatomy} />}
        />
      )}
    </div>
  );
}

function Where({ event: { place, address, point } }: { event: EventView }) {
  const copy = useCopy(eventCopy);
  const query = point === null ? `${place}, ${address}` : `${point.latitude},${point.longitude}`;
  return (
    <div className="sp-event-fact">
      <IconPlate icon={<Icon of={mapPin} />} tone="gel" />
      <span>
        <b className="block" dir="auto">
          {place}
        </b>
        <span className="sp-small sp-quiet" dir="auto">
          {address}
        </span>
      </span>
      <IconButton
        label={copy.map}
        icon={<Icon of={mapTrifold} />}
        render={(anatomy) => (
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`}
            target="_blank"
            rel="noreferrer"
            {...anatomy}
          />
        )}
      />
    </div>
  );
}

function Watch({ link }: { link: string }) {
  const copy = useCopy(eventCopy);
  return (
    <div className="sp-event-fact">
      <IconPlate icon={<Icon of={broadcast} />} tone="gel" />
      <a className="sp-text-link min-w-0 truncate" href={link} target="_blank" rel="noreferrer">
        {new URL(link).hostname}
        <span className="sp-visually-hidden">{copy.watch}</span>
      </a>
    </div>
  );
}
