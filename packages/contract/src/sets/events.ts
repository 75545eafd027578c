// Owns the events of sets, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** Copies of sets came to somebody: told for each person where one deed gave to many. */
export const setCopiesReceived = eventType(
  'sets.copies-received',
  z.object({ user_id: z.string(), design_ids: z.array(z.string()) }),
);
