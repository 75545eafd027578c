// Owns the taking of scans: each in a transaction of its own, the first of an item wins, the same scan is the same scan.
import { passShown, redeemed } from '@stagepass/contract/redemption/events.ts';
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type Judged, judge } from '../judge.ts';
import { presentScans } from '../present-scans.ts';
import { findScan, insertScan, useTypedCode } from '../scans.store.ts';
import type { RedemptionRow } from '../tables.ts';

export interface GivenScan {
  scan_id: string;
  code: string;
  scanned_at: string;
}

/** In the order sent. One by one: of two scans of one item in the same queue, the earlier one wins. */
export async function sendScans(
  platform: Platform,
  actor: Actor,
  { id, scanner, scans }: { id: string; scanner: string; scans: readonly GivenScan[] },
): Promise<ScanView[]> {
  const { club } = await loadClubFor(platform, platform.db, actor, id, 'scan');
  const staff_id = signedIn(actor).user_id;
  const rows: RedemptionRow[] = [];
  for (const scan of scans) rows.push(await takeScan(platform, { club, staff_id, scanner, scan }));
  return presentScans(platform, platform.db, club, rows);
}

interface Taken {
  club: Club;
  staff_id: string;
  scanner: string;
  scan: GivenScan;
}

export async function takeScan(
  platform: Platform,
  { club, staff_id, scanner, scan }: Taken,
): Promise<RedemptionRow> {
  return platform.db.transaction(async (tx) => {
    const before = await findScan(tx, club.id, scan.scan_id);
    if (before !== undefined) return before;
    const received_at = platform.clock.now();
    const scanned_at = new Date(scan.scanned_at);
    const judged = await judge(tx, {
      club_id: club.id,
      code: scan.code,
      scanned_at,
      received_at,
      lock: true,
    });
    // Whoever sent the same scan at the same time had the item's lock first: their answer is this one's too.
    const meanwhile = await findScan(tx, club.id, scan.scan_id);
    if (meanwhile !== undefined) return meanwhile;
    const { shown, item, first } = judged;
    // A pass has no item whose lock lets one be first: its typed code is good once all the same.
    const spent = judged.reason === undefined && (await isSpent(tx, judged, received_at));
    const reason = spent ? 'stale' : judged.reason;
    const row = await insertScan(tx, {
      id: newId(platform),
      club_id: club.id,
      scan_id: scan.scan_id,
      kind: shown?.kind ?? null,
      item_id: item?.id ?? null,
      design_id: item?.design_id ?? null,
      user_id: shown?.user_id ?? null,
      key_id: shown?.key_id ?? null,
      staff_id,
      scanner,
      scanned_at,
      received_at,
      verdict: reason === undefined ? 'accepted' : first === undefined ? 'refused' : 'conflict',
      reason: reason ?? null,
      first_id: first?.id ?? null,
    });
    if (row === undefined) return (await findScan(tx, club.id, scan.scan_id)) as RedemptionRow;
    if (reason === undefined) await redeem(tx, row, judged);
    tellShower(platform, tx, club, row);
    return row;
  });
}

/** Uses a typed code up; true where somebody did so first. */
async function isSpent(tx: Tx, { shown }: Judged, at: Date): Promise<boolean> {
  const hash = shown?.typed_hash ?? null;
  return hash !== null && !(await useTypedCode(tx, hash, at));
}

async function redeem(tx: Tx, row: RedemptionRow, { shown, item }: Judged): Promise<void> {
  const ids = { redemption_id: row.id, club_id: row.club_id, staff_id: row.staff_id };
  if (shown === undefined) return;
  if (item === undefined) {
    await tx.emit(passShown, { ...ids, user_id: shown.user_id });
    return;
  }
  await moveItem(tx, {
    item_id: item.id,
    from: { holder_id: shown.user_id, state: 'held' },
    to: { holder_id: shown.user_id, state: 'redeemed' },
    event: 'redeemed',
    at: row.received_at,
  });
  await tx.emit(redeemed, {
    ...ids,
    item_id: item.id,
    design_id: item.design_id,
    user_id: shown.user_id,
  });
}

/** The phone that shows the code says at once what became of it. */
function tellShower(platform: Platform, tx: Tx, club: Club, row: RedemptionRow): void {
  const { user_id, kind } = row;
  if (user_id === null || kind === null) return;
  tx.afterCommit(() =>
    platform.realtime.toUser(user_id, 'codeScanned', {
      kind,
      subject_id: row.item_id ?? user_id,
      verdict: row.verdict,
      club_name: club.name,
    }),
  );
}
