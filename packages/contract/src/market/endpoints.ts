// Owns the endpoints of the market: what is for sale, what it costs, buying, selling on, and the club's own store.

import { MAX_ROYALTY_BP, MAX_STOCK } from '@stagepass/base/market-limits.ts';
import { z } from 'zod';
import { auctionNotFound } from '../auctions/errors.ts';
import { bannedHere, clubClosing, clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { conditionUnknownPart } from '../conditions/errors.ts';
import { conditionTree } from '../conditions/shapes.ts';
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
import * as e from './errors.ts';
import {
  listingCard,
  listingState,
  listingView,
  marketEntry,
  marketItem,
  marketSettings,
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
const managed = [clubNotFound, staffOnly, bannedHere, clubClosing] as const;

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
    /** In the name of the design. */
    q: z.string().trim().max(60).optional(),
    /** Auctions stand in the order of their end, whatever is asked. */
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

export const listClubListings = endpoint({
  method: 'GET',
  path: '/clubs/:id/listings',
  summary: 'The store for staff: every listing, newest first.',
  who: 'verified',
  params: clubParams,
  query: z.strictObject({ state: listingState.optional(), cursor, limit }),
  answer: page(listingView),
  errors: [clubNotFound, staffOnly],
});

const storeFields = {
  price_cents: priceCents,
  /** How many are to be sold here in all; null for as many as the edition has. */
  stock: z.int().min(1).max(MAX_STOCK).nullable(),
  per_fan_limit: z.int().min(1).max(1000).nullable(),
  opens_at: z.iso.datetime().nullable(),
  closes_at: z.iso.datetime().nullable(),
  /** Who may buy; null for everybody who may buy in the club. */
  condition: conditionTree.nullable(),
};

export const openListing = endpoint({
  method: 'POST',
  path: '/clubs/:id/listings',
  summary: 'Adds an item to the club’s store.',
  who: 'verified',
  idempotent: true,
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({
    design_id: idOr(designNotFound),
    price_cents: storeFields.price_cents,
    stock: storeFields.stock.default(null),
    per_fan_limit: storeFields.per_fan_limit.default(null),
    opens_at: storeFields.opens_at.default(null),
    closes_at: storeFields.closes_at.default(null),
    condition: storeFields.condition.default(null),
  }),
  status: 201,
  answer: answer(listingView),
  errors: [
    ...managed,
    designNotFound,
    designNotLive,
    designHidden,
    cannotBeRedeemed,
    soldOut,
    conditionUnknownPart,
    e.listingUneven,
    e.tooManyListings,
  ],
});

export const editListing = endpoint({
  method: 'PATCH',
  path: '/listings/:id',
  summary: 'Changes the fields that are sent: the price of a fan’s listing, or any field of a store listing.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({
    price_cents: storeFields.price_cents.optional(),
    stock: storeFields.stock.optional(),
    per_fan_limit: storeFields.per_fan_limit.optional(),
    opens_at: storeFields.opens_at.optional(),
    closes_at: storeFields.closes_at.optional(),
    condition: storeFields.condition.optional(),
    state: z.enum(['open', 'paused']).optional(),
  }),
  answer: answer(listingView),
  errors: [...managed, conditionUnknownPart, e.listingNotFound, e.sold, e.listingUneven, e.resaleFixed],
});

export const getMarketSettings = endpoint({
  method: 'GET',
  path: '/clubs/:id/market-settings',
  summary: 'The club’s royalty on each resale, and StagePass’s fee.',
  who: 'visitor',
  params: clubParams,
  answer: answer(marketSettings),
  errors: [clubNotFound],
});

export const setMarketSettings = endpoint({
  method: 'PUT',
  path: '/clubs/:id/market-settings',
  summary: 'Sets the club’s royalty on each resale. Current listings keep the royalty they started with.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({ royalty_bp: z.int().min(0).max(MAX_ROYALTY_BP) }),
  answer: answer(marketSettings),
  errors: [...managed],
});
