// Owns the expected failures of auctions.
import { errorCode } from '../endpoint.ts';

export const auctionNotFound = errorCode('auctions.not-found', 404, 'There is no such auction.');
export const notOpenYet = errorCode('auctions.not-open-yet', 409, 'This auction has not opened yet.');
export const auctionEnded = errorCode('auctions.ended', 409, 'This auction has ended.');
/** What was bid before stands; what is held is free again if it ends so. */
export const lotHidden = errorCode(
  'auctions.hidden',
  409,
  'This lot is out of sight after a report. Nobody can bid until that is decided.',
);
/** Details: `{next_amount}`: the least that is taken now. */
export const bidTooLow = errorCode(
  'auctions.bid-too-low',
  409,
  'Somebody has offered more. Look at the least next bid.',
);
export const maximumTooLow = errorCode(
  'auctions.maximum-too-low',
  422,
  'Your maximum must be at least what you bid.',
);
/** Details: `{max_cents}`: what is held already. */
export const alreadyLeading = errorCode(
  'auctions.already-leading',
  409,
  'You lead already: offer more than your own maximum to raise it.',
);
export const buyNowGone = errorCode(
  'auctions.buy-now-gone',
  409,
  'There is a bid already: buying at once is over.',
);
export const hasBids = errorCode('auctions.has-bids', 409, 'Somebody has bid: the auction runs to its end.');
export const termsFixed = errorCode(
  'auctions.terms-fixed',
  409,
  'Amounts, reserve and times are fixed once the auction is live.',
);
/** Details: `{problem}`. */
export const termsUneven = errorCode(
  'auctions.terms-uneven',
  422,
  'These amounts or times do not fit together.',
);
/** Details: `{problem: 'not-transferable' | 'not-live' | …}`. */
export const notAuctionable = errorCode(
  'auctions.not-auctionable',
  422,
  'This design cannot be put up for auction.',
);
export const tooManyAuctions = errorCode('auctions.too-many', 409, 'Fifty auctions at once are the most.');
