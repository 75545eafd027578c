// Owns the shapes of gacha: pools and their versions, odds, the fan's meter and seeds, draws and their proofs.
import { z } from 'zod';
import { itemClub, itemDesignCard, itemPicture, itemQualityKey } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';

/** Draws a day (UTC) over all pools together. */
export const DRAWS_A_DAY = 50;
export const MAX_POOLS = 30;
export const MAX_ENTRIES = 60;
export const MAX_WEIGHT = 1000;
export const MAX_PRICE = 100_000;
/** New odds are announced this long before they count. */
export const NOTICE_S = 86_400;

export const poolStates = ['draft', 'announced', 'open', 'closed'] as const;
export const poolState = z.enum(poolStates);
export type PoolState = z.infer<typeof poolState>;

export const versionStates = ['announced', 'open', 'closed', 'withdrawn'] as const;
export type VersionState = (typeof versionStates)[number];

/**
 * Why a version is open no more: an item ran out, was retired or is over, another version took over, the staff or the club's end closed it,
 * or it was taken back before it opened.
 */
export const closedBecause = [
  'sold-out',
  'retired',
  'over',
  'replaced',
  'staff',
  'club',
  'withdrawn',
] as const;
export type ClosedBecause = (typeof closedBecause)[number];

/** What a draw is paid with: credits, or the club's fan token. */
export const drawAsset = z.enum(['credits', 'token']);
export type DrawAsset = z.infer<typeof drawAsset>;

/** An exact chance: `n` of `d`, in lowest terms. */
export const fraction = z.object({ n: z.int(), d: z.int() });

/**
 * `base`: of one draw, no guarantee at work. `single` and `ten`: with the guarantees at work, the long-run share among the draws of
 * somebody who only draws one at a time, or only ten at a time; both computed, not measured.
 */
export const odds = z.object({ base: fraction, single: z.number(), ten: z.number() });
export type OddsView = z.infer<typeof odds>;

/** Offered only where the pool holds their tiers. */
export const guarantees = z.object({
  /** A ten-draw includes one Super Rare or better. */
  ten: z.boolean(),
  /** After this many draws without SS.Rare or better the next one is; null where it is not offered. */
  pity_after: z.int().nullable(),
});

export const tierOdds = z.object({ quality: itemQualityKey, odds });

export const versionEntry = z.object({ design: itemDesignCard, weight: z.int(), odds });

export const gachaVersion = z.object({
  id,
  n: z.int(),
  state: z.enum(versionStates),
  /** Of one draw, in cents, or in the smallest unit of the club’s token. */
  price_cents: z.int(),
  asset: drawAsset,
  guarantees,
  announced_at: time,
  opens_at: time,
  /** When the first of its items ends, and the pool with it; null where none does. */
  ends_at: time.nullable(),
  closed_at: time.nullable(),
  closed_because: z.enum(closedBecause).nullable(),
  /** Those present, rarest first. */
  tiers: z.array(tierOdds),
  /** Rarest first. */
  entries: z.array(versionEntry),
});
export type GachaVersion = z.infer<typeof gachaVersion>;

/** A pool in one row or tile. */
export const gachaPoolCard = z.object({
  id,
  club: itemClub,
  name: z.string(),
  state: poolState,
  picture: itemPicture.nullable(),
  /** Of what is open, else announced, else was open last; null for a draft. */
  price_cents: z.int().nullable(),
  asset: drawAsset,
  /** The club’s fan token, where a price of this pool is in it. */
  token: z.object({ symbol: z.string() }).nullable(),
  items: z.int(),
  best_quality: itemQualityKey.nullable(),
  /** When announced odds begin to count. */
  next_opens_at: time.nullable(),
  closed_because: z.enum(closedBecause).nullable(),
});
export type GachaPoolCard = z.infer<typeof gachaPoolCard>;

/** The fan's own seed, made in the browser once the fingerprint of the server's was shown. */
export const clientSeed = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 characters of A–Z, a–z, 0–9, _ and -');

/** What is sealed for the next draws. The next one is sealed already, so that its fingerprint is there before the fan chooses. */
export const commitment = z.object({
  /** SHA-256 of the seed in use, hex; null until the fan has chosen a seed of their own. */
  server_seed_hash: z.string().nullable(),
  client_seed: z.string().nullable(),
  /** Of the next draw; counts from 0 with each seed. */
  nonce: z.int(),
  /** What the next choice of a seed will use. */
  next_server_seed_hash: z.string(),
});
export type Commitment = z.infer<typeof commitment>;

export const drawReasons = [
  'sign-in',
  'join',
  'staff',
  'muted',
  'banned',
  'closed',
  'hidden',
  'identity',
  'under-age',
  'country',
  'day-limit',
] as const;

/** How a fan stands in a pool. */
export const gachaViewer = z.object({
  /** Draws since the last SS.Rare or better. */
  pity: z.int(),
  left_today: z.int(),
  /** When the day of fifty draws begins anew. */
  day_resets_at: time,
  /** Null until asked for with `POST /gacha/:id/commitment`. */
  commitment: commitment.nullable(),
});

