// Owns the endpoints of auctions: looking at a lot, bidding, buying at once, and what the club does with its own.
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import {
  cannotBeRedeemed,
  designHidden,
  designNotFound,
  designNotLive,
  soldOut,
  staffReceiveNothing,
} from '../items/errors.ts';
import { spendErrors } from '../ledger/errors.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import {
  auctionAmount,
  auctionBid,
  auctionCard,
  auctionPurchase,
  auctionState,
  auctionStory,
  auctionTitle,
  auctionView,
  bidOutcome,
} from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.auctionNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const limit = z.coerce.number().int().min(1).max(50).default(24);
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const managed = [clubNotFound, staffOnly, bannedHere, clubClosing] as const;
const seen = [e.auctionNotFound, clubNotFound, membersOnly] as const;
const entering = [e.auctionNotFound, clubNotFound, bannedHere, clubClosing, membersOnly] as const;

export const getAuction = endpoint({
  method: 'GET',
  path: '/auctions/:id',
  summary: 'One auction with its latest bids. The first request after its end closes it.',
  who: 'visitor',
  params,
  answer: answer(auctionView),
  errors: seen,
});

export const listBids = endpoint({
  method: 'GET',
  path: '/auctions/:id/bids',
  summary: 'All bids, newest first.',
  who: 'visitor',
  params,
  query: z.strictObject({ cursor, limit }),
  answer: page(auctionBid),
  errors: seen,
});

export const placeBid = endpoint({
  method: 'POST',
  path: '/auctions/:id/bids',
  summary:
    'Bids `amount`, or as much more as needed up to the secret maximum `max_cents`. The money is held at once, and available again once outbid.',
  who: 'verified',
  feature: 'market',
  idempotent: true,
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  body: z.strictObject({ amount: auctionAmount, max_cents: auctionAmount.optional() }),
  status: 201,
  answer: answer(bidOutcome),
  errors: [
    ...entering,
    ...spendErrors,
    staffReceiveNothing,
    e.notOpenYet,
    e.auctionEnded,
    e.lotHidden,
    e.bidTooLow,
    e.maximumTooLow,
    e.alreadyLeading,
  ],
});

export const buyAuctionNow = endpoint({
  method: 'POST',
  path: '/auctions/:id/buy-now',
  summary: 'Buys the item now, until the first bid.',
  who: 'verified',
  feature: 'market',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: 60 }],
  params,
  body: z.strictObject({ expected_price_cents: auctionAmount }),
  status: 201,
  answer: answer(auctionPurchase),
  errors: [
    ...entering,
    ...spendErrors,
    staffReceiveNothing,
    e.notOpenYet,
    e.auctionEnded,
    e.lotHidden,
    e.buyNowGone,
  ],
});

export const listClubAuctions = endpoint({
  method: 'GET',
  path: '/clubs/:id/auctions',
  summary: 'The club’s auctions: live and upcoming ones by their end, ended ones newest first.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({
    when: z.enum(['open', 'past']).default('open'),
    state: auctionState.optional(),
    cursor,
    limit,
  }),
  answer: page(auctionCard),
  errors: [clubNotFound, membersOnly],
});

export const listOwnBids = endpoint({
  method: 'GET',
  path: '/auctions',
  summary: 'Auctions I bid in, by my last bid.',
  who: 'fan',
  query: z.strictObject({ when: z.enum(['open', 'past']).default('open'), cursor, limit }),
  answer: page(auctionCard),
  errors: [],
});

const terms = {
  title: auctionTitle,
  story: auctionStory,
  start_amount: auctionAmount,
  /** Sold only from here on. Nobody but the club learns what it is. */
  reserve_cents: auctionAmount.nullable(),
  buy_now_cents: auctionAmount.nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
};

export const openAuction = endpoint({
  method: 'POST',
  path: '/clubs/:id/auctions',
  summary: 'Creates an auction of a copy of an item. The copy is made and set aside at once.',
  who: 'verified',
  feature: 'market',
  idempotent: true,
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({
    design_id: idOr(designNotFound),
    title: terms.title,
    story: terms.story.default(''),
    start_amount: terms.start_amount,
    reserve_cents: terms.reserve_cents.default(null),
    buy_now_cents: terms.buy_now_cents.default(null),
    /** Left out: at once. */
    starts_at: terms.starts_at.optional(),
    ends_at: terms.ends_at,
  }),
  status: 201,
  answer: answer(auctionView),
  errors: [
    ...managed,
    designNotFound,
    designNotLive,
    designHidden,
    cannotBeRedeemed,
    soldOut,
    e.notAuctionable,
    e.termsUneven,
    e.tooManyAuctions,
  ],
});

export const editAuction = endpoint({
  method: 'PATCH',
  path: '/auctions/:id',
  summary:
    'Changes the fields that are sent: title and description until it ends; amounts and times only before it starts.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({
    title: terms.title.optional(),
    story: terms.story.optional(),
    start_amount: terms.start_amount.optional(),
    reserve_cents: terms.reserve_cents.optional(),
    buy_now_cents: terms.buy_now_cents.optional(),
    starts_at: terms.starts_at.optional(),
    ends_at: terms.ends_at.optional(),
  }),
  answer: answer(auctionView),
  errors: [...managed, e.auctionNotFound, e.termsFixed, e.termsUneven, e.notAuctionable, e.auctionEnded],
});

export const cancelAuction = endpoint({
  method: 'POST',
  path: '/auctions/:id/cancel',
  summary: 'Cancels an auction, before the first bid only. Its copy goes back to the club.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(auctionView),
  errors: [...managed, e.auctionNotFound, e.hasBids, e.auctionEnded],
});
