// Owns the expected failures of items: what is not there, not yours, bound, elsewhere or sold out.
import { errorCode } from '../endpoint.ts';

export const itemNotFound = errorCode('items.not-found', 404, 'This item doesn’t exist anymore.');
export const designNotFound = errorCode('items.design-not-found', 404, 'This item doesn’t exist anymore.');
export const grantNotFound = errorCode(
  'items.grant-not-found',
  404,
  'These copies aren’t on record anymore.',
);
/** Details: `{left}`. */
export const soldOut = errorCode('items.sold-out', 409, 'No copies are left.');
/** The copy was moved meanwhile. */
export const notThere = errorCode('items.not-there', 409, 'This copy isn’t there anymore. Reload the page.');
export const notYours = errorCode('items.not-yours', 403, 'This item belongs to another fan.');
/** Details: `{state}`. */
export const notFree = errorCode(
  'items.not-free',
  409,
  'This copy is for sale, in an auction or already used.',
);
export const notTransferable = errorCode(
  'items.not-transferable',
  409,
  'This item can’t be given away or sold.',
);
/** Details: `{closed_at}`. */
export const transferClosed = errorCode(
  'items.transfer-closed',
  409,
  'It’s too close to the event. This item can’t be given away or sold now.',
);
/** Tickets and coupons only. Details: `{problem}`: `no-terms` where it cannot be redeemed at all, `over` past its end. */
export const cannotBeRedeemed = errorCode(
  'items.cannot-be-redeemed',
  409,
  'This ticket or coupon can’t be redeemed, so it can’t be put on sale. The club has to set its place and times first.',
);
/** After a report; until that is decided otherwise. */
export const designHidden = errorCode(
  'items.design-hidden',
  409,
  'This item is hidden after a report. It can’t be sold, given out, auctioned or drawn from packs.',
);
export const staffReceiveNothing = errorCode(
  'items.staff-receive-nothing',
  403,
  'A club’s staff can’t receive that club’s items.',
);
export const editionFixed = errorCode(
  'items.edition-fixed',
  422,
  'An edition can only be made smaller, and not below the copies already issued.',
);
export const designFixed = errorCode(
  'items.design-fixed',
  422,
  'This item is live. Its name, rarity, type and transfer setting can’t change.',
);
/** Details: `{state}`. */
export const designNotLive = errorCode(
  'items.design-not-live',
  409,
  'No copies of this item can be made right now.',
);
export const designPromised = errorCode(
  'items.design-promised',
  409,
  'A campaign still promises this item. Retire it once the campaign has closed.',
);
export const designHasCopies = errorCode(
  'items.design-has-copies',
  409,
  'This item is already published. Retire it instead.',
);
/** Details: `{problem}`. */
export const termsNotRight = errorCode(
  'items.terms-not-right',
  422,
  'The place and dates don’t fit together. Check them and try again.',
);
/** Details: `{problem}`, one of `modelProblems`. */
export const modelNotRight = errorCode(
  'items.model-not-right',
  422,
  'That file isn’t a 3D model. Choose a .glb file.',
);
export const collectionHidden = errorCode('items.collection-hidden', 403, 'This collection is private.');
export const tooManyInUse = errorCode(
  'items.too-many-in-use',
  409,
  'You can pin up to 6 items. Unpin one first.',
);
export const nobodyToGrant = errorCode('items.nobody-to-grant', 422, 'There’s no one to give copies to.');
