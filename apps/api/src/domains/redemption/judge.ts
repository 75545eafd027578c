// Owns the looking up of what a verdict needs: whose code, which item on which phone, what came first.
import type { ScanReason } from '@stagepass/contract/redemption/shapes.ts';
import type { Item, ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns, loadItems, lockItems } from '#domains/items/public/load-items.ts';
import type { Executor } from '#platform/db/executor.ts';
import { boundKey } from './binding.rules.ts';
import { findBinding } from './keys.store.ts';
import { isBanned, listMemberFacts } from './members.store.ts';
import { readCode, type Shown } from './read-code.ts';
import { clockIsRight, tellsNothing, whyNotItem, whyNotPass } from './scan.rules.ts';
import { findAccepted } from './scans.store.ts';
import type { RedemptionRow } from './tables.ts';

export interface Scan {
  club_id: string;
  code: string;
  scanned_at: Date;
  received_at: Date;
  /** Holds the item until the transaction ends, so that of many scans one is first. */
  lock: boolean;
}

/** What may be kept of a scan: nothing of what its club has no business with. */
export interface Judged {
  shown: Shown | undefined;
  item: Item | undefined;
  design: ItemDesign | undefined;
  reason: ScanReason | undefined;
  first: RedemptionRow | undefined;
}

const nothing = { shown: undefined, item: undefined, design: undefined, first: undefined };

export async function judge(tx: Executor, scan: Scan): Promise<Judged> {
  const { shown, reason } = await readCode(tx, scan.code, scan.scanned_at);
  if (shown === undefined) return { ...nothing, reason };
  const clock = clockIsRight(scan.scanned_at, scan.received_at) ? undefined : 'clock-wrong';
  const judged =
    shown.kind === 'item'
      ? await judgeItem(tx, scan, shown, reason ?? clock)
      : await judgePass(tx, scan, shown, reason ?? clock);
  return tellsNothing(judged.reason ?? null) ? { ...nothing, reason: judged.reason } : judged;
}

/** A reason that was found before stands, once it is sure that the item is of this club at all. */
async function judgeItem(
  tx: Executor,
  scan: Scan,
  shown: Shown,
  before: ScanReason | undefined,
): Promise<Judged> {
  const { subject_id } = shown;
  const item = (await (scan.lock ? lockItems : loadItems)(tx, [subject_id])).get(subject_id);
  const design = item && (await loadDesigns(tx, [item.design_id])).get(item.design_id);
  const binding = item && (await findBinding(tx, subject_id));
  const found = whyNotItem({
    club_id: scan.club_id,
    scanned_at: scan.scanned_at,
    item,
    design,
    shower_id: shown.user_id,
    key_id: shown.key_id,
    bound_key_id: boundKey(binding, item?.holder_id ?? null),
  });
  // What tells nothing comes first. That it was handed in helps whoever stands at the door more than that the code is old.
  const stands = found !== undefined && (tellsNothing(found) || found === 'already-redeemed');
  const reason = stands ? found : (before ?? found);
  const first = reason === 'already-redeemed' ? await findAccepted(tx, subject_id) : undefined;
  return { shown, item, design, reason, first };
}

async function judgePass(
  tx: Executor,
  scan: Scan,
  shown: Shown,
  before: ScanReason | undefined,
): Promise<Judged> {
  const { user_id } = shown;
  const member = (await listMemberFacts(tx, scan.club_id, [user_id])).has(user_id);
  const banned = !member && (await isBanned(tx, scan.club_id, user_id));
  const found = whyNotPass({ member, banned });
  return { ...nothing, shown, reason: found ?? before };
}
