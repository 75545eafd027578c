// Owns the shapes of items: a design and its copies, what a holder may do, where a copy has been.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { picture, userCard } from '../users/shapes.ts';

export const itemQualityKey = z.enum(ITEM_QUALITY_KEYS);

export const itemKinds = ['collectible', 'ticket', 'coupon', 'perk', 'badge'] as const;
export const itemKind = z.enum(itemKinds);
export type ItemKind = z.infer<typeof itemKind>;

/** Kinds that can be handed in at a door or a counter. */
export const redeemableKinds: readonly ItemKind[] = ['ticket', 'coupon', 'perk'];

/** Kinds that are worth nothing where nobody takes them: redeemable unless said otherwise, and never sold without. */
export const mustRedeemKinds: readonly ItemKind[] = ['ticket', 'coupon'];

export const itemStates = ['held', 'listed', 'escrowed', 'redeemed', 'burned'] as const;
export const itemState = z.enum(itemStates);
export type ItemState = z.infer<typeof itemState>;

export const MAX_EDITION = 1_000_000;
/** Names that one grant may list; a tier has no bound. */
export const MAX_NAMES = 500;

/** How a copy came into the world. */
export const itemOrigins = ['grant', 'store', 'auction', 'gacha', 'mission', 'station', 'vote'] as const;
export const itemOrigin = z.enum(itemOrigins);
export type ItemOrigin = z.infer<typeof itemOrigin>;

/** What a copy, or the whole of a design, can be listed, escrowed or drawn for. */
export const itemPlaceKinds = [
  'auction',
  'listing',
  'draw',
  'grant',
  'mission',
  'campaign',
  'station',
  'vote',
  'achievement',
] as const;
export const itemPlace = z.object({ kind: z.enum(itemPlaceKinds), id });
export type ItemPlace = z.infer<typeof itemPlace>;

/** Draft: its makers see it. Live: copies can be made. Retired: no copy more, for good. */
export const designStates = ['draft', 'live', 'retired'] as const;
export const designState = z.enum(designStates);
export type DesignState = z.infer<typeof designState>;

/** What the house can draw for a design without a picture of its own. */
export const drawnObjects = [
  'vinyl',
  'cassette',
  'pick',
  'pass',
  'ticket',
  'pin',
  'stick',
  'polaroid',
  'mic',
  'band',
  'drum',
  'cup',
  'scarf',
  'cart',
  'book',
  'mask',
  'key',
] as const;
export type DrawnObject = (typeof drawnObjects)[number];

/** The club that an item is of, in the few words of a caption. */
export const itemClub = z.object({
  id,
  handle: z.string(),
  name: z.string(),
  hue: z.int(),
  picture: picture.nullable(),
});
export type ItemClub = z.infer<typeof itemClub>;

/** 480, 960 and 1600 px at most on the longer side; the placeholder is a data URI of a few blurred pixels. */
export const itemPicture = z.object({
  small_url: z.string(),
  medium_url: z.string(),
  large_url: z.string(),
  placeholder: z.string(),
  hue: z.int(),
  alt: z.string(),
});
export type ItemPicture = z.infer<typeof itemPicture>;

/** Where and when it can be redeemed. For a ticket, `from` is when doors open. */
export const redeemTerms = z.object({
  place: z.string(),
  /** Street and town; empty where the place says enough. */
  address: z.string(),
  /** The entrance, as `Gate B`; empty where there is one only. */
  gate: z.string(),
  /** What one gets for it, as `Turn pages on 12 December`; empty where the name says it. */
  offer: z.string(),
  from: time.nullable(),
  /** When the show begins, after doors. */
  starts_at: time.nullable(),
  until: time.nullable(),
  /** From then on it stays with its holder and their phone. */
  transfer_closes_at: time.nullable(),
});
export type RedeemTerms = z.infer<typeof redeemTerms>;

export const itemDesignCard = z.object({
  id,
  /** Null for a club that is gone. */
  club: itemClub.nullable(),
  name: z.string(),
  quality: itemQualityKey,
  kind: itemKind,
  picture: itemPicture.nullable(),
  /** A glTF binary (.glb) to be turned around; signed for this viewer. */
  model_url: z.string().nullable(),
  /** Null for an open run. */
  edition_size: z.int().nullable(),
  issued: z.int(),
  /** False: bound to whoever got it first. */
  transferable: z.boolean(),
  /** Null for what cannot be redeemed. */
  redeemable: redeemTerms.nullable(),
});
export type ItemDesignCard = z.infer<typeof itemDesignCard>;

