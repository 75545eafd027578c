// Owns the email of a reminder.
import type { ReminderMoment } from '@stagepass/contract/reminders/kinds.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

/** A mail is read anywhere: the time zone is named. */
const time = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

const kindWords = { mission: 'Mission', auction: 'Auction', event: 'Event' } as const;

export function reminderLetter(of: {
  to: string;
  kind: keyof typeof kindWords;
  moment: ReminderMoment;
  title: string;
  club_name: string;
  at: Date;
  url: string;
}): Letter {
  const begins = of.moment === 'start';
  // An event is told of a day before, the others as they open.
  const starts = of.kind === 'event' ? 'starts soon' : 'is open now';
  const what = `${of.title} ${begins ? starts : 'ends soon'}`;
  return {
    to: of.to,
    subject: `${what} (${of.club_name})`,
    ...writeLetter({
      heading: what,
      intro: [
        `${kindWords[of.kind]}, ${of.club_name}`,
        `${begins ? (of.kind === 'event' ? 'Starts' : 'Opened') : 'Ends'} ${time.format(of.at)}`,
      ],
      action: { label: of.kind === 'mission' ? 'View mission' : 'View auction', url: of.url },
      outro: 'You asked us to remind you. This is the only email about it.',
    }),
  };
}
