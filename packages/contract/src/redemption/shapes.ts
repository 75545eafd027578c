// Owns the shapes of redemption: phones' keys, scans with their verdicts, what scanners hold for when the network is gone.
import { z } from 'zod';
import { clubCard, tierMark } from '../clubs/shapes.ts';
import { itemDesignCard, itemKind, itemQualityKey, itemState, redeemTerms } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

/** A public P-256 key, as WebCrypto exports it; whatever else it carries is refused. */
export const publicJwk = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a coordinate'),
  y: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a coordinate'),
});

/** A phone that may sign codes. The private half never leaves it. */
export const deviceKey = z.object({
  id,
  name: z.string(),
  created_at: time,
  revoked_at: time.nullable(),
  /** Tickets and coupons that are bound to this phone. */
  bound: z.int(),
});
export type DeviceKey = z.infer<typeof deviceKey>;

/** What the phone needs to show a code of an item. */
export const itemBinding = z.object({
  item_id: id,
  /** Null where no phone is bound yet. */
  key_id: id.nullable(),
  key_name: z.string().nullable(),
  bound_at: time.nullable(),
  can: z.object({
    /** Bind the caller’s phone, instead of another one where one is bound. */
    bind: z.boolean(),
  }),
  /** From then on only the bound phone counts; null where that never closes. */
  closes_at: time.nullable(),
  /** The server’s clock: codes follow it, whatever the phone believes. */
  now: time,
});
export type ItemBinding = z.infer<typeof itemBinding>;

export const redeemKinds = ['item', 'pass'] as const;
export const redeemKind = z.enum(redeemKinds);

/** Eight letters to read out where no camera works; good once, for two minutes. */
export const typedCode = z.object({ code: z.string(), expires_at: time });
export type TypedCode = z.infer<typeof typedCode>;

/** Scans in one call. */
export const MAX_SCANS = 100;

export const scanVerdicts = ['accepted', 'refused', 'conflict'] as const;
export const scanVerdict = z.enum(scanVerdicts);
export type ScanVerdict = z.infer<typeof scanVerdict>;

/** Why a scan was not accepted. `already-redeemed` is the reason of every conflict. */
export const scanReasons = [
  'unreadable',
  'unknown-key',
  'key-revoked',
  'forged',
  'stale',
  'clock-wrong',
  'not-of-this-club',
  'not-a-member',
  'banned',
  'no-such-item',
  'not-redeemable',
  'other-holder',
  'other-phone',
  'not-free',
  'too-early',
  'too-late',
  'already-redeemed',
] as const;
export const scanReason = z.enum(scanReasons);
export type ScanReason = z.infer<typeof scanReason>;

/** The copy that was scanned, in what a door needs to know. */
export const scannedItem = z.object({
  id,
  design_id: id,
  name: z.string(),
  kind: itemKind,
  quality: itemQualityKey,
  number: z.int(),
  edition_size: z.int().nullable(),
  picture_url: z.string().nullable(),
  redeemable: redeemTerms.nullable(),
});
export type ScannedItem = z.infer<typeof scannedItem>;

/** The member that was scanned, as the club’s staff may know them. */
export const scannedPass = z.object({
  number: z.int().nullable(),
  role: z.enum(['member', 'admin', 'owner']),
  tier: tierMark.nullable(),
  joined_at: time,
  level: z.int(),
});
export type ScannedPass = z.infer<typeof scannedPass>;

/** The scan with which an item was used: by whom, when and at which door. */
export const firstScan = z.object({
  redemption_id: id,
  staff: userCard.nullable(),
  scanner: z.string(),
  scanned_at: time,
});
export type FirstScan = z.infer<typeof firstScan>;

export const scanView = z.object({
  /** Chosen by the scanner: the same scan sent again is the same scan. */
  scan_id: id,
  /** Of the record; what is voided is voided by it. */
  redemption_id: id,
  verdict: scanVerdict,
  reason: scanReason.nullable(),
  kind: redeemKind.nullable(),
  person: userCard.nullable(),
  item: scannedItem.nullable(),
  pass: scannedPass.nullable(),
  staff: userCard.nullable(),
  scanner: z.string(),
  scanned_at: time,
  received_at: time,
  /** The scan that came first, where this one is a conflict. */
  first: firstScan.nullable(),
  voided: z.object({ at: time, by: userCard.nullable(), reason: z.string() }).nullable(),
  can: z.object({ void: z.boolean() }),
});
export type ScanView = z.infer<typeof scanView>;

/** What a code would come to now, without redeeming anything. */
export const scanLook = z.object({
  club: clubCard,
  verdict: scanVerdict,
  reason: scanReason.nullable(),
  kind: redeemKind,
  person: userCard.nullable(),
  item: scannedItem.nullable(),
  pass: scannedPass.nullable(),
  /** The scan that came first, where the item is used already. */
  first: firstScan.nullable(),
});
export type ScanLook = z.infer<typeof scanLook>;

/** A design at its door: how many are in, of how many. */
export const doorCount = z.object({
  design: itemDesignCard,
  redeemable: redeemTerms,
  redeemed: z.int(),
  /** Out and not burned. */
  total: z.int(),
});
export type DoorCount = z.infer<typeof doorCount>;

/** A ticket or coupon as a scanner keeps it: enough to check a code without a network, and nothing secret. */
export const scannerItem = z.object({
  item_id: id,
  design_id: id,
  number: z.int(),
  state: itemState,
  /** The phone that counts; null where none is bound. */
  key_id: id.nullable(),
  public_jwk: publicJwk.nullable(),
  holder_name: z.string(),
  /** Of a used one: where, when and by whom it was scanned first. */
  first: z.object({ scanner: z.string(), scanned_at: time, staff_name: z.string() }).nullable(),
});
export type ScannerItem = z.infer<typeof scannerItem>;

export const scannerPass = z.object({
  user_id: id,
  key_id: id,
  public_jwk: publicJwk,
  revoked: z.boolean(),
  holder_name: z.string(),
  number: z.int().nullable(),
  tier: tierMark.nullable(),
});
export type ScannerPass = z.infer<typeof scannerPass>;

/** One thing that a fan handed in, or a door that they passed. */
export const redemptionEntry = z.object({
  id,
  kind: redeemKind,
  club: clubCard.nullable(),
  design: itemDesignCard.nullable(),
  item_id: id.nullable(),
  number: z.int().nullable(),
  place: z.string(),
  scanner: z.string(),
  redeemed_at: time,
  voided_at: time.nullable(),
});
export type RedemptionEntry = z.infer<typeof redemptionEntry>;

/** Badges of a club that a pass shows. */
export const MAX_PASS_BADGES = 3;

/** One club on the pass. */
export const passClub = z.object({
  club: clubCard,
  role: z.enum(['member', 'admin', 'owner']),
  number: z.int(),
  tier: tierMark.nullable(),
  joined_at: time,
  level: z.int(),
  /** Badges that I hold of this club, pinned ones first, then the newest. */
  badges: z
    .array(
      z.object({
        design_id: id,
        name: z.string(),
        quality: itemQualityKey,
        picture_url: z.string().nullable(),
      }),
    )
    .max(MAX_PASS_BADGES),
});
export type PassClub = z.infer<typeof passClub>;

export const fanPass = z.object({
  user: userCard,
  /** In the order of `GET /memberships`; at most 50. */
  clubs: z.array(passClub),
  /** Phones that may show it; none that is revoked. */
  keys: z.array(deviceKey),
  now: time,
});
export type FanPass = z.infer<typeof fanPass>;
