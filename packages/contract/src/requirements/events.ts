// Owns the events of the requirements domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** Somebody did everything that the owner asks for. */
export const allRequirementsPassed = eventType(
  'requirements.all-passed',
  z.object({
    owner_kind: z.string(),
    owner_id: z.string(),
    club_id: z.string(),
    user_id: z.string(),
    period: z.string().default(''),
  }),
);
