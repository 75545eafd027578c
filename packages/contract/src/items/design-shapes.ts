// Owns the shapes of what staff read of a design: where it is offered, and which members can be given a copy.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

/** Where a design is offered now. */
export const designPlace = z.object({
  id,
  /** Of an auction or pack; a listing has none of its own. */
  title: z.string().nullable(),
  /** Of the copy that is for sale; null where copies are made. */
  number: z.int().nullable(),
  /** What it costs now; null for packs. */
  price_cents: z.int().nullable(),
  state: z.enum(['live', 'paused', 'scheduled']),
});
export type DesignPlace = z.infer<typeof designPlace>;

const placesOfKind = z.object({
  count: z.int(),
  /** The first five. */
  first: z.array(designPlace),
});
export type PlacesOfKind = z.infer<typeof placesOfKind>;

/** What retiring a design would touch. */
export const designPlaces = z.object({
  store: placesOfKind,
  packs: placesOfKind,
  auctions: placesOfKind,
  resale: placesOfKind,
});
export type DesignPlaces = z.infer<typeof designPlaces>;

/** A member who can be given a copy: one of the club’s staff never is. */
export const grantReceiver = z.object({
  user: userCard,
  /** Their member number. */
  number: z.int(),
  /** The best one they have. */
  tier: z.object({ name: z.string(), hue: z.int(), rank: z.int() }).nullable(),
});
export type GrantReceiver = z.infer<typeof grantReceiver>;
