// Owns the events of XP and levels.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofMember = z.object({ club_id: z.string(), user_id: z.string() });

export const levelReached = eventType(
  'levels.level-reached',
  ofMember.extend({ level: z.int(), xp: z.int(), from: z.int().optional(), at: z.string().optional() }),
);
/** XP was taken back, and the level is a lower one. */
export const levelLowered = eventType(
  'levels.level-lowered',
  ofMember.extend({ level: z.int(), xp: z.int(), from: z.int(), at: z.string() }),
);
