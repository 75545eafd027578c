// Owns the expected failures of the market.
import { errorCode } from '../endpoint.ts';

export const listingNotFound = errorCode(
  'market.not-found',
  404,
  'This is no longer for sale. Nothing was charged.',
);
/** Another fan bought the last copy first. */
export const sold = errorCode(
  'market.sold',
  409,
  'Another fan just bought the last copy. Nothing was charged.',
);
/** Details: `{price_cents}`: what it costs now. */
export const priceChanged = errorCode(
  'market.price-changed',
  409,
  'The price has changed. Nothing was charged. Check the price, then try again.',
);
/** Details: `{limit}`. */
export const fanLimitReached = errorCode(
  'market.limit-reached',
  409,
  'You’ve bought the maximum per fan. Nothing was charged.',
);
/** Where the club sells to some only. What is missing stands in the listing. */
export const conditionUnmet = errorCode(
  'market.condition-unmet',
  403,
  'You don’t meet the club’s requirements for this item. Nothing was charged.',
);
/** Details: `{opens_at}` or `{closed_at}`, or nothing while it is paused. */
export const notForSale = errorCode(
  'market.not-for-sale',
  409,
  'This isn’t for sale right now. Nothing was charged.',
);
export const ownListing = errorCode('market.own-listing', 409, 'This is your own listing.');
/** Details: `{quote}`: what royalty, fee and seller would get now. */
export const royaltyChanged = errorCode(
  'market.royalty-changed',
  409,
  'The club’s royalty has changed. Nothing was listed. Check what you get, then try again.',
);
/** Suspended, deleted, or banned from the club: their listed copies go back to them. */
export const sellerGone = errorCode(
  'market.seller-gone',
  409,
  'The seller can’t sell anymore. Nothing was charged.',
);
export const alreadyListed = errorCode('market.already-listed', 409, 'This copy is already for sale.');
/** Details: `{problem}`. */
export const listingUneven = errorCode(
  'market.listing-uneven',
  422,
  'The price, copies or times aren’t valid. Check them and try again.',
);
export const resaleFixed = errorCode(
  'market.resale-fixed',
  409,
  'Only the price of a resale can be changed. To stop the sale, end the listing.',
);
export const tooManyListings = errorCode(
  'market.too-many',
  409,
  'You can have up to 200 listings. End one first.',
);
