// Owns the texts of what the server says about auctions over the realtime connection.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  auctionOutbid: 'You were outbid on {title}',
  auctionOutbidText: 'It stands at {amount}. Your money is free again.',
  auctionWon: 'You won {title}',
  auctionWonText: 'For {amount}. It is in your vault.',
});
