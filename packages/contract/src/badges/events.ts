// Owns the events of badges, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { badgeCauses } from './kinds.ts';

/** Somebody has a badge now, or a higher stage of it; told once for each stage. */
export const badgeGranted = eventType(
  'badges.granted',
  z.object({
    badge_id: z.string(),
    /** Null for the site's own badges. */
    club_id: z.string().nullable(),
    user_id: z.string(),
    stage: z.int(),
    cause: z.enum(badgeCauses),
  }),
);
