// Every text of reminders.
import { defineCopy } from '#platform/i18n/copy.ts';

export const remindersCopy = defineCopy({
  start: 'Remind me when it opens',
  end: 'Remind me before it ends',
  on: 'Reminder on',
  onLabel: { start: 'Reminder on: when it opens', end: 'Reminder on: before it ends' },
  set: 'We’ll remind you here and by email.',
  dueStart: '{title} is open now',
  dueEnd: '{title} ends soon',
  startEvent: 'Remind me a day before',
  dueEvent: '{title} starts soon',
  open: 'Tap to view it',
  errors: {
    'reminders.subject-not-found': 'This no longer exists, or you can’t see it. No reminder was set.',
    'reminders.too-late': 'It’s too late for a reminder. Nothing was changed.',
    'reminders.too-many': 'You’re waiting for 100 reminders already. Turn one off first.',
  },
});
