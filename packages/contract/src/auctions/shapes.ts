// Owns the shapes of auctions: a lot as cards and screens show it, its bids, and what the viewer is in it. Amounts are US cents.
import { MAX_AMOUNT, MIN_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { z } from 'zod';
import { itemClub, itemDesignCard } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

/**
 * `scheduled` until it opens, `live` while bids are taken, `ended` for the moment until it is `settled` (sold) or
 * `unsold` (nobody bid, or the reserve was not met); `cancelled` only before the first bid.
 */
export const auctionStates = ['scheduled', 'live', 'ended', 'settled', 'unsold', 'cancelled'] as const;
export const auctionState = z.enum(auctionStates);
export type AuctionState = z.infer<typeof auctionState>;

/** US cents: 50 cents to $50,000. */
export const auctionAmount = z
  .int()
  .min(MIN_AMOUNT, 'is less than $0.50')
  .max(MAX_AMOUNT, 'is more than $50,000');

export const auctionTitle = z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters');
export const auctionStory = z.string().trim().max(2000, 'is longer than 2,000 characters');

/** One rise of the visible price. */
export const auctionBid = z.object({
  /** Counts up; later ones are higher, except where the lead passed on. */
  seq: z.int(),
  /** The visible price that resulted. */
  amount: z.int(),
  /** Who offered it; null for somebody whose account is gone. */
  user: userCard.nullable(),
  at: time,
  /** Made by the house for somebody with a secret maximum. */
  automatic: z.boolean(),
  /** The leader's account was deleted, and this bidder, the next, leads at what they offered. */
  passed_on: z.boolean(),
});
export type AuctionBid = z.infer<typeof auctionBid>;

/** `none`: sold to whoever leads. `not-met`: what is offered does not reach it yet. What it is stays with the club. */
export const reserveStates = ['none', 'not-met', 'met'] as const;

/** What the viewer is in it; null for visitors. */
export const auctionMine = z.object({
  leading: z.boolean(),
  /** Bid, and somebody else leads. */
  outbid: z.boolean(),
  /** The own secret maximum, while leading; it is what is held. */
  max_cents: z.int().nullable(),
  won: z.boolean(),
});

/** To whom it went and for what. Its order has the same id. */
export const auctionSale = z.object({
  order_id: id,
  /** Null for somebody whose account is gone. */
  buyer: userCard.nullable(),
  paid_cents: z.int(),
});
export type AuctionSale = z.infer<typeof auctionSale>;

const common = {
  id,
  /** Null for a club that is gone. */
  club: itemClub.nullable(),
  design: itemDesignCard,
  item: z.object({ id, number: z.int() }),
  title: z.string(),
  state: auctionState,
  start_amount: z.int(),
  /**
   * The latest bids, oldest first: the last one is the price, and without one `start_amount` is. A card brings the last
   * one only.
   */
  bid_history: z.array(auctionBid),
  bid_count: z.int(),
  /** The least that the next bid must offer. */
  next_amount: z.int(),
  reserve: z.enum(reserveStates),
  /** Null where there is none, and from the first bid on. */
  buy_now_cents: z.int().nullable(),
  starts_at: time,
  /** Moves with late bids; never past `hard_end_at`. */
  ends_at: time,
  mine: auctionMine.nullable(),
  /** For those who manage the club’s sales, once settled; null for others. */
  sale: auctionSale.nullable(),
};

export const auctionCard = z.object(common);
export type AuctionCard = z.infer<typeof auctionCard>;

export const auctionView = z.object({
  ...common,
  story: z.string(),
  hard_end_at: time,
  /** What it went for; null unless settled. */
  sold_cents: z.int().nullable(),
  /** The server's clock, so that a countdown does not trust the phone's. */
  now: time,
  can: z.object({
    bid: z.boolean(),
    buy_now: z.boolean(),
    edit: z.boolean(),
    /** Reserve, amounts and times: only before it opens. */
    edit_terms: z.boolean(),
    cancel: z.boolean(),
  }),
  /** Why the viewer cannot bid though it is live; null where they can, or where it is not live. */
  cannot_bid: z
    .enum(['sign-in', 'verify-email', 'staff', 'banned', 'closing', 'no-access', 'hidden'])
    .nullable(),
  /** For those who manage the club; null for others. */
  management: z
    .object({
      reserve_cents: z.int().nullable(),
      buy_now_cents: z.int().nullable(),
      /** What the club got after the platform's fee; null unless settled. */
      earned_cents: z.int().nullable(),
    })
    .nullable(),
});
export type AuctionView = z.infer<typeof auctionView>;

export const bidOutcome = z.object({
  /** `leading`, or `outbid` at once by somebody’s secret maximum (ties go to the earlier). */
  outcome: z.enum(['leading', 'outbid']),
  /** The visible price now. */
  amount: z.int(),
  next_amount: z.int(),
  bid_count: z.int(),
  ends_at: time,
  reserve: z.enum(reserveStates),
  /** Of my money, for this auction, now. */
  held_cents: z.int(),
});
export type BidOutcome = z.infer<typeof bidOutcome>;

/** What buying at once leads to. */
export const auctionPurchase = z.object({
  item_id: id,
  paid_cents: z.int(),
  /** The receipt: `GET /wallet/transfers/:id`. */
  transfer_id: id,
});
export type AuctionPurchase = z.infer<typeof auctionPurchase>;
