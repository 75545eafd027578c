// Owns the endpoints of the market: what is for sale, what it costs, buying and selling on. The club's own store has endpoints of its own.

import { MAX_ROYALTY_BP } from '@stagepass/base/market-limits.ts';
import { z } from 'zod';
import { auctionNotFound } from '../auctions/errors.ts';
import { bannedHere, clubClosing, clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import {
  cannotBeRedeemed,
  designHidden,
  designNotFound,
  designNotLive,
  itemNotFound,
  notFree,
  notThere,
  notTransferable,
  notYours,
  soldOut,
  staffReceiveNothing,
  transferClosed,
} from '../items/errors.ts';
import { itemKind, itemQualityKey } from '../items/shapes.ts';
import { spendErrors } from '../ledger/errors.ts';
import { answer, cursor, idFilter, idOr, page } from '../shapes.ts';
import { notEnoughTokens } from '../tokens/errors.ts';
import * as e from './errors.ts';
import {
  listingCard,
  listingState,
  listingView,
  marketEntry,
  marketItem,
  priceCents,
  priceHistory,
  purchase,
  quote,
} from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.listingNotFound) });
const itemParams = z.strictObject({ id: idOr(itemNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const limit = z.coerce.number().int().min(1).max(50).default(24);
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;

export const listMarket = endpoint({
  method: 'GET',
  path: '/clubs/:id/market',
  summary: 'A club’s market: its store, resale or auctions.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({
    tab: z.enum(['store', 'resale', 'auctions']).default('store'),
    quality: itemQualityKey.optional(),
    kind: itemKind.optional(),
    /** Of one design only. */
    design: idFilter,
    /** Of the store: what is priced in credits, or in the club’s fan token. */
    paid_in: z.enum(['credits', 'token']).optional(),
    /** In the name of the design. */
    q: z.string().trim().max(60).optional(),
    /** By price, what costs credits comes before what costs fan tokens. Auctions stand in the order of their end, whatever is asked. */
    sort: z.enum(['newest', 'cheapest', 'dearest', 'rarest']).default('newest'),
    cursor,
    limit,
  }),
  answer: page(marketEntry),
  errors: [clubNotFound, membersOnly],
});

export const getMarketItem = endpoint({
  method: 'GET',
  path: '/market-items/:id',
  summary: 'A listing or an auction, by id.',
  who: 'visitor',
  params,
  answer: answer(marketItem),
  errors: [e.listingNotFound, auctionNotFound, clubNotFound, membersOnly],
});

export const getQuote = endpoint({
  method: 'GET',
  path: '/market-items/:id/quote',
  summary: 'The price of a listing for this viewer, and where the money goes.',
  who: 'visitor',
  params,
  answer: answer(quote),
  errors: [e.listingNotFound, clubNotFound, membersOnly],
});

export const buyListing = endpoint({
  method: 'POST',
  path: '/listings/:id/buy',
  summary: 'Buys one copy. Item and money move in one transaction.',
  who: 'verified',
  feature: 'market',
  idempotent: true,
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  body: z.strictObject({
    /** `total_cents` of the quote; where it has changed, nothing is bought. A discount can make it 0. */
    expected_price_cents: z.int().min(0).max(5_000_000),
  }),
  status: 201,
  answer: answer(purchase),
  errors: [
    e.listingNotFound,
    e.sold,
    e.priceChanged,
    e.fanLimitReached,
    e.conditionUnmet,
    e.notForSale,
    e.ownListing,
    e.sellerGone,
    clubNotFound,
    bannedHere,
    clubClosing,
    membersOnly,
    staffReceiveNothing,
    soldOut,
    designNotLive,
    transferClosed,
    notThere,
    notEnoughTokens,
    ...spendErrors,
  ],
});

export const quoteResale = endpoint({
  method: 'GET',
  path: '/items/:id/listing-quote',
  summary: 'What the owner of a copy would get for it at a price.',
  who: 'verified',
  params: itemParams,
  query: z.strictObject({ price_cents: z.coerce.number().pipe(priceCents) }),
  answer: answer(quote),
  errors: [itemNotFound, notYours],
});

export const listItem = endpoint({
  method: 'POST',
  path: '/items/:id/listing',
  summary: 'Lists my copy for sale. It can’t be used, gifted or deleted until it’s sold or the listing ends.',
  who: 'verified',
  feature: 'market',
  idempotent: true,
  rates: [{ by: 'user', limit: 120, window_s: hour }],
  params: itemParams,
  body: z.strictObject({
    price_cents: priceCents,
    /** `royalty_bp` of the quote; where the club has set another one since, nothing is put up. */
    expected_royalty_bp: z.int().min(0).max(MAX_ROYALTY_BP),
  }),
  status: 201,
  answer: answer(listingView),
  errors: [
    itemNotFound,
    notYours,
    notFree,
    notThere,
    notTransferable,
    transferClosed,
    designHidden,
    cannotBeRedeemed,
    clubNotFound,
    bannedHere,
    clubClosing,
    e.alreadyListed,
    e.royaltyChanged,
    e.tooManyListings,
  ],
});

export const closeListing = endpoint({
  method: 'DELETE',
  path: '/listings/:id',
  summary: 'Ends my listing; staff end a listing of their store.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(listingView),
  errors: [e.listingNotFound, e.sold, staffOnly, clubNotFound],
});

export const listOwnListings = endpoint({
  method: 'GET',
  path: '/listings',
  summary: 'My listings, newest first.',
  who: 'fan',
  query: z.strictObject({ state: listingState.optional(), cursor, limit }),
  answer: page(listingCard),
  errors: [],
});

export const listDesignPrices = endpoint({
  method: 'GET',
  path: '/item-designs/:id/prices',
  summary: 'Price history of an item, by day.',
  who: 'visitor',
  params: z.strictObject({ id: idOr(designNotFound) }),
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(365).default(90) }),
  answer: answer(priceHistory),
  errors: [designNotFound, clubNotFound, membersOnly],
});
