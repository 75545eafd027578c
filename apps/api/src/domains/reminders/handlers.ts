// Owns what follows once a reminder is due: a word on the person's phones, and an email for those who are away.
import { reminderDue } from '@stagepass/contract/reminders/events.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { onEvent } from '#platform/domain.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import { reminderLetter } from './letters.rules.ts';

export const handlers = [
  onEvent('reminders.tell', reminderDue, async (platform, tx, { user_id, club_name: _, ...said }) =>
    tx.afterCommit(() => platform.realtime.toUser(user_id, 'reminderDue', said)),
  ),
  onEvent('reminders.mail', reminderDue, async (platform, tx, due) => {
    const person = await findPerson(tx, { id: due.user_id });
    // To verified addresses only; people of the demo world have no mailbox.
    if (person?.email_verified !== true || person.demo || person.suspended || person.email === null) return;
    const terms = await mayMail.read()(platform, tx, {
      user_id: due.user_id,
      kind: 'reminder',
      club_id: null,
    });
    if (terms === null) return;
    const url = `${platform.config.origin}${due.path}`;
    const letter = reminderLetter({ ...due, to: person.email, at: new Date(due.at), url });
    await platform.mail.send(tx, { ...letter, ...terms });
  }),
];
