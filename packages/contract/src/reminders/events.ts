// Owns the events of reminders, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { reminderKinds, reminderMoments } from './kinds.ts';

/** The time that somebody asked to be reminded at has come: once for each reminder. */
export const reminderDue = eventType(
  'reminders.due',
  z.object({
    user_id: z.string(),
    kind: z.enum(reminderKinds),
    id: z.string(),
    moment: z.enum(reminderMoments),
    title: z.string(),
    club_name: z.string(),
    path: z.string(),
    at: z.string(),
  }),
);
