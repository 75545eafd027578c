// An event in the running order on Home: one that the viewer comes to without a ticket.
import type { EventLine } from '@stagepass/contract/events/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { eventPath } from './public/paths.ts';

const lineCopy = defineCopy({
  note: '{club}, {place}',
  online: '{club}, online',
  view: 'View event',
});

function Action({ line }: { line: EventLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={eventPath(line.event_id)} wide>
      {copy.view}
    </LinkButton>
  );
}

export const eventRenderer: TodayRenderer<EventLine> = {
  useWords: ({ title, club, place, event_id }) => {
    const copy = useCopy(lineCopy);
    const note = place === '' ? copy.online({ club: club.name }) : copy.note({ club: club.name, place });
    return { title, note, to: eventPath(event_id) };
  },
  Action,
};
