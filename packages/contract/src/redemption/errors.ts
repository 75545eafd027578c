// Owns the expected failures of redemption.
import { errorCode } from '../endpoint.ts';

export const keyNotFound = errorCode('redemption.key-not-found', 404, 'There is no such phone.');
export const keyNotRight = errorCode('redemption.key-not-right', 422, 'That is no key that we can use.');
export const tooManyKeys = errorCode(
  'redemption.too-many-keys',
  409,
  'Ten phones are the most. Take one away first.',
);
export const notRedeemable = errorCode('redemption.not-redeemable', 409, 'This item cannot be handed in.');
/** Details: `{closed_at}`. Staff can free it at the door. */
export const bindingClosed = errorCode(
  'redemption.binding-closed',
  409,
  'Doors are near: this item stays on the phone it is on. Ask at the door.',
);
export const redemptionNotFound = errorCode('redemption.not-found', 404, 'There is no such redemption.');
export const notVoidable = errorCode(
  'redemption.not-voidable',
  409,
  'Only what was accepted can be taken back, once.',
);
/** Nothing says whether there is such a thing elsewhere. */
export const codeUnknown = errorCode(
  'redemption.code-unknown',
  404,
  'This is no code that you can look at. Ask for a new one.',
);
