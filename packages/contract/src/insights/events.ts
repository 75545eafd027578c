// Owns the events of insights, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** Somebody's facts have to be worked out anew: told for each person where one act concerns many. */
export const factsOutdated = eventType(
  'insights.facts-outdated',
  z.object({ club_id: z.string(), user_id: z.string() }),
);
/** More people are concerned by a part of a figure, such as a post that is gone: those after this one. */
export const partOutdated = eventType(
  'insights.part-outdated',
  z.object({ club_id: z.string(), dimension: z.string(), after: z.string() }),
);
