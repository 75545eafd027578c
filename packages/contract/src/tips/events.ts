// Owns the events of tips, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** Who gave it is in no event: they may have chosen to stay unnamed. */
export const tipGiven = eventType(
  'tips.given',
  z.object({ tip_id: z.string(), club_id: z.string(), amount_cents: z.int() }),
);
