// Owns the line of the running order about work that a club looked at: accepted, or refused and to be handed in again.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const reviewLine = z.object({
  ...todayBase,
  kind: z.literal('review'),
  requirement_id: id,
  title: z.string(),
  /** What the step belongs to. */
  owner: z.object({ kind: z.enum(['mission', 'station']), id }),
  outcome: z.enum(['accepted', 'refused']),
  /** Of the step. */
  xp: z.int(),
  /** As the club wrote it; null where it was accepted. */
  reason: z.string().nullable(),
});
export type ReviewLine = z.infer<typeof reviewLine>;