export const itemDesign = itemDesignCard.extend({
  description: z.string(),
  state: designState,
  created_at: time,
  /** Copies that can still be made for sale or draw; null without end. */
  left: z.int().nullable(),
  /** For those who manage the club; null for others. */
  management: z
    .object({
      /** Kept out of sale and draws; grants by hand may use them. */
      held_back: z.int(),
      /** Copies by where they are. */
      copies: z.object({
        held: z.int(),
        listed: z.int(),
        escrowed: z.int(),
        redeemed: z.int(),
        burned: z.int(),
      }),
      /** Out of sight after a report, with what the decision said of it (empty where it said nothing); null while in sight. */
      hidden: z.object({ since: time, reason: z.string() }).nullable(),
      /** Held by the club itself: to be auctioned, say. */
      in_vault: z.int(),
      holders: z.int(),
      can: z.object({
        edit: z.boolean(),
        /** Name, quality and kind: only before the first copy. */
        edit_identity: z.boolean(),
        grant: z.boolean(),
        go_live: z.boolean(),
        retire: z.boolean(),
        remove: z.boolean(),
      }),
    })
    .nullable(),
});
export type ItemDesign = z.infer<typeof itemDesign>;

/** What this viewer may do with a copy now; the server decides again when they try. */
export const itemAbilities = z.object({
  /** Show it on the own profile and pass. */
  use: z.boolean(),
  redeem: z.boolean(),
  sell: z.boolean(),
  gift: z.boolean(),
  burn: z.boolean(),
});

export const itemView = z.object({
  id,
  design: itemDesignCard,
  number: z.int(),
  state: itemState,
  /** Null where the club holds it, and where its holder keeps the collection private. */
  holder: userCard.nullable(),
  /** Whether it is the viewer's. */
  mine: z.boolean(),
  acquired_at: time,
  origin: itemOrigin,
  /** Shown on the holder's profile and pass. */
  in_use: z.boolean(),
  /** What it is listed or escrowed for. */
  place: itemPlace.nullable(),
  redeemable: redeemTerms.nullable(),
  can: itemAbilities,
});
export type ItemView = z.infer<typeof itemView>;

/** One tile of an inventory: a copy, or several of one design in one state. */
export const itemStack = z.object({ count: z.int(), item: itemView });
export type ItemStack = z.infer<typeof itemStack>;

export const itemEventNames = [
  'made',
  'granted',
  'sold',
  'won',
  'drawn',
  'gifted',
  'listed',
  'unlisted',
  'escrowed',
  'released',
  'redeemed',
  'restored',
  'burned',
  'refunded',
  'taken-back',
] as const;
export const itemEventName = z.enum(itemEventNames);
export type ItemEventName = z.infer<typeof itemEventName>;

/** One step of where a copy has been, newest first. People who keep their collection private are not named. */
export const provenanceStep = z.object({
  /** Counts from 1, without gap. */
  seq: z.int(),
  event: itemEventName,
  at: time,
  from: userCard.nullable(),
  to: userCard.nullable(),
  /** What money moved for it, where it did. */
  price_cents: z.int().nullable(),
  cause: itemPlace.nullable(),
});
export type ProvenanceStep = z.infer<typeof provenanceStep>;

export const itemDetails = itemView.extend({
  description: z.string(),
  /** Of an NFT: the number of its token, which the site holds for whoever holds the copy; null for all others. */
  token: z.int().nullable(),
  /** The newest steps; `GET /items/:id/provenance` has the rest. */
  provenance: z.array(provenanceStep),
  provenance_cursor: z.string().nullable(),
});
export type ItemDetails = z.infer<typeof itemDetails>;

/** The chips above an inventory, and how far each club's collection is. Burned copies count nowhere. */
export const inventoryCounts = z.object({
  total: z.int(),
  by_quality: z.array(z.object({ quality: itemQualityKey, count: z.int() })),
  by_kind: z.array(z.object({ kind: itemKind, count: z.int() })),
  by_state: z.array(z.object({ state: itemState, count: z.int() })),
  /** Designs that the person has a copy of, out of those that the club has brought out. */
  by_club: z.array(z.object({ club: itemClub, copies: z.int(), designs: z.int(), designs_of: z.int() })),
});
export type InventoryCounts = z.infer<typeof inventoryCounts>;

/** A copy as the club's staff sees it. */
export const heldCopy = z.object({
  id,
  number: z.int(),
  state: itemState,
  holder: userCard.nullable(),
  acquired_at: time,
  origin: itemOrigin,
  place: itemPlace.nullable(),
});
export type HeldCopy = z.infer<typeof heldCopy>;

export const grantSkips = ['unknown', 'staff', 'banned', 'sold-out'] as const;

/** A grant to many: counts while it runs, and who was left out and why. */
export const itemGrant = z.object({
  id,
  design_id: id,
  state: z.enum(['running', 'done', 'sold-out']),
  wanted: z.int(),
  granted: z.int(),
  skipped: z.int(),
  /** At most 50 of those who were left out. */
  skips: z.array(z.object({ user_name: z.string(), reason: z.enum(grantSkips) })),
  note: z.string(),
  by: userCard.nullable(),
  created_at: time,
  ended_at: time.nullable(),
});
export type ItemGrant = z.infer<typeof itemGrant>;
