// Owns the expected failures of items: what is not there, not yours, bound, elsewhere or sold out.
import { errorCode } from '../endpoint.ts';

export const itemNotFound = errorCode('items.not-found', 404, 'There is no such item.');
export const designNotFound = errorCode('items.design-not-found', 404, 'There is no such item design.');
export const grantNotFound = errorCode('items.grant-not-found', 404, 'There is no such grant.');
/** Details: `{left}`. */
export const soldOut = errorCode('items.sold-out', 409, 'There is no copy left.');
/** Somebody or something moved it first. */
export const notThere = errorCode('items.not-there', 409, 'This copy is not there any more. Look again.');
export const notYours = errorCode('items.not-yours', 403, 'This item belongs to somebody else.');
/** Details: `{state}`. */
export const notFree = errorCode(
  'items.not-free',
  409,
  'This copy is up for sale or handed in already: take it back first.',
);
export const notTransferable = errorCode('items.not-transferable', 409, 'This item is bound to its holder.');
/** Details: `{closed_at}`. */
export const transferClosed = errorCode(
  'items.transfer-closed',
  409,
  'Doors are near: this item stays with its holder now.',
);
/** After a report; until that is decided otherwise. */
export const designHidden = errorCode(
  'items.design-hidden',
  409,
  'This design is out of sight after a report: it is not sold, given out, auctioned or drawn meanwhile.',
);
export const staffReceiveNothing = errorCode(
  'items.staff-receive-nothing',
  403,
  'People who run a club receive nothing of value from it.',
);
export const editionFixed = errorCode(
  'items.edition-fixed',
  422,
  'An edition can be made smaller, never larger, and not smaller than what is out.',
);
export const designFixed = errorCode(
  'items.design-fixed',
  422,
  'Name, quality, kind and whether it can be passed on stay as they are once a design is live.',
);
/** Details: `{state}`. */
export const designNotLive = errorCode(
  'items.design-not-live',
  409,
  'No copies can be made of this design now.',
);
export const designHasCopies = errorCode(
  'items.design-has-copies',
  409,
  'This design is out: retire it instead.',
);
/** Details: `{problem}`. */
export const termsNotRight = errorCode(
  'items.terms-not-right',
  422,
  'Place and dates do not fit together: look at them again.',
);
/** Details: `{problem}`, one of `modelProblems`. */
export const modelNotRight = errorCode('items.model-not-right', 422, 'That file is not a 3-D model (.glb).');
export const collectionHidden = errorCode(
  'items.collection-hidden',
  403,
  'This person keeps the collection private.',
);
export const tooManyInUse = errorCode(
  'items.too-many-in-use',
  409,
  'Six items are the most to show. Take one away first.',
);
export const nobodyToGrant = errorCode('items.nobody-to-grant', 422, 'There is nobody to give this to.');
