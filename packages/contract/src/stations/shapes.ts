// Owns the shapes of stations: as a tile in a list, as a page with what it asks for, and as its editors see it. Amounts are US cents.
import { z } from 'zod';
import { badgeCard } from '../badges/shapes.ts';
import { tierMark } from '../clubs/shapes.ts';
import { conditionTree, describedCondition } from '../conditions/shapes.ts';
import { itemClub, itemDesignCard } from '../items/shapes.ts';
import { point } from '../requirements/place.ts';
import { requirementEntry } from '../requirements/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import {
  MOST_CLAIM_TOKENS,
  MOST_PER_FAN,
  MOST_PRICE_CENTS,
  openProblems,
  STATION_TITLE_MAX,
  stationStands,
  stationStates,
} from './kinds.ts';

export const stationTitle = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(STATION_TITLE_MAX, `is longer than ${STATION_TITLE_MAX} characters`);

/** `virtual`: on a phone alone, with an address of the web or without. `real`: somewhere to go to. */
export const stationPlace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('virtual'),
    url: z
      .url({ protocol: /^https?$/, error: 'is not a web address' })
      .max(500)
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('real'),
    name: z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters'),
    address: z.string().trim().max(160, 'is longer than 160 characters'),
    point,
  }),
]);
export type StationPlace = z.infer<typeof stationPlace>;

/** What is handed out. `days`: how long the tier is theirs; null for good. */
export const stationThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('BADGE'), badge: badgeCard }),
  z.object({ kind: z.literal('MEMBERTIER'), tier: tierMark, days: z.int().nullable() }),
  z.object({ kind: z.literal('ITEM'), design: itemDesignCard }),
  z.object({ kind: z.literal('NFT'), design: itemDesignCard }),
]);
export type StationThing = z.infer<typeof stationThing>;

const terms = {
  price_cents: z.int(),
  /** How many there are for all fans; null without an end. */
  total: z.int().nullable(),
  /** How often one fan may claim. */
  per_fan: z.int(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  place: stationPlace,
  /** Fan tokens that come with each claim; null where none do. */
  tokens: z.object({ amount: z.int(), symbol: z.string() }).nullable(),
};

const common = {
  id,
  club: itemClub,
  title: z.string(),
  /** Null where the club deleted it since. */
  thing: stationThing.nullable(),
  state: z.enum(stationStates),
  position: z.int(),
  ...terms,
  left: z.int().nullable(),
  stand: z.enum(stationStands),
  /** How many things are missing before the viewer can claim. */
  missing: z.int(),
  /** How often the viewer claimed here, and when for the last time. */
  claims: z.int(),
  claimed_at: time.nullable(),
};

export const stationCard = z.object(common);
export type StationCard = z.infer<typeof stationCard>;

/** What one fan got at one time. */
export const stationClaim = z.object({
  id,
  at: time,
  paid_cents: z.int(),
  /** The copy, and its number. */
  item_id: id.nullable(),
  number: z.int().nullable(),
  /** Of an NFT: the number of the token that the site holds for the fan. */
  token: z.int().nullable(),
  /** Of a tier for some days. */
  until: time.nullable(),
  /** Fan tokens that came with it. */
  tokens: z.int(),
});
export type StationClaim = z.infer<typeof stationClaim>;

/** The tier that the viewer has, where the one handed out would give them nothing. */
export const stationHeld = z.object({ name: z.string(), higher: z.boolean() });
export type StationHeld = z.infer<typeof stationHeld>;

/** The page of one station. */
export const stationView = z.object({
  ...common,
  story: z.string(),
  condition: describedCondition.nullable(),
  requirements: z.array(requirementEntry),
  /** Whether the viewer is a member; only members claim. */
  member: z.boolean(),
  /** When the viewer’s account is old enough for it; null where it is, and where that is not asked. */
  account_from: time.nullable(),
  /** Why this viewer cannot claim now, whatever is missing; null where only what is missing keeps them. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Why a tier cannot be claimed although it never was; null where it can, and of other things. */
  held: stationHeld.nullable(),
  /** Newest first, at most ten. */
  mine: z.array(stationClaim),
  hidden: z.boolean(),
  now: time,
  can: z.object({ claim: z.boolean(), edit: z.boolean() }),
});
export type StationView = z.infer<typeof stationView>;

/** As it is written. */
export const thingInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('BADGE'), badge_id: id }),
  z.strictObject({
    kind: z.literal('MEMBERTIER'),
    tier_id: id,
    days: z.int().min(1, 'is less than a day').max(3650, 'is more than 3,650 days').nullable(),
  }),
  z.strictObject({ kind: z.literal('ITEM'), design_id: id }),
  z.strictObject({ kind: z.literal('NFT'), design_id: id }),
]);
export type ThingInput = z.infer<typeof thingInput>;

/** What can be written before a station opens, and while it is closed; open, its words alone. */
export const stationDraft = z.strictObject({
  title: stationTitle,
  story: z.string().trim().max(2000, 'is longer than 2,000 characters').default(''),
  thing: thingInput,
  price_cents: z
    .int()
    .min(0, 'is less than nothing')
    .max(MOST_PRICE_CENTS, `is more than $${MOST_PRICE_CENTS / 100}`)
    .default(0),
  total: z.int().min(1, 'is less than 1').max(100_000, 'is more than 100,000').nullable().default(null),
  per_fan: z.int().min(1, 'is less than 1').max(MOST_PER_FAN, `is more than ${MOST_PER_FAN}`).default(1),
  opens_at: z.iso.datetime().nullable().default(null),
  closes_at: z.iso.datetime().nullable().default(null),
  place: stationPlace.default({ kind: 'virtual', url: null }),
  condition: conditionTree.nullable().default(null),
  /** Of the club’s own token, with each claim; only where claiming is free. */
  tokens: z.int().min(1).max(MOST_CLAIM_TOKENS).nullable().default(null),
});
export type StationDraft = z.output<typeof stationDraft>;

export const stationEditor = z.object({
  id,
  club_id: id,
  state: z.enum(stationStates),
  /** Sent back with a change: somebody else’s change meanwhile is noticed by it. */
  version: z.int(),
  title: z.string(),
  story: z.string(),
  thing: stationThing.nullable(),
  ...terms,
  condition: describedCondition.nullable(),
  steps: z.int(),
  /** A step asks for being at a place or for a code found there. */
  on_site: z.boolean(),
  given: z.int(),
  problems: z.array(z.enum(openProblems)),
});
export type StationEditor = z.infer<typeof stationEditor>;

/** A row of the club’s management. */
export const managedStation = z.object({
  id,
  title: z.string(),
  thing: stationThing.nullable(),
  state: z.enum(stationStates),
  position: z.int(),
  ...terms,
  given: z.int(),
  steps: z.int(),
  /** Steps whose code staff show or print on site. */
  site_codes: z.array(z.object({ id, title: z.string() })),
  problems: z.array(z.enum(openProblems)),
});
export type ManagedStation = z.infer<typeof managedStation>;

/** Who claimed, for those who run the club. */
export const stationClaimer = z.object({
  id,
  /** Null where the account is gone. */
  user: userCard.nullable(),
  at: time,
  paid_cents: z.int(),
  number: z.int().nullable(),
});
export type StationClaimer = z.infer<typeof stationClaimer>;
