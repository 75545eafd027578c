// Owns the endpoints of fan tokens: the token of a club, its price, buying, sending, and its books.
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly, ownerOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { excluded, frozen, spendErrors } from '../ledger/errors.ts';
import { answer, cursor, page } from '../shapes.ts';
import { ownAccount, userNotFound } from '../users/errors.ts';
import { userName } from '../users/shapes.ts';
import * as e from './errors.ts';
import {
  fanToken,
  issuerMove,
  ownToken,
  tokenDraft,
  tokenHistory,
  tokenPurchase,
  tokenSent,
  tokenSupply,
  wantedAmount,
  wantedPrice,
} from './shapes.ts';

const hour = 3600;
/** A club’s id or its handle. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const manageRates = [{ by: 'user', limit: 60, window_s: hour }] as const;
const seenErrors = [clubNotFound, e.tokenNotFound] as const;
const ownersErrors = [clubNotFound, staffOnly, ownerOnly, clubClosing] as const;

export const listOwnTokens = endpoint({
  method: 'GET',
  path: '/tokens',
  summary: 'My fan tokens, most held first, then those of my clubs that I hold none of; at most 200.',
  who: 'fan',
  answer: answer(z.array(ownToken)),
  errors: [],
});

export const getToken = endpoint({
  method: 'GET',
  path: '/clubs/:id/token',
  summary: 'A club’s fan token: price, supply, and what this viewer holds.',
  who: 'visitor',
  params,
  answer: answer(fanToken),
  errors: seenErrors,
});

export const createToken = endpoint({
  method: 'POST',
  path: '/clubs/:id/token',
  summary: 'Creates the club’s fan token. Symbol, name and supply cap never change.',
  who: 'verified',
  idempotent: true,
  rates: manageRates,
  params,
  body: tokenDraft,
  status: 201,
  answer: answer(fanToken),
  errors: [...ownersErrors, e.tokenExists, e.symbolTaken],
});

export const announceTokenPrice = endpoint({
  method: 'PUT',
  path: '/clubs/:id/token/price',
  summary: 'Announces a new price, at most 10% away from the current one. It takes effect after 24 hours.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({ price_cents: wantedPrice }),
  answer: answer(fanToken),
  errors: [...ownersErrors, e.tokenNotFound, e.priceStepTooBig, e.priceChangeWaiting],
});

export const withdrawTokenPrice = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/token/price',
  summary: 'Cancels an announced price before it takes effect.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(fanToken),
  errors: [...ownersErrors, e.tokenNotFound, e.noPriceChange],
});

export const buyTokens = endpoint({
  method: 'POST',
  path: '/clubs/:id/token/buy',
  summary: 'Buys tokens from the club with credits. Tokens can’t be turned back into money.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: 60 }],
  params,
  body: z.strictObject({
    amount: wantedAmount,
    /** Of one token, as shown; where it has changed, nothing is bought. */
    expected_price_cents: wantedPrice,
    /** The buyer was told: loyalty, not an investment; the club sets the price; no way back to money. */
    not_an_investment: z.literal(true),
  }),
  status: 201,
  answer: answer(tokenPurchase),
  errors: [
    ...seenErrors,
    e.tokenPriceChanged,
    e.capReached,
    e.staffGetNoTokens,
    bannedHere,
    clubClosing,
    membersOnly,
    ...spendErrors,
  ],
});

export const sendTokens = endpoint({
  method: 'POST',
  path: '/clubs/:id/token/send',
  summary: 'Sends tokens to another fan. It can’t be undone.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: z.strictObject({ user_name: userName, amount: wantedAmount }),
  status: 201,
  answer: answer(tokenSent),
  errors: [
    ...seenErrors,
    e.notEnoughTokens,
    e.staffGetNoTokens,
    e.receiverOutside,
    userNotFound,
    ownAccount,
    bannedHere,
    clubClosing,
    membersOnly,
    excluded,
    frozen,
  ],
});

export const getTokenHistory = endpoint({
  method: 'GET',
  path: '/clubs/:id/token/history',
  summary: 'Price and supply of a club’s token over the last days, for a chart.',
  who: 'visitor',
  params,
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(365).default(90) }),
  answer: answer(tokenHistory),
  errors: seenErrors,
});

export const getTokenSupply = endpoint({
  method: 'GET',
  path: '/clubs/:id/token/supply',
  summary: 'The books of a club’s token, for anybody to check against the ledger.',
  who: 'visitor',
  params,
  answer: answer(tokenSupply),
  errors: seenErrors,
});

export const listTokenMoves = endpoint({
  method: 'GET',
  path: '/clubs/:id/token/moves',
  summary: 'Every move of the token’s supply account, newest first: their sum is its balance.',
  who: 'visitor',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(100).default(30) }),
  answer: page(issuerMove),
  errors: seenErrors,
});
