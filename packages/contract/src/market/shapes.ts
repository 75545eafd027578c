// Owns the shapes of the market: the club's store, fans' resale, what a purchase costs before it is made, and past prices.
import { MAX_PRICE_CENTS, MAX_PRICE_TOKENS, MIN_PRICE_CENTS } from '@stagepass/base/market-limits.ts';
import { z } from 'zod';
import { auctionCard, auctionView } from '../auctions/shapes.ts';
import { describedCondition } from '../conditions/shapes.ts';
import { itemClub, itemDesignCard } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

/** US cents: 50 cents to $50,000. */
export const priceCents = z
  .int()
  .min(MIN_PRICE_CENTS, 'is less than $0.50')
  .max(MAX_PRICE_CENTS, 'is more than $50,000');

/** Whole fan tokens of the club. */
export const priceTokens = z
  .int()
  .min(1, 'is less than 1')
  .max(MAX_PRICE_TOKENS, `is more than ${MAX_PRICE_TOKENS}`);

/** `store`: sold by the club, each sale makes a new copy. `resale`: one copy, sold by the fan who holds it. */
export const listingKinds = ['store', 'resale'] as const;
export const listingKind = z.enum(listingKinds);
export type ListingKind = z.infer<typeof listingKind>;

/** `paused` by the club; `sold` when there is nothing left; `closed` when its seller took it back. */
export const listingStates = ['open', 'paused', 'sold', 'closed'] as const;
export const listingState = z.enum(listingStates);
export type ListingState = z.infer<typeof listingState>;

/** Why this viewer cannot buy now. */
export const cannotBuy = z.enum([
  'sign-in',
  'verify-email',
  'staff',
  'own',
  'banned',
  'closing',
  'no-access',
  'not-yet',
  'over',
  'paused',
  'sold-out',
  'limit-reached',
  'condition',
  'hidden',
]);
export type CannotBuy = z.infer<typeof cannotBuy>;

const common = {
  id,
  kind: listingKind,
  /** Null for a club that is gone. */
  club: itemClub.nullable(),
  design: itemDesignCard,
  /** The copy that is for sale; null in the store, where it is made with the sale. */
  item: z.object({ id, number: z.int() }).nullable(),
  /** Null in the store. */
  seller: userCard.nullable(),
  /** In cents, or in tokens where there is a `token`. */
  price_cents: z.int(),
  /** The club’s fan token, where the price is in it and not in credits. */
  token: z.object({ symbol: z.string() }).nullable(),
  /** What this viewer pays, after the discount of their tier. */
  your_price_cents: z.int(),
  /** Of the viewer’s tier; 0 where there is none. Only in the store. */
  discount_percent: z.int(),
  state: listingState,
  /** How many can still be sold; null without end. */
  left: z.int().nullable(),
  /** The club sells it to some only, and the viewer is not among them. */
  locked: z.boolean(),
  sold: z.int(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  created_at: time,
};

export const listingCard = z.object(common);
export type ListingCard = z.infer<typeof listingCard>;

export const listingView = z.object({
  ...common,
  description: z.string(),
  /** How many one fan may buy; null without limit. */
  per_fan_limit: z.int().nullable(),
  /** Who may buy, and what of it the viewer has; null for everybody who may buy in the club. */
  condition: describedCondition.nullable(),
  /** How many the viewer has bought here. */
  bought: z.int(),
  /** The copy the viewer bought last here; null where all were refunded, or none was bought. */
  last_bought: z
    .object({
      item_id: id,
      number: z.int(),
      /** Null where it cost nothing. */
      transfer_id: id.nullable(),
      /** Whether the viewer still has it. */
      held: z.boolean(),
    })
    .nullable(),
  /** The server's clock. */
  now: time,
  cannot_buy: cannotBuy.nullable(),
  can: z.object({
    buy: z.boolean(),
    /** Take the own copy back, or end a listing of the store. */
    close: z.boolean(),
    edit: z.boolean(),
  }),
  /** For those who manage the club; null for others. */
  management: z
    .object({
      stock: z.int().nullable(),
      revenue_cents: z.int(),
      /** Copies that were refunded and are for sale again; part of what is left. */
      returned: z.int(),
    })
    .nullable(),
});
export type ListingView = z.infer<typeof listingView>;

/** A tile of the market. */
export const marketEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('listing'), listing: listingCard }),
  z.object({ type: z.literal('auction'), auction: auctionCard }),
]);
export type MarketEntry = z.infer<typeof marketEntry>;

/** What `/market-item/{id}` shows: the id says which it is. */
export const marketItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('listing'), listing: listingView }),
  z.object({ type: z.literal('auction'), auction: auctionView }),
]);
export type MarketItem = z.infer<typeof marketItem>;

/** Where the money of a purchase goes, to the cent: `total = to_seller + royalty + fee`. */
export const quote = z.object({
  price_cents: z.int(),
  discount_cents: z.int(),
  discount_percent: z.int(),
  /** What the buyer pays; to be sent back as `expected_price_cents`. */
  total_cents: z.int(),
  royalty_cents: z.int(),
  /** In hundredths of a percent. */
  royalty_bp: z.int(),
  fee_cents: z.int(),
  fee_bp: z.int(),
  /** The seller’s, or the club’s in its store. */
  to_seller_cents: z.int(),
});
export type Quote = z.infer<typeof quote>;

export const purchase = z.object({
  listing_id: id,
  item_id: id,
  number: z.int(),
  paid_cents: z.int(),
  /** The receipt: `GET /wallet/transfers/:id`; null where a discount left nothing to pay. */
  transfer_id: id.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** A day on which something was sold; days without a sale are left out. */
export const priceDay = z.object({
  /** As 2026-11-15, UTC. */
  day: z.string(),
  low_cents: z.int(),
  high_cents: z.int(),
  average_cents: z.int(),
  sales: z.int(),
});

export const priceHistory = z.object({
  /** Oldest first; at most one a day. */
  days: z.array(priceDay),
  /** Over the whole of the time asked for. */
  sales: z.int(),
  low_cents: z.int().nullable(),
  high_cents: z.int().nullable(),
  last_cents: z.int().nullable(),
  last_at: time.nullable(),
  /** The cheapest that can be bought now, store and resale. */
  floor_cents: z.int().nullable(),
});
export type PriceHistory = z.infer<typeof priceHistory>;

export const marketSettings = z.object({
  /** The club’s part of each resale, in hundredths of a percent: 0 to 1,000. */
  royalty_bp: z.int(),
  /** The platform’s part. */
  resale_fee_bp: z.int(),
  store_fee_bp: z.int(),
});
