// Owns the expected failures of the market.
import { errorCode } from '../endpoint.ts';

export const listingNotFound = errorCode('market.not-found', 404, 'This is not for sale (any more).');
/** Somebody was quicker: nothing was taken from you. */
export const sold = errorCode('market.sold', 409, 'The last copy is gone. Nothing was charged.');
/** Details: `{price_cents}`: what it costs now. */
export const priceChanged = errorCode(
  'market.price-changed',
  409,
  'The price is another one now. Nothing was charged: look again.',
);
/** Details: `{limit}`. */
export const fanLimitReached = errorCode(
  'market.limit-reached',
  409,
  'You have bought as many of these as one fan may.',
);
/** Where the club sells to some only. What is missing stands in the listing. */
export const conditionUnmet = errorCode(
  'market.condition-unmet',
  403,
  'The club sells this to some fans only, and something is missing. Nothing was charged.',
);
/** Details: `{opens_at}` or `{closed_at}`, or nothing while it is paused. */
export const notForSale = errorCode('market.not-for-sale', 409, 'This cannot be bought right now.');
export const ownListing = errorCode('market.own-listing', 409, 'This is your own listing.');
/** Details: `{quote}`: what royalty, fee and seller would get now. */
export const royaltyChanged = errorCode(
  'market.royalty-changed',
  409,
  'The club takes another royalty than you were shown. Nothing was put up: look again.',
);
/** Suspended, gone, or banned from the club: what they put up goes back to them. */
export const sellerGone = errorCode(
  'market.seller-gone',
  409,
  'Its seller cannot sell any more. Nothing was charged.',
);
export const alreadyListed = errorCode('market.already-listed', 409, 'This copy is for sale already.');
/** Details: `{problem}`. */
export const listingUneven = errorCode(
  'market.listing-uneven',
  422,
  'This price, stock or time does not fit.',
);
export const resaleFixed = errorCode(
  'market.resale-fixed',
  409,
  'Of a resale only the price can be changed; take it back to end it.',
);
export const tooManyListings = errorCode(
  'market.too-many',
  409,
  'Two hundred listings at once are the most.',
);
