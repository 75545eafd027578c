// Owns what scanners read: tickets and passes with their public keys, by pages and by what changed, and the doors.
import type { DoorCount, ScannerItem, ScannerPass } from '@stagepass/contract/redemption/shapes.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { presentTerms } from '#domains/items/public/present-parts.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import { refuseCursor } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { countDoors, listScannerItems, listScannerPasses } from '../scanner.store.ts';

const DAY_MS = 86_400_000;
const PAGE = 500;
/** What was under way when `as_of` was told commits with an earlier time: it is told again, which does no harm. */
const OVERLAP_MS = 120_000;

interface ScannerQuery {
  since?: string | undefined;
  cursor?: string | undefined;
}

interface ScannerPage<Entry> {
  data: Entry[];
  next_cursor: string | null;
  as_of: string;
}

export async function readScannerItems(
  platform: Platform,
  actor: Actor,
  clubId: string,
  query: ScannerQuery,
): Promise<ScannerPage<ScannerItem>> {
  const after = readItemCursor(query.cursor);
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'manage-content');
  const now = platform.clock.now();
  const rows = await listScannerItems(platform.db, {
    club_id: club.id,
    not_over_before: new Date(now.getTime() - DAY_MS),
    since: sinceOf(query),
    after,
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => ({ ...row, holder_name: row.holder_name ?? '' })),
    next_cursor: rows.length > PAGE && last ? `${last.design_id}.${last.number}` : null,
    as_of: now.toISOString(),
  };
}

function sinceOf({ since }: ScannerQuery): Date | null {
  return since === undefined ? null : new Date(new Date(since).getTime() - OVERLAP_MS);
}

function readItemCursor(cursor: string | undefined): { design_id: string; number: number } | undefined {
  if (cursor === undefined) return undefined;
  const [design_id = '', number = '', ...rest] = cursor.split('.');
  if (rest.length > 0 || !isId(design_id) || !/^[1-9]\d{0,7}$/.test(number)) return refuseCursor();
  return { design_id, number: Number(number) };
}

export async function readScannerPasses(
  platform: Platform,
  actor: Actor,
  clubId: string,
  query: ScannerQuery,
): Promise<ScannerPage<ScannerPass>> {
  if (query.cursor !== undefined && !isId(query.cursor)) return refuseCursor();
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'manage-content');
  const now = platform.clock.now();
  const asked = { club_id: club.id, since: sinceOf(query), after: query.cursor, limit: PAGE + 1 };
  const rows = await listScannerPasses(platform.db, asked);
  const shown = rows.slice(0, PAGE);
  return {
    data: shown.map(({ revoked_at, tier_id, tier_rank, tier_name, tier_hue, ...row }) => ({
      ...row,
      revoked: revoked_at !== null,
      tier:
        tier_id === null
          ? null
          : { id: tier_id, rank: tier_rank ?? 0, name: tier_name ?? '', hue: tier_hue ?? 0 },
    })),
    next_cursor: rows.length > PAGE ? (shown.at(-1)?.key_id ?? null) : null,
    as_of: now.toISOString(),
  };
}

const DOORS_SHOWN_MS = 3 * DAY_MS;

export async function listDoors(platform: Platform, actor: Actor, clubId: string): Promise<DoorCount[]> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'manage-content');
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
