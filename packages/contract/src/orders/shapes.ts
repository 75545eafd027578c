// Owns the shapes of orders: a purchase as its buyer and as the club see it, the figures of a period, what a refund would do.
import { z } from 'zod';
import { itemClub, itemDesignCard } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

export const orderKinds = ['store', 'auction', 'resale', 'pack', 'station'] as const;
export const orderKind = z.enum(orderKinds);
export type OrderKind = z.infer<typeof orderKind>;

/** What became of it. `paid`: the buyer has the unused copy, or what else a station gave; `passed-on`: somebody else has it, or it is deleted. */
export const orderStates = ['paid', 'listed', 'used', 'passed-on', 'opened', 'refunded'] as const;
export const orderState = z.enum(orderStates);
export type OrderState = z.infer<typeof orderState>;

/** What an admin may refund; the owner may refund any amount. */
export const ADMIN_REFUND_CENTS = 5000;
export const MAX_REASON = 500;

const cents = z.int();

export const order = z.object({
  id,
  /** Short, for people: Order 1042. */
  number: z.int(),
  kind: orderKind,
  state: orderState,
  /** Null for a club that is gone. */
  club: itemClub.nullable(),
  /** What it was called when it was sold. */
  title: z.string(),
  /** Null for packs, and for a station’s badges and tiers. */
  design: itemDesignCard.nullable(),
  /** The copy’s number; null where there is no copy. */
  copy_number: z.int().nullable(),
  /** How many packs; otherwise 1. */
  quantity: z.int(),
  /** `credits`, or the fan token of a club. */
  asset_id: z.string(),
  /** The fan token that it was paid with; null where it was paid with credits, or the club is gone. */
  token: z.object({ symbol: z.string() }).nullable(),
  paid_cents: cents,
  /** For the club’s staff; null for the buyer. */
  fee_cents: cents.nullable(),
  /** What the club got: of a resale its royalty. For the club’s staff. */
  to_club_cents: cents.nullable(),
  /** For the club’s staff; null for the buyer, and for an account that is gone. */
  buyer: userCard.nullable(),
  at: time,
});
export type Order = z.infer<typeof order>;

export const refundRefusals = [
  'already-refunded',
  'packs-final',
  'resales-final',
  'claims-final',
  'nothing-paid',
  'copy-used',
  'copy-listed',
  'copy-resold',
  'copy-given-away',
  'copy-deleted',
  'buyer-gone',
  'owner-only',
  'balance-short',
] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

export const orderDetails = order.extend({
  /** Whether the viewer is its buyer, or sees it as the club’s staff. */
  seen_as: z.enum(['buyer', 'club']),
  /** Before what a tier takes off. */
  price_cents: cents,
  /** The fan who sold it; null where the club did. */
  seller: userCard.nullable(),
  /** An auction that was bought at once. */
  bought_now: z.boolean(),
  /** The copy; null where there is none. */
  item_id: id.nullable(),
  /** The listing, the auction, the pack or the station. */
  source_id: id,
  /** Of the payment; null where nothing was paid. For the buyer’s receipt. */
  transfer_id: id.nullable(),
  refunded: z
    .object({
      at: time,
      reason: z.string(),
      /** Who refunded it; for the club’s staff. */
      by: userCard.nullable(),
    })
    .nullable(),
  /** For the club’s staff: how the buyer stands in this club. */
  buyer_history: z.object({ orders: z.int(), refunds: z.int() }).nullable(),
  /** For the club’s staff: whether the viewer can refund it now, and if not, why. The server decides again. */
  refund: z
    .object({
      refused: z.enum(refundRefusals).nullable(),
      /** What the club’s balance is short of; null where that is not the reason. */
      missing_cents: cents.nullable(),
    })
    .nullable(),
});
export type OrderDetails = z.infer<typeof orderDetails>;

export const orderSummary = z.object({
  /** What was paid for the club’s own sales in credits and not refunded, and where it went. */
  paid_cents: cents,
  fee_cents: cents,
  to_club_cents: cents,
  /** The club’s part of fans’ resales, beside that. */
  royalties_cents: cents,
  refunded_cents: cents,
  counts: z.object({
    all: z.int(),
    store: z.int(),
    auction: z.int(),
    resale: z.int(),
    pack: z.int(),
    station: z.int(),
    refunded: z.int(),
  }),
});
export type OrderSummary = z.infer<typeof orderSummary>;
