// Owns the reading of scans: a club's for its staff, and what somebody handed in themselves.

import type { RedemptionEntry, ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadDesigns, loadItems } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { presentScans } from '../present-scans.ts';
import { byReceipt, byTimeOfScan, listRedemptionsOf, listScanRows, type ScanFilter } from '../scans.store.ts';

const PAGE = 30;

export async function listScans(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { cursor, limit, ...filter }: ScanFilter & PageAsked,
): Promise<Page<ScanView>> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'scan');
  const { rows, next_cursor } = await byReceipt.page({ cursor, limit }, (page) =>
    listScanRows(platform.db, club.id, filter, page),
  );
  return { data: await presentScans(platform, platform.db, club, rows), next_cursor };
}

/** Five queries, whatever the size of the page. */
export async function listRedemptions(
  platform: Platform,
  actor: Actor,
  { kind, cursor }: { kind?: 'item' | 'pass' | undefined; cursor?: string | undefined },
): Promise<Page<RedemptionEntry>> {
  const { db } = platform;
  const { rows, next_cursor } = await byTimeOfScan.page({ cursor, limit: PAGE }, (page) =>
    listRedemptionsOf(db, signedIn(actor).user_id, kind, page),
  );
  const items = await loadItems(
    db,
    rows.flatMap((row) => row.item_id ?? []),
  );
  const designs = await loadDesigns(
    db,
    rows.flatMap((row) => row.design_id ?? []),
  );
  const cards = await presentDesigns(platform, db, [...designs.values()]);
  const clubs = await loadClubCards(
    platform,
    db,
    rows.map((row) => row.club_id),
    { suspended: true },
  );
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.kind ?? 'pass',
      club: clubs.get(row.club_id) ?? null,
      design: cards.get(row.design_id ?? '') ?? null,
      item_id: row.item_id,
      number: items.get(row.item_id ?? '')?.number ?? null,
      place: designs.get(row.design_id ?? '')?.redeem_place ?? '',
      scanner: row.scanner,
      redeemed_at: row.scanned_at.toISOString(),
      voided_at: row.voided_at?.toISOString() ?? null,
    })),
    next_cursor,
  };
}
