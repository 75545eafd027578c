// The next events of public clubs, on Discover.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { eventsCopy } from '../copy.ts';
import { EventRows } from '../parts/event-rows.tsx';

const SHOWN = 5;

export function ComingEvents() {
  const copy = useCopy(eventsCopy);
  const { data: events = [] } = usePages(
    'GET /events',
    { query: { of: 'everybody', limit: SHOWN } },
    { key: ['events', 'everybody'] },
  );
  if (events.length === 0) return null;
  return (
    <section>
      <SectionHead title={copy.title} />
      <EventRows events={events.slice(0, SHOWN)} withClub />
    </section>
  );
}
