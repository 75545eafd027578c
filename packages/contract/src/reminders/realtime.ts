// Owns what the server says over the socket about reminders.
import type { ReminderKind, ReminderMoment } from './kinds.ts';

export interface ReminderPersonEvents {
  /** To whoever asked to be reminded. */
  reminderDue: {
    kind: ReminderKind;
    id: string;
    moment: ReminderMoment;
    title: string;
    path: string;
    at: string;
  };
}

declare module '../realtime.ts' {
  interface PersonEvents extends ReminderPersonEvents {}
}
