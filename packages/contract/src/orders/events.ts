// Owns the events of orders, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** The price is the buyer's credit again, and the copy the club's. */
export const orderRefunded = eventType(
  'orders.order-refunded',
  z.object({
    order_id: z.string(),
    club_id: z.string(),
    buyer_id: z.string(),
    item_id: z.string(),
    /** Of credits; 0 where tokens went back. */
    paid_cents: z.int(),
    paid_tokens: z.int().default(0),
    transfer_id: z.string(),
  }),
);
