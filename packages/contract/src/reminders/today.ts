// Owns the line of the running order about what somebody asked to be reminded of.
import { z } from 'zod';
import { todayBase } from '../subjects/today.ts';
import { reminderKinds, reminderMoments } from './kinds.ts';

export const reminderLine = z.object({
  ...todayBase,
  kind: z.literal('reminder'),
  of: z.enum(reminderKinds),
  moment: z.enum(reminderMoments),
  title: z.string(),
  club_name: z.string(),
  /** Where it is shown: an address of our own. */
  path: z.string(),
});
export type ReminderLine = z.infer<typeof reminderLine>;
