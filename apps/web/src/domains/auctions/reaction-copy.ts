// Owns the texts of what the server says about auctions over the realtime connection.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  auctionOutbid: 'You’ve been outbid on {title}',
  auctionOutbidText: 'The bid is now {amount}. Your money is available again.',
  auctionWon: 'You won {title}',
  auctionWonText: 'You paid {amount}. The item is in your inventory.',
});
