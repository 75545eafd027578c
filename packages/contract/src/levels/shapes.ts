// Owns the shapes of XP and levels in a club.
import { z } from 'zod';
import { tierMark } from '../clubs/shapes.ts';

/** Where somebody stands in a club: XP, level, and the way to the next level and tier. */
export const clubStanding = z.object({
  xp: z.int(),
  level: z.int(),
  /** XP gathered since this level began, of the span to the next. */
  into_xp: z.int(),
  span_xp: z.int(),
  missing_xp: z.int(),
  tier: tierMark.nullable(),
  /** The next tier above that XP reaches; null where there is none. */
  next_tier: tierMark.extend({ at_xp: z.int(), missing_xp: z.int() }).nullable(),
});
export type ClubStanding = z.infer<typeof clubStanding>;
