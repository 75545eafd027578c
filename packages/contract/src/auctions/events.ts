// Owns the events of auctions, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const lot = z.object({
  auction_id: z.string(),
  club_id: z.string(),
  design_id: z.string(),
  title: z.string(),
});

export const auctionOpened = eventType('auctions.auction-opened', lot);
/** Somebody who led does so no more, and has their money free again. */
export const bidderOutbid = eventType(
  'auctions.bidder-outbid',
  lot.extend({ user_id: z.string(), amount: z.int(), ends_at: z.string() }),
);
/** The leader's account was deleted: this bidder, the next, leads by what they offered, and it is held. */
export const leadPassedOn = eventType(
  'auctions.lead-passed-on',
  lot.extend({ user_id: z.string(), amount: z.int(), held_cents: z.int(), ends_at: z.string() }),
);
/** Sold: the item is the winner's, the money the club's. Also where it was bought at once. */
export const auctionSettled = eventType(
  'auctions.auction-settled',
  lot.extend({
    item_id: z.string(),
    winner_id: z.string(),
    amount: z.int(),
    fee_cents: z.int(),
    transfer_id: z.string(),
    settled_at: z.string(),
  }),
);
export const auctionUnsold = eventType('auctions.auction-unsold', lot);
export const auctionCancelled = eventType('auctions.auction-cancelled', lot);
