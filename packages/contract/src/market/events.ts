// Owns the events of the market, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const listing = z.object({ listing_id: z.string(), club_id: z.string(), design_id: z.string() });

export const listingOpened = eventType(
  'market.listing-opened',
  listing.extend({
    kind: z.enum(['store', 'resale']),
    /** Null where the price is in tokens. */ price_cents: z.int().nullable(),
  }),
);
/** One copy was sold; of a resale the seller is named. */
export const itemSold = eventType(
  'market.item-sold',
  listing.extend({
    kind: z.enum(['store', 'resale']),
    item_id: z.string(),
    buyer_id: z.string(),
    seller_id: z.string().nullable(),
    /** Of credits; 0 where it was paid in tokens. */
    paid_cents: z.int(),
    paid_tokens: z.int().default(0),
    to_seller_cents: z.int(),
    /** Null where a discount left nothing to pay. */
    transfer_id: z.string().nullable(),
  }),
);
