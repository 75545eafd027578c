// Owns the events of the checkins domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** Somebody checked in, on the day or later with its token, or repaired a day. */
export const checkedIn = eventType(
  'checkins.checked-in',
  z.object({ club_id: z.string(), user_id: z.string(), day: z.string(), streak: z.int() }),
);
