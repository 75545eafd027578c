// Owns the line of the running order about an auction somebody bids in: open while they are outbid, done while they lead.
import { z } from 'zod';
import { itemDesignCard } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const lotLine = z.object({
  ...todayBase,
  kind: z.literal('lot'),
  auction_id: id,
  title: z.string(),
  design: itemDesignCard.pick({ id: true, name: true, quality: true, kind: true, picture: true, club: true }),
  price_cents: z.int(),
  /** The least that the next bid must offer. */
  next_cents: z.int(),
  ends_at: time,
});
export type LotLine = z.infer<typeof lotLine>;
