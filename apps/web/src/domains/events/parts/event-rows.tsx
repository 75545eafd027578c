// Events as rows: the day, the title, when and where, and how the viewer comes.
import type { EventCard } from '@stagepass/contract/events/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { whenIn } from '#platform/i18n/zone-times.ts';
import { Link } from '#platform/navigation/link.tsx';
import { eventsCopy } from '../copy.ts';
import { eventPath } from '../public/paths.ts';
import { EventDay } from './event-day.tsx';

export interface EventRowsProps {
  events: readonly EventCard[];
  /** Where events of several clubs stand together. */
  withClub?: boolean;
  toOf?: (event: EventCard) => string;
}

export function EventRows({ events, withClub = false, toOf = ({ id }) => eventPath(id) }: EventRowsProps) {
  return (
    <ul className="sp-event-rows">
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} withClub={withClub} to={toOf(event)} />
        </li>
      ))}
    </ul>
  );
}

function EventRow({ event, withClub, to }: { event: EventCard; withClub: boolean; to: string }) {
  const copy = useCopy(eventsCopy);
  const { tag } = useLocale();
  const { status, starts_at, time_zone, title, place, mine, coming, club } = event;
  const when = whenIn(starts_at, { tag, zone: time_zone, now_ms: Date.now() });
  const isQuiet = status === 'over' || status === 'cancelled';
  const facts = [
    ...(status === 'published' ? [] : [copy.status[status]]),
    when,
    place === '' ? copy.online : place,
  ];
  const about = mine === null ? (coming > 0 ? copy.people({ count: coming }) : null) : copy.mine[mine];
  return (
    <Link to={to} className="sp-event-row" data-quiet={isQuiet ? '' : undefined}>
      <EventDay at={starts_at} zone={time_zone} />
      <span className="min-w-0">
        {withClub ? <span className="sp-small sp-quiet block">{club.name}</span> : null}
        <b className="sp-head block" dir="auto">
          {title}
        </b>
        <span className="sp-small sp-quiet block">{facts.join(' · ')}</span>
        {about === null ? null : <span className="sp-small sp-quiet block">{about}</span>}
      </span>
    </Link>
  );
}
