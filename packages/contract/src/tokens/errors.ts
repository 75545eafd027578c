// Owns the expected failures of fan tokens.
import { errorCode } from '../endpoint.ts';

export const tokenNotFound = errorCode('tokens.not-found', 404, 'This club has no fan token.');
export const tokenExists = errorCode('tokens.exists', 409, 'This club already has its fan token.');
export const symbolTaken = errorCode(
  'tokens.symbol-taken',
  409,
  'Another club uses this symbol. Choose different letters.',
);
/** Details: `{least_cents, most_cents}`. */
export const priceStepTooBig = errorCode(
  'tokens.price-step',
  422,
  'A price can change by 10% a day at most. Choose a price within the limits.',
);
/** Details: `{price_cents, from}`: the change that waits. */
export const priceChangeWaiting = errorCode(
  'tokens.price-waiting',
  409,
  'A price change is already announced. Cancel it, or wait until it takes effect.',
);
export const noPriceChange = errorCode(
  'tokens.no-price-change',
  409,
  'No price change is announced. The price shown is the one in effect.',
);
/** Details: `{price_cents}`: what a token costs now. */
export const tokenPriceChanged = errorCode(
  'tokens.price-changed',
  409,
  'The price has changed. Nothing was charged. Check the price, then try again.',
);
/** Details: `{left}`: how many can still be given out. */
export const capReached = errorCode(
  'tokens.cap-reached',
  409,
  'There aren’t that many tokens left. Nothing was charged. Choose a smaller amount.',
);
/** Details: `{missing}`. */
export const notEnoughTokens = errorCode(
  'tokens.not-enough',
  409,
  'You don’t have that many tokens. Nothing was sent or spent.',
);
export const staffGetNoTokens = errorCode(
  'tokens.staff-receive-nothing',
  403,
  'Owners and admins can’t buy or receive their own club’s tokens.',
);
export const receiverOutside = errorCode(
  'tokens.receiver-outside',
  409,
  'This person can’t receive this club’s tokens. Nothing was sent.',
);
