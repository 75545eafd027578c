// Owns the verdict about a scanned code: pure, facts in, accepted or the reason why not out.
import type { ScanReason } from '@stagepass/contract/redemption/shapes.ts';
import type { Item, ItemDesign } from '#domains/items/public/item.ts';

/** Scans that waited for the network longer than this are not believed any more. */
const OLDEST_MS = 7 * 86_400_000;
/** A scanner follows the server's clock; what is left is the way there. */
const AHEAD_MS = 60_000;

/** Whether a scan can have happened when it says so. */
export function clockIsRight(scanned_at: Date, received_at: Date): boolean {
  const age = received_at.getTime() - scanned_at.getTime();
  return age >= -AHEAD_MS && age <= OLDEST_MS;
}

export interface ItemScan {
  club_id: string;
  scanned_at: Date;
  item: Item | undefined;
  design: ItemDesign | undefined;
  /** Whoever shows it. */
  shower_id: string;
  /** The phone that showed it; null for a typed code, which the holder asked for while signed in. */
  key_id: string | null;
  bound_key_id: string | null;
}

/** Undefined where it is accepted. An item of another club is no more to this one than none. */
export function whyNotItem(scan: ItemScan): ScanReason | undefined {
  const { item, design, scanned_at } = scan;
  if (item === undefined || design === undefined) return 'no-such-item';
  if (item.club_id !== scan.club_id) return 'not-of-this-club';
  if (design.redeem_place === null) return 'not-redeemable';
  if (item.holder_id !== scan.shower_id) return 'other-holder';
  if (item.state === 'redeemed') return 'already-redeemed';
  if (scan.key_id !== null && scan.key_id !== scan.bound_key_id) return 'other-phone';
  if (item.state !== 'held') return 'not-free';
  if (design.redeem_from !== null && scanned_at < design.redeem_from) return 'too-early';
  if (design.redeem_until !== null && scanned_at > design.redeem_until) return 'too-late';
  return undefined;
}

export function whyNotPass(found: { member: boolean; banned: boolean }): ScanReason | undefined {
  if (found.banned) return 'banned';
  return found.member ? undefined : 'not-a-member';
}

/** Reasons that must not tell the staff whose code it was, nor of what. */
const silent: ReadonlySet<ScanReason> = new Set([
  'unreadable',
  'unknown-key',
  'forged',
  'not-of-this-club',
  'no-such-item',
  'not-a-member',
]);

export function tellsNothing(reason: ScanReason | null): boolean {
  return reason !== null && silent.has(reason);
}
