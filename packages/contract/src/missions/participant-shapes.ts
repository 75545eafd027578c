// Owns the shapes of who takes part in a mission, as those who make missions see them, and of what was taken back.
import { z } from 'zod';
import { time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { partStates } from './kinds.ts';

/** A fan in one round of a mission, as those who make missions see them. */
export const missionParticipant = z.object({
  user: userCard,
  period: z.string(),
  state: z.enum(partStates),
  /** Takes part for XP only. */
  staff: z.boolean(),
  started_at: time,
  completed_at: time.nullable(),
  /** What was taken back of its reward, and why; null where nothing was. */
  taken_back: z
    .object({ at: time, reason: z.string(), xp: z.int(), items: z.int(), tokens: z.int() })
    .nullable(),
  can: z.object({ take_back: z.boolean() }),
});
export type MissionParticipant = z.infer<typeof missionParticipant>;

/** What was taken: credits and badges never are, nor what the fan has sold, sent, given away or used. */
export const rewardTakenBack = z.object({
  xp: z.int(),
  items: z.int(),
  items_left: z.int(),
  tokens: z.int(),
  tokens_left: z.int(),
});
export type RewardTakenBack = z.infer<typeof rewardTakenBack>;
