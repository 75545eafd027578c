// Owns the endpoints of orders: a fan's purchases, a club's sales, one order, and its refund.
import { z } from 'zod';
import { clubNotFound, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { notThere } from '../items/errors.ts';
import { answer, csv, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { MAX_REASON, order, orderDetails, orderKind, orderSummary } from './shapes.ts';

const hour = 3600;
const limit = z.coerce.number().int().min(1).max(100).default(30);
const params = z.strictObject({ id: idOr(e.orderNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const csvRates = [{ by: 'user', limit: 20, window_s: hour }] as const;

const filter = {
  kind: orderKind.optional(),
  /** Only those that were refunded. */
  refunded: z.literal('true').optional(),
  /** Every word of it, in the item, the order’s number, and the club or buyer. A page of hits may be short, and no last one. */
  q: z.string().trim().max(60, 'is longer than 60 characters').optional(),
};
const clubFilter = {
  ...filter,
  /** Of so many days up to now; all of them if left out. */
  days: z.coerce.number().int().min(1).max(366).optional(),
};

export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'My purchases, newest first.',
  who: 'fan',
  query: z.strictObject({ ...filter, cursor, limit }),
  answer: page(order),
  errors: [],
});

export const exportOwnOrders = endpoint({
  method: 'GET',
  path: '/orders.csv',
  summary: 'My purchases as CSV, without pages.',
  who: 'fan',
  rates: csvRates,
  query: z.strictObject(filter),
  ...csv,
  errors: [],
});

export const listClubOrders = endpoint({
  method: 'GET',
  path: '/clubs/:id/orders',
  summary: 'A club’s sales for its staff, newest first.',
  who: 'verified',
  params: clubParams,
  query: z.strictObject({ ...clubFilter, cursor, limit }),
  answer: page(order),
  errors: [clubNotFound, staffOnly],
});

export const exportClubOrders = endpoint({
  method: 'GET',
  path: '/clubs/:id/orders.csv',
  summary: 'A club’s sales for its staff as CSV, without pages.',
  who: 'verified',
  rates: csvRates,
  params: clubParams,
  query: z.strictObject(clubFilter),
  ...csv,
  errors: [clubNotFound, staffOnly],
});

export const getOrderSummary = endpoint({
  method: 'GET',
  path: '/clubs/:id/order-summary',
  summary: 'What was paid in a club in the last days, where it went, and how many orders that were.',
  who: 'verified',
  params: clubParams,
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  answer: answer(orderSummary),
  errors: [clubNotFound, staffOnly],
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order: for its buyer, and for the staff of the club that sold it.',
  who: 'fan',
  params,
  answer: answer(orderDetails),
  errors: [e.orderNotFound],
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/refund',
  summary:
    'Refunds a store or auction sale in full: the price, with the site’s fee in it, goes back to the buyer as credit, the copy to stock.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 120, window_s: hour }],
  params,
  body: z.strictObject({
    /** Told to the buyer. */
    reason: z.string().trim().min(1, 'is empty').max(MAX_REASON, `is longer than ${MAX_REASON} characters`),
  }),
  answer: answer(orderDetails),
  errors: [
    e.orderNotFound,
    clubNotFound,
    staffOnly,
    notThere,
    e.alreadyRefunded,
    e.packsFinal,
    e.resalesFinal,
    e.claimsFinal,
    e.nothingPaid,
    e.copyUsed,
    e.copyListed,
    e.copyResold,
    e.copyGivenAway,
    e.copyDeleted,
    e.buyerGone,
    e.refundOwnerOnly,
    e.balanceShort,
  ],
});
