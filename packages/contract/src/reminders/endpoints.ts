// Owns the endpoints of reminders.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, idOr } from '../shapes.ts';
import { reminderSubjectNotFound, reminderTooLate, tooManyReminders } from './errors.ts';
import { reminderKinds, reminderMoments } from './kinds.ts';
import { reminder } from './shapes.ts';

const subject = { kind: z.enum(reminderKinds), id: idOr(reminderSubjectNotFound) };
const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;

export const listRemindersOf = endpoint({
  method: 'GET',
  path: '/reminders/:kind/:id',
  summary: 'The moments of a mission or auction I can be reminded of, and which ones I will be.',
  who: 'fan',
  params: z.strictObject(subject),
  answer: answer(z.array(reminder)),
  errors: [reminderSubjectNotFound],
});

export const setReminder = endpoint({
  method: 'PUT',
  path: '/reminders/:kind/:id/:moment',
  summary: 'Reminds me of the start or the end, once, by email and in the app. Safe to repeat.',
  who: 'fan',
  rates,
  params: z.strictObject({ ...subject, moment: z.enum(reminderMoments) }),
  answer: answer(z.array(reminder)),
  errors: [reminderSubjectNotFound, reminderTooLate, tooManyReminders],
});

export const removeReminder = endpoint({
  method: 'DELETE',
  path: '/reminders/:kind/:id/:moment',
  summary: 'Takes a reminder back. Safe to repeat.',
  who: 'fan',
  rates,
  params: z.strictObject({ ...subject, moment: z.enum(reminderMoments) }),
  answer: answer(z.array(reminder)),
  errors: [reminderSubjectNotFound],
});
