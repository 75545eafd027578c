// Owns the expected failures of licenses.
import { errorCode } from '../endpoint.ts';

export const planUnknown = errorCode(
  'licenses.unknown',
  404,
  'This license isn’t offered anymore. Nothing was charged.',
);
export const alreadyOn = errorCode(
  'licenses.already-on',
  409,
  'The club already has this license. Nothing was charged.',
);
/** Details: `{charge_cents}`: what it costs now. */
export const licensePriceChanged = errorCode(
  'licenses.price-changed',
  409,
  'The price has changed. Nothing was charged. Check the new price and try again.',
);
export const grantedNow = errorCode(
  'licenses.granted',
  409,
  'The site operator granted this license. You can move to a larger one now, or choose again when it ends.',
);
/** Details: `{missing_cents}`. */
export const clubBalanceShort = errorCode(
  'licenses.balance-short',
  409,
  'The club’s balance doesn’t cover this. Nothing was charged. Pay from your wallet instead.',
);
export const chargeUnderWay = errorCode(
  'licenses.payment-under-way',
  409,
  'A card payment for this license is under way. Nothing else was charged. Try again when it’s done.',
);
export const nothingToPay = errorCode(
  'licenses.nothing-to-pay',
  409,
  'Nothing is paid for this license, so there’s nothing to choose.',
);
export const untilPassed = errorCode('licenses.until-passed', 422, 'Choose an end in the future.');
