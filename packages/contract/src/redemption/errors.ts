// Owns the expected failures of redemption.
import { errorCode } from '../endpoint.ts';

export const keyNotFound = errorCode(
  'redemption.key-not-found',
  404,
  'This phone was removed. Try again to add it.',
);
export const keyNotRight = errorCode(
  'redemption.key-not-right',
  422,
  'This phone can’t make codes. Try another browser.',
);
export const tooManyKeys = errorCode(
  'redemption.too-many-keys',
  409,
  'You can use up to 10 phones. Remove one on your fan pass first.',
);
export const notRedeemable = errorCode('redemption.not-redeemable', 409, 'This item can’t be redeemed.');
/** Details: `{closed_at}`. Staff can remove the item from its phone at the entrance. */
export const bindingClosed = errorCode(
  'redemption.binding-closed',
  409,
  'It’s too close to the event to move this item to another phone. Ask the staff at the entrance.',
);
export const redemptionNotFound = errorCode('redemption.not-found', 404, 'This scan doesn’t exist anymore.');
export const notVoidable = errorCode(
  'redemption.not-voidable',
  409,
  'Only an accepted scan can be undone, and only once.',
);
/** Nothing says whether there is such a thing elsewhere. */
export const codeUnknown = errorCode(
  'redemption.code-unknown',
  404,
  'This code doesn’t work, or you can’t read it. Ask for a new code.',
);
