// Owns the endpoints of a club's own store: its listings for staff, its copies that go back into it, and its part of resales.
import { MAX_CLUB_COPIES, MAX_ROYALTY_BP, MAX_STOCK } from '@stagepass/base/market-limits.ts';
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, staffOnly } from '../clubs/errors.ts';
import { conditionUnknownPart } from '../conditions/errors.ts';
import { conditionTree } from '../conditions/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cannotBeRedeemed, designHidden, designNotFound, designNotLive, soldOut } from '../items/errors.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import { tokenNotFound } from '../tokens/errors.ts';
import * as e from './errors.ts';
import { listingState, listingView, marketSettings, priceCents, priceTokens } from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.listingNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const limit = z.coerce.number().int().min(1).max(50).default(24);
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const managed = [clubNotFound, staffOnly, bannedHere, clubClosing] as const;

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
  price_tokens: priceTokens,
  /** How many are to be sold here in all; null for as many as the edition has. */
  stock: z.int().min(1).max(MAX_STOCK).nullable(),
  per_fan_limit: z.int().min(1).max(1000).nullable(),
  opens_at: z.iso.datetime().nullable(),
  closes_at: z.iso.datetime().nullable(),
  /** Who may buy; null for everybody who may buy in the club. */
  condition: conditionTree.nullable(),
};

const clubCopies = z.int().min(0).max(MAX_CLUB_COPIES, 'is more than 500 at once');

export const openListing = endpoint({
  method: 'POST',
  path: '/clubs/:id/listings',
  summary: 'Adds an item to the club’s store.',
  who: 'verified',
  feature: 'market',
  idempotent: true,
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({
    design_id: idOr(designNotFound),
    /** One of the two: what it is priced in stays as long as the listing. */
    price_cents: storeFields.price_cents.optional(),
    price_tokens: storeFields.price_tokens.optional(),
    stock: storeFields.stock.default(null),
    per_fan_limit: storeFields.per_fan_limit.default(null),
    opens_at: storeFields.opens_at.default(null),
    closes_at: storeFields.closes_at.default(null),
    condition: storeFields.condition.default(null),
    /** So many of the copies that the club holds, lowest numbers first: sold before new ones are made. */
    club_copies: clubCopies.default(0),
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
    tokenNotFound,
    e.listingUneven,
    e.tooManyListings,
  ],
});

export const addClubCopies = endpoint({
  method: 'POST',
  path: '/listings/:id/club-copies',
  summary: 'Puts copies that the club holds into a store listing: sold before new ones are made.',
  who: 'verified',
  idempotent: true,
  rates: manageRates,
  params,
  body: z.strictObject({ count: clubCopies.min(1) }),
  answer: answer(listingView),
  errors: [...managed, designHidden, cannotBeRedeemed, e.listingNotFound, e.listingUneven],
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
    /** Of a listing that is priced in tokens. */
    price_tokens: storeFields.price_tokens.optional(),
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
