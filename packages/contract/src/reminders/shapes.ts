// Owns the shapes of reminders: what can be waited for, and whether somebody does.
import { z } from 'zod';
import { time } from '../shapes.ts';
import { reminderMoments } from './kinds.ts';

export const reminder = z.object({
  moment: z.enum(reminderMoments),
  /** When it starts or ends, as it stands now. */
  at: time,
  /** When they are reminded of it. */
  remind_at: time,
  on: z.boolean(),
});
export type Reminder = z.infer<typeof reminder>;
