// Owns the events of achievements, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { counterKinds } from './kinds.ts';

/** Somebody's counters have to be worked out anew: told for each person where one deed concerns many. */
export const countersOutdated = eventType(
  'achievements.counters-outdated',
  z.object({ club_id: z.string(), user_id: z.string(), kinds: z.array(z.enum(counterKinds)) }),
);
export const stageEarned = eventType(
  'achievements.stage-earned',
  z.object({
    achievement_id: z.string(),
    /** Null for the site's own. */
    club_id: z.string().nullable(),
    user_id: z.string(),
    stage: z.int(),
    name: z.string().default(''),
    /** How many stages it has. */
    stages: z.int().default(1),
  }),
);
