// Owns what scanners read: tickets and passes with their public keys, by pages and by what changed, and the doors.

import type { DoorCount, ScannerItem, ScannerPass } from '@stagepass/contract/redemption/shapes.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { presentTerms } from '#domains/items/public/present-parts.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byKey, byNumber, countDoors, listScannerItems, listScannerPasses } from '../scanner.store.ts';

const DAY_MS = 86_400_000;
const PAGE = 500;
/** What was under way when `as_of` was told commits with an earlier time: it is told again, which does no harm. */
const OVERLAP_MS = 120_000;

interface ScannerQuery {
  since?: string | undefined;
  cursor?: string | undefined;
}

type ScannerPage<Entry> = Page<Entry> & { as_of: string };

export async function readScannerItems(
  platform: Platform,
  actor: Actor,
  clubId: string,
  query: ScannerQuery,
): Promise<ScannerPage<ScannerItem>> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'scan');
  const now = platform.clock.now();
  const asked = {
    club_id: club.id,
    not_over_before: new Date(now.getTime() - DAY_MS),
    since: sinceOf(query),
  };
  const { rows, next_cursor } = await byNumber.page({ cursor: query.cursor, limit: PAGE }, (page) =>
    listScannerItems(platform.db, asked, page),
  );
  return {
    data: rows.map(({ first_scanner, first_at, first_staff, ...row }) => ({
      ...row,
      holder_name: row.holder_name ?? '',
      first:
        first_at === null
          ? null
          : {
              scanner: first_scanner ?? '',
              scanned_at: first_at.toISOString(),
              staff_name: first_staff ?? '',
            },
    })),
    next_cursor,
    as_of: now.toISOString(),
  };
}

function sinceOf({ since }: ScannerQuery): Date | null {
  return since === undefined ? null : new Date(new Date(since).getTime() - OVERLAP_MS);
}

export async function readScannerPasses(
  platform: Platform,
  actor: Actor,
  clubId: string,
  query: ScannerQuery,
): Promise<ScannerPage<ScannerPass>> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'scan');
  const now = platform.clock.now();
  const { rows, next_cursor } = await byKey.page({ cursor: query.cursor, limit: PAGE }, (page) =>
    listScannerPasses(platform.db, { club_id: club.id, since: sinceOf(query) }, page),
  );
  return {
    data: rows.map(({ revoked_at, tier_id, tier_rank, tier_name, tier_hue, ...row }) => ({
      ...row,
      revoked: revoked_at !== null,
      tier:
        tier_id === null
          ? null
          : { id: tier_id, rank: tier_rank ?? 0, name: tier_name ?? '', hue: tier_hue ?? 0 },
    })),
    next_cursor,
    as_of: now.toISOString(),
  };
}

const DOORS_SHOWN_MS = 3 * DAY_MS;

export async function listDoors(platform: Platform, actor: Actor, clubId: string): Promise<DoorCount[]> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'scan');
  const since = new Date(platform.clock.now().getTime() - DOORS_SHOWN_MS);
  const counts = await countDoors(platform.db, club.id, since);
  const designs = await loadDesigns(
    platform.db,
    counts.map((count) => count.design_id),
  );
  const cards = await presentDesigns(platform, platform.db, [...designs.values()]);
  return counts.flatMap(({ design_id, redeemed, total }) => {
    const row = designs.get(design_id);
    const [design, redeemable] = [cards.get(design_id), row && presentTerms(row)];
    return design && redeemable ? [{ design, redeemable, redeemed, total }] : [];
  });
}
