// What somebody asked to be reminded of, in the running order on Home.
import type { ReminderLine } from '@stagepass/contract/reminders/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';

const lineCopy = defineCopy({
  start: '{title} opens',
  end: '{title} ends',
  note: 'You asked for a reminder, {club}',
  mission: 'View mission',
  auction: 'View auction',
  event: 'View event',
});

function Action({ line }: { line: ReminderLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={line.path} wide>
      {copy[line.of]}
    </LinkButton>
  );
}

export const reminderRenderer: TodayRenderer<ReminderLine> = {
  useWords: ({ moment, title, club_name, path }) => {
    const copy = useCopy(lineCopy);
    return { title: copy[moment]({ title }), note: copy.note({ club: club_name }), to: path };
  },
  Action,
};
