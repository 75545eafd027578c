// Owns the expected failures of auctions.
import { errorCode } from '../endpoint.ts';

export const auctionNotFound = errorCode('auctions.not-found', 404, 'This auction doesn’t exist anymore.');
export const notOpenYet = errorCode(
  'auctions.not-open-yet',
  409,
  'This auction hasn’t started yet. Nothing was charged.',
);
export const auctionEnded = errorCode('auctions.ended', 409, 'This auction has ended. Nothing was charged.');
/** What was bid before stands; what is held is free again if it ends so. */
export const lotHidden = errorCode(
  'auctions.hidden',
  409,
  'This item is in review after a report. No one can bid until the review is done.',
);
/** Details: `{next_amount}`: the least that is taken now. */
export const bidTooLow = errorCode(
  'auctions.bid-too-low',
  409,
  'Another bid came in first. Your bid wasn’t placed. Check the next bid.',
);
export const maximumTooLow = errorCode(
  'auctions.maximum-too-low',
  422,
  'Your maximum must be at least your bid.',
);
/** Details: `{max_cents}`: what is held already. */
export const alreadyLeading = errorCode(
  'auctions.already-leading',
  409,
  'You’re already the highest bidder. To raise your maximum, enter a higher amount.',
);
export const buyNowGone = errorCode(
  'auctions.buy-now-gone',
  409,
  'Buy now ended with the first bid. Nothing was charged. You can still bid.',
);
export const hasBids = errorCode(
  'auctions.has-bids',
  409,
  'A fan has bid, so this auction can’t be canceled.',
);
export const termsFixed = errorCode(
  'auctions.terms-fixed',
  409,
  'Amounts and times can’t change once the auction is live.',
);
/** Details: `{problem}`. */
export const termsUneven = errorCode(
  'auctions.terms-uneven',
  422,
  'The amounts or times don’t fit together. Check them and try again.',
);
/** Details: `{problem: 'not-transferable' | 'not-live' | …}`. */
export const notAuctionable = errorCode('auctions.not-auctionable', 422, 'This item can’t be auctioned.');
export const tooManyAuctions = errorCode(
  'auctions.too-many',
  409,
  'You can have up to 50 auctions at once. Wait until one ends.',
);
