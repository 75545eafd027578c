// Owns the line of the running order about work that a club looked at and did not accept: it can be handed in again.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const reviewLine = z.object({
  ...todayBase,
  kind: z.literal('review'),
  requirement_id: id,
  title: z.string(),
  mission_id: id,
  /** As the club wrote it. */
  reason: z.string(),
});
export type ReviewLine = z.infer<typeof reviewLine>;
