// Owns the line of the running order about a club's check-in.
import { z } from 'zod';
import { clubCard } from '../clubs/shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const checkinLine = z.object({
  ...todayBase,
  kind: z.literal('checkin'),
  club: clubCard.pick({ id: true, handle: true, name: true, hue: true }),
  /** Days in a row: with today once it is done, up to yesterday before. */
  streak: z.int(),
  /** The streak ends with this day unless they check in: no freeze is held. */
  at_risk: z.boolean(),
  xp: z.int(),
});
export type CheckinLine = z.infer<typeof checkinLine>;