/** What the manager has in hand and has not announced. */
export const draftEntry = z.strictObject({ design_id: id, weight: z.int().min(1).max(MAX_WEIGHT) });
export const versionDraft = z.strictObject({
  price_cents: z.int().min(1).max(MAX_PRICE),
  asset: drawAsset.default('credits'),
  entries: z.array(draftEntry).max(MAX_ENTRIES),
});
export type VersionDraft = z.infer<typeof versionDraft>;

export const gachaPool = gachaPoolCard.extend({
  story: z.string(),
  /** What is open, or was last; null before the first. */
  version: gachaVersion.nullable(),
  /** What is announced to take over. */
  announced: gachaVersion.nullable(),
  /** Null for a visitor. */
  viewer: gachaViewer.nullable(),
  can: z.object({ draw: z.boolean(), manage: z.boolean() }),
  /** What keeps the viewer from drawing; null where nothing does. The server decides again when they try. */
  cannot_because: z.enum(drawReasons).nullable(),
  /** For those who manage the club; null for others. */
  management: z
    .object({
      draft: versionDraft.nullable(),
      /** The designs of the draft, in its order. */
      designs: z.array(itemDesignCard),
      /** Whether the next version may open at once: only the first one may. */
      may_open_now: z.boolean(),
      /** The earliest moment at which a version announced now can open. */
      earliest: time,
      draws: z.int(),
      fans: z.int(),
    })
    .nullable(),
});
export type GachaPool = z.infer<typeof gachaPool>;

/** Which guarantee made a draw, if one did. */
export const guaranteedBy = z.enum(['none', 'ten', 'pity']);

/** One draw, as short as it can be said: the designs are those of the version. */
export const drawn = z.object({
  id,
  nonce: z.int(),
  /** Counts from 0 among the draws made together. */
  position: z.int(),
  quality: itemQualityKey,
  design_id: id,
  item_id: id,
  /** The copy’s number. */
  number: z.int(),
  pity_before: z.int(),
  guaranteed: guaranteedBy,
});
export type Drawn = z.infer<typeof drawn>;

/** Why fewer were drawn than were asked for: the next one needed a copy of an item that had run out. */
export const drawsEnded = z.enum(['sold-out']);

export const drawReceipt = z.object({
  /** In their order; of ten fewer where the copies ran out, and one at least. */
  draws: z.array(drawn),
  /** How many were asked for: 1 or 10. */
  asked: z.int(),
  /** Why there are fewer; null where all were made. */
  ended: drawsEnded.nullable(),
  version: z.int(),
  /** Of those that were made, all together. */
  price_cents: z.int(),
  asset: drawAsset,
  transfer_id: id,
  at: time,
  /** After them. */
  pity: z.int(),
  left_today: z.int(),
  /** The last copy of an item was among them: the pool is closed now. */
  closed: z.boolean(),
});
export type DrawReceipt = z.infer<typeof drawReceipt>;

/** One of my draws in the list of all of them. */
export const ownDraw = drawn.extend({
  version: z.int(),
  count: z.int(),
  at: time,
  design: itemDesignCard,
  /** Whether the seed it was made with is open to all. */
  revealed: z.boolean(),
});
export type OwnDraw = z.infer<typeof ownDraw>;

/** A seed that is in use no more: everybody can redo what was drawn with it. */
export const revealedSeed = z.object({
  id,
  server_seed: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  /** How many draws were made with it. */
  draws: z.int(),
  revealed_at: time,
});

/** The weights as they counted: rarest first, inside a tier in the order of the version. */
export const tableEntry = z.object({ design_id: id, quality: itemQualityKey, weight: z.int() });

/**
 * All that is needed to redo a draw, and those made with it: `@stagepass/base/gacha/verify.ts` takes it as it is. Says nothing of
 * who drew.
 */
export const drawProof = z.object({
  /** The club is null where it is no more. */
  pool: z.object({ id, name: z.string(), club: itemClub.nullable() }),
  version: z.int(),
  version_id: id,
  table: z.array(tableEntry),
  server_seed_hash: z.string(),
  /** Null until the fan has changed the seed. */
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  at: time,
  /** Which of them was asked for. */
  position: z.int(),
  /** Draws since the last SS.Rare or better, before the first of them. */
  pity_before: z.int(),
  first_nonce: z.int(),
  /** How many were asked for, 1 or 10: it is part of what is hashed, also where a ten ended before its tenth. */
  count: z.int(),
  /** Why a ten has fewer than ten; null where all that were asked for were made. */
  ended: drawsEnded.nullable(),
  /** One, or all ten, or as many of ten as there were copies for. */
  draws: z.array(
    z.object({
      id,
      nonce: z.int(),
      quality: itemQualityKey,
      design_id: id,
      number: z.int(),
      guaranteed: guaranteedBy,
      pity_before: z.int(),
      /** What the two seeds threw: for the tier, then inside it. */
      tier_roll: z.int(),
      item_roll: z.int(),
      /** The first eight bytes of the hash they come from, hex. */
      mark: z.string(),
    }),
  ),
  designs: z.array(itemDesignCard),
  /** Whether it is the viewer's own, who may open the seed by changing it. */
  mine: z.boolean(),
});
export type DrawProof = z.infer<typeof drawProof>;
