// Owns the shapes of fan tokens that both sides say: the token, who holds what, its history and its books.
import {
  MAX_TOKEN_CAP,
  MAX_TOKEN_PRICE_CENTS,
  MIN_TOKEN_CAP,
  MIN_TOKEN_PRICE_CENTS,
  MOST_TOKENS_AT_ONCE,
} from '@stagepass/base/token-limits.ts';
import { z } from 'zod';
import { transferKinds } from '../ledger/causes.ts';
import { hash, ledgerClub } from '../ledger/shapes.ts';
import { id, time } from '../shapes.ts';

/** Whole tokens: there are no parts of one. */
const tokens = z.int();
const cents = z.int();

export const wantedAmount = z.int().min(1).max(MOST_TOKENS_AT_ONCE);
export const wantedPrice = z.int().min(MIN_TOKEN_PRICE_CENTS).max(MAX_TOKEN_PRICE_CENTS);

export const tokenDraft = z.strictObject({
  symbol: z.string().regex(/^[A-Z]{3,6}$/, 'isn’t 3 to 6 capital letters'),
  name: z.string().trim().min(2, 'is shorter than 2 characters').max(40, 'is longer than 40 characters'),
  /** The most that is ever given out; it never changes. */
  cap: z.int().min(MIN_TOKEN_CAP).max(MAX_TOKEN_CAP),
  price_cents: wantedPrice,
});
export type TokenDraft = z.infer<typeof tokenDraft>;

/** What this viewer has of it. */
export const tokenHolding = z.object({
  balance: tokens,
  /** What of all that ever came in was bought, was earned, and came from other fans. */
  bought: tokens,
  earned: tokens,
  received: tokens,
});

export const fanToken = z.object({
  club: ledgerClub,
  symbol: z.string(),
  name: z.string(),
  cap: tokens,
  /** Of all times: a token that is spent doesn’t come back. */
  given_out: tokens,
  /** As rewards that fans can still earn: nobody buys these. */
  promised: tokens,
  /** Neither given out nor promised. */
  left: tokens,
  price_cents: cents,
  /** The announced price and when it takes effect; null where none is announced. */
  next_price: z.object({ price_cents: cents, from: time }).nullable(),
  /** Null for visitors. */
  mine: tokenHolding.nullable(),
  may: z.object({ buy: z.boolean(), send: z.boolean(), manage: z.boolean() }),
  created_at: time,
});
export type FanToken = z.infer<typeof fanToken>;

export const ownToken = z.object({ club: ledgerClub, symbol: z.string(), name: z.string(), balance: tokens });
export type OwnToken = z.infer<typeof ownToken>;

export const tokenPurchase = z.object({
  amount: tokens,
  paid_cents: cents,
  balance: tokens,
  /** Of the payment; it leads to the receipt. */
  transfer_id: id,
});
export type TokenPurchase = z.infer<typeof tokenPurchase>;

export const tokenSent = z.object({ amount: tokens, balance: tokens, transfer_id: id });
export type TokenSent = z.infer<typeof tokenSent>;

export const tokenHistory = z.object({
  from: z.string(),
  to: z.string(),
  /** Each from its moment on until the next; the first is the one that held when the days began, or when the token was made. */
  prices: z.array(z.object({ price_cents: cents, from: time })),
  /** Days on which tokens were given out, with all that were given out by their end; the first may be before `from`. */
  supply: z.array(z.object({ day: z.string(), given_out: tokens })),
});
export type TokenHistory = z.infer<typeof tokenHistory>;

/**
 * The books of a token, for anybody. Tokens come from the club’s supply account and go back to it when they are spent, so its balance is
 * what fans hold, below zero. The sum of `GET /clubs/:id/token/moves` is that balance; the published head of the ledger’s hash chain
 * proves that none of them was changed since.
 */
export const tokenSupply = z.object({
  symbol: z.string(),
  cap: tokens,
  given_out: tokens,
  /** As rewards, not given out yet; with what was given out never above the cap. */
  promised: tokens,
  held: tokens,
  spent: tokens,
  issuer: z.object({ account_id: id, balance: tokens }),
  head: z.object({ day: z.string(), seal: z.int(), hash, published_at: time }).nullable(),
});
export type TokenSupply = z.infer<typeof tokenSupply>;

/** One move of the supply account. Who got or spent the tokens stays with them: they find it by `transfer_id` in their statement. */
export const issuerMove = z.object({
  id: z.int(),
  /** Below zero where tokens were given out, above where they were spent. */
  amount: tokens,
  kind: z.enum(transferKinds),
  transfer_id: id,
  digest: hash,
  at: time,
});
export type IssuerMove = z.infer<typeof issuerMove>;
