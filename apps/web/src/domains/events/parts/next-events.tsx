// The next events of a club, on its home.
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { eventsCopy } from '../copy.ts';
import { useClubEvents } from '../data/events.ts';
import { clubEventsPath } from '../public/paths.ts';
import { EventRows } from './event-rows.tsx';

const SHOWN = 3;

export function NextEvents({ club }: { club: ClubView }) {
  const copy = useCopy(eventsCopy);
  const { data: events = [] } = useClubEvents(club.id, 'coming');
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="club-events">
      <div className="mt-7 mb-3 flex items-baseline justify-between">
        <h2 id="club-events" className="sp-title">
          {copy.title}
        </h2>
        <Link to={clubEventsPath(club.handle)} className="sp-text-link">
          {copy.seeAll}
        </Link>
      </div>
      <EventRows events={events.slice(0, SHOWN)} />
    </section>
  );
}
