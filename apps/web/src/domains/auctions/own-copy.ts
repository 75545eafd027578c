// The texts of one's own bids, over all clubs.
import { defineCopy } from '#platform/i18n/copy.ts';

export const ownBidsCopy = defineCopy({
  moreFailed: 'Couldn’t load more bids.',
  failed: 'Couldn’t load your bids',
  open: 'Live auctions',
  past: 'Ended auctions',
  emptyTitle: 'No bids yet',
  empty: 'Auctions you bid in show here, and whether you’re the highest bidder.',
  leading: 'Highest bidder at {price}',
  leadingMax: 'Highest bidder at {price}, your maximum is {max}',
  outbid: 'Outbid, now at {price}',
  won: 'Won for {price}',
  lost: 'Sold for {price}',
  unsold: 'Not sold',
  find: 'Find a club',
});
