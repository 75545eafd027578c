// Owns how scans become what staff see: a fixed number of queries, however many there are.
import { levelAt } from '@stagepass/base/level.ts';
import type { FirstScan, ScannedItem, ScannedPass, ScanView } from '@stagepass/contract/redemption/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Item, ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns, loadItems } from '#domains/items/public/load-items.ts';
import { presentItemPicture, presentTerms } from '#domains/items/public/present-parts.ts';
import { memberXp } from '#domains/memberships/public/xp-slot.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listMemberFacts } from './members.store.ts';
import { listByIds } from './scans.store.ts';
import type { RedemptionRow } from './tables.ts';

export function presentScannedItem(platform: Platform, item: Item, design: ItemDesign): ScannedItem {
  return {
    id: item.id,
    design_id: design.id,
    name: design.name,
    kind: design.kind,
    quality: design.quality,
    number: item.number,
    edition_size: design.edition_size,
    picture_url: presentItemPicture(platform, design.picture)?.small_url ?? null,
    redeemable: presentTerms(design),
  };
}

export async function loadPasses(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Map<string, ScannedPass>> {
  const members = await listMemberFacts(tx, clubId, userIds);
  if (members.size === 0) return new Map();
  const xp = await memberXp.read().ofMembers(tx, clubId, [...members.keys()]);
  return new Map(
    [...members.values()].map((row) => [
      row.user_id,
      {
        number: row.number,
        role: row.role,
        tier:
          row.tier_id === null
            ? null
            : {
                id: row.tier_id,
                rank: row.tier_rank ?? 0,
                name: row.tier_name ?? '',
                hue: row.tier_hue ?? 0,
              },
        joined_at: row.joined_at.toISOString(),
        level: levelAt(xp.get(row.user_id) ?? 0),
      },
    ]),
  );
}

/** In the order of the rows. */
export async function presentScans(
  platform: Platform,
  tx: Executor,
  club: Pick<Club, 'id'>,
  rows: readonly RedemptionRow[],
): Promise<ScanView[]> {
  if (rows.length === 0) return [];
  const firsts = new Map((await listByIds(tx, ids(rows, 'first_id'))).map((row) => [row.id, row]));
  const items = await loadItems(tx, ids(rows, 'item_id'));
  const designs = await loadDesigns(tx, ids(rows, 'design_id'));
  const people = await loadUserCards(platform, tx, [
    ...ids(rows, 'user_id'),
    ...ids(rows, 'staff_id'),
    ...ids(rows, 'voided_by'),
    ...[...firsts.values()].map((row) => row.staff_id),
  ]);
  const passes = await loadPasses(
    tx,
    club.id,
    ids(
      rows.filter((row) => row.kind === 'pass'),
      'user_id',
    ),
  );
  const card = (id: string | null | undefined) => people.get(id ?? '') ?? null;
  return rows.map((row) => {
    const item = items.get(row.item_id ?? '');
    const design = designs.get(row.design_id ?? '');
    const first = firsts.get(row.first_id ?? '');
    return {
      scan_id: row.scan_id,
      redemption_id: row.id,
      verdict: row.verdict,
      reason: row.reason,
      kind: row.kind,
      person: card(row.user_id),
      item: item && design ? presentScannedItem(platform, item, design) : null,
      pass: row.kind === 'pass' ? (passes.get(row.user_id ?? '') ?? null) : null,
      staff: card(row.staff_id),
      scanner: row.scanner,
      scanned_at: row.scanned_at.toISOString(),
      received_at: row.received_at.toISOString(),
      first: first === undefined ? null : presentFirst(first, card(first.staff_id)),
      voided:
        row.voided_at === null
          ? null
          : { at: row.voided_at.toISOString(), by: card(row.voided_by), reason: row.void_reason ?? '' },
      can: { void: row.verdict === 'accepted' && row.voided_at === null },
    };
  });
}

export function presentFirst(row: RedemptionRow, staff: FirstScan['staff']): FirstScan {
  return {
    redemption_id: row.id,
    staff,
    scanner: row.scanner,
    scanned_at: row.scanned_at.toISOString(),
  };
}

function ids(
  rows: readonly RedemptionRow[],
  column: 'first_id' | 'item_id' | 'design_id' | 'user_id' | 'staff_id' | 'voided_by',
): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}
