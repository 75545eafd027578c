// Owns the line of the running order about an event that somebody comes to without a ticket: tickets have a line of their own.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const eventLine = z.object({
  ...todayBase,
  kind: z.literal('event'),
  event_id: id,
  title: z.string(),
  club: z.object({ id, handle: z.string(), name: z.string() }),
  /** Empty where it is online. */
  place: z.string(),
});
export type EventLine = z.infer<typeof eventLine>;
