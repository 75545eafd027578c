// Owns the expected failures of orders: why something is not refunded.
import { errorCode } from '../endpoint.ts';

export const orderNotFound = errorCode('orders.not-found', 404, 'This order doesn’t exist.');
export const alreadyRefunded = errorCode(
  'orders.already-refunded',
  409,
  'This order is already refunded. Nothing was paid twice.',
);
export const packsFinal = errorCode('orders.packs-final', 409, 'Opened packs can’t be refunded.');
export const resalesFinal = errorCode('orders.resales-final', 409, 'Resales between fans can’t be refunded.');
export const claimsFinal = errorCode(
  'orders.claims-final',
  409,
  'Claims at stations can’t be refunded. Nothing was refunded.',
);
export const nothingPaid = errorCode(
  'orders.nothing-paid',
  409,
  'Nothing was paid for this order, so there’s nothing to refund.',
);
export const copyUsed = errorCode(
  'orders.copy-used',
  409,
  'The buyer already used this copy. Nothing was refunded.',
);
export const copyListed = errorCode(
  'orders.copy-listed',
  409,
  'The buyer is selling this copy. Nothing was refunded. Ask them to end the listing first.',
);
export const copyResold = errorCode(
  'orders.copy-resold',
  409,
  'The buyer resold this copy. Nothing was refunded.',
);
export const copyGivenAway = errorCode(
  'orders.copy-given-away',
  409,
  'The buyer gave this copy away. Nothing was refunded.',
);
export const copyDeleted = errorCode(
  'orders.copy-deleted',
  409,
  'The buyer deleted this copy. Nothing was refunded.',
);
export const buyerGone = errorCode(
  'orders.buyer-gone',
  409,
  'The buyer’s account is deleted. Nothing was refunded.',
);
/** Details: `{limit_cents}`. */
export const refundOwnerOnly = errorCode(
  'orders.owner-only',
  403,
  'Admins can refund up to $50. Nothing was refunded. Ask the club’s owner.',
);
/** Details: `{missing_cents}`. */
export const balanceShort = errorCode(
  'orders.balance-short',
  409,
  'The club’s balance is too low for this refund. Nothing was refunded.',
);

/** By the word that an order says it with. */
export const refundErrors = {
  'already-refunded': alreadyRefunded,
  'packs-final': packsFinal,
  'resales-final': resalesFinal,
  'claims-final': claimsFinal,
  'nothing-paid': nothingPaid,
  'copy-used': copyUsed,
  'copy-listed': copyListed,
  'copy-resold': copyResold,
  'copy-given-away': copyGivenAway,
  'copy-deleted': copyDeleted,
  'buyer-gone': buyerGone,
  'owner-only': refundOwnerOnly,
  'balance-short': balanceShort,
} as const;
