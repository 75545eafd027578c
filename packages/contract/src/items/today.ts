// Owns the line of the running order about tickets for today or tomorrow; done once all of them were used.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';
import { itemDesignCard, redeemTerms } from './shapes.ts';

export const ticketLine = z.object({
  ...todayBase,
  kind: z.literal('ticket'),
  /** One of them: its code leads to the others. */
  item_id: id,
  design: itemDesignCard.pick({ id: true, name: true, quality: true, kind: true, picture: true, club: true }),
  terms: redeemTerms,
  count: z.int(),
});
export type TicketLine = z.infer<typeof ticketLine>;
