// Owns the expected failures of reminders.
import { errorCode } from '../endpoint.ts';

export const reminderSubjectNotFound = errorCode(
  'reminders.subject-not-found',
  404,
  'This no longer exists, or you can’t see it.',
);
export const reminderTooLate = errorCode(
  'reminders.too-late',
  409,
  'It’s too late for a reminder. Nothing was changed.',
);
export const tooManyReminders = errorCode(
  'reminders.too-many',
  409,
  'You’re waiting for 100 reminders already. Turn one off first.',
);
