// Owns the events of the market, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const listing = z.object({ listing_id: z.string(), club_id: z.string(), design_id: z.string() });

export const listingOpened = eventType(
  'market.listing-opened',
  listing.extend({ kind: z.enum(['store', 'resale']), price_cents: z.int() }),
);
/** One copy was sold; of a resale the seller is named. */
export const itemSold = eventType(
  'market.item-sold',
  listing.extend({
    kind: z.enum(['store', 'resale']),
    item_id: z.string(),
    buyer_id: z.string(),
    seller_id: z.string().nullable(),
    paid_cents: z.int(),
    to_seller_cents: z.int(),
    /** Null where a discount left nothing to pay. */
    transfer_id: z.string().nullable(),
  }),
);
