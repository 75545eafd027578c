// Owns the shapes of sets: as a line with its progress, as an album page, and as a creator writes one.
import { z } from 'zod';
import { badgeCard } from '../badges/shapes.ts';
import { itemClub, itemDesignCard } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

export const SET_SIZE = { least: 2, most: 60 } as const;
export const MOST_SETS = 50;

/** Draft: its makers see it. Live: fans collect it. Retired: nobody earns its badge any more. */
export const setStates = ['draft', 'live', 'retired'] as const;
export type SetState = (typeof setStates)[number];

export const setInput = z.strictObject({
  name: z.string().trim().min(1, 'is empty').max(60, 'is longer than 60 characters'),
  /** As `Spring tour 2026`; empty where there is none. */
  season: z.string().trim().max(40, 'is longer than 40 characters').default(''),
  /** In the order of the album. */
  design_ids: z
    .array(id)
    .min(SET_SIZE.least, `has fewer than ${SET_SIZE.least} items`)
    .max(SET_SIZE.most, `has more than ${SET_SIZE.most} items`)
    .refine((ids) => new Set(ids).size === ids.length, 'has one item twice'),
  /** What completing it earns; null for nothing. Copies that a paid draw gave do not count for it. */
  badge_id: id.nullable().default(null),
});
export type SetInput = z.output<typeof setInput>;

const common = {
  id,
  club: itemClub,
  name: z.string(),
  season: z.string(),
  state: z.enum(setStates),
  size: z.int(),
  /** How many of its designs the viewer has; 0 for visitors. */
  collected: z.int(),
  badge: badgeCard.nullable(),
};

export const setCard = z.object(common);
export type SetCard = z.infer<typeof setCard>;

export const setEntry = z.object({
  design: itemDesignCard,
  /** The viewer's copy with the lowest number, and how many they have; null where it is missing. */
  mine: z.object({ item_id: id, number: z.int(), count: z.int() }).nullable(),
  /** Whether one of them was not given by a paid draw: only those count for the badge. */
  counts: z.boolean(),
});
export type SetEntry = z.infer<typeof setEntry>;

export const setPage = z.object({
  ...common,
  entries: z.array(setEntry),
  /** How many count for the badge. */
  counted: z.int(),
  /** When the viewer had all of them that count; null where they never had. */
  completed_at: time.nullable(),
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type SetPage = z.infer<typeof setPage>;

/** What somebody has of a set, as they share it. */
export const userSet = z.object({
  /** `collected` is theirs. */
  set: setCard,
  user: userCard,
  entries: z.array(z.object({ design: itemDesignCard, owned: z.boolean() })),
  /** Whether others see it too; only the person themselves gets to read one that is not. */
  shown: z.boolean(),
});
export type UserSet = z.infer<typeof userSet>;

const offer = z.object({
  listing_id: id,
  price_cents: z.int(),
  /** Of the copy; null in the store, where it is made with the sale. */
  number: z.int().nullable(),
  /** How many such offers there are, up to a hundred. */
  offers: z.int(),
});

/** How a missing design can be had now. */
export const setWays = z.object({
  design: itemDesignCard,
  /** The club's own store, for credits. */
  store: offer.nullable(),
  /** The club’s own store where it takes its fan token: how many, and what they are called. */
  for_tokens: z.object({ listing_id: id, price: z.int(), symbol: z.string() }).nullable(),
  /** The cheapest of fans' offers. */
  resale: offer.nullable(),
  /** Open packs that hold it, the best chance first. */
  packs: z.array(
    z.object({
      pool_id: id,
      name: z.string(),
      /** In cents, or in tokens where there is a `token`. */
      price_cents: z.int(),
      /** Paid with credits, or with the club's token. */
      asset: z.enum(['credits', 'token']),
      /** The club’s fan token, where the price is in it and not in credits. */
      token: z.object({ symbol: z.string() }).nullable(),
      /** Of one draw, guarantees at work. */
      chance: z.number(),
    }),
  ),
});
export type SetWays = z.infer<typeof setWays>;
