// Owns the list of what is held on a fan's accounts, and what a search finds in it.
import type { WalletHold } from '@stagepass/contract/ledger/shapes.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubRefs } from '../public/club-refs.ts';
import { heldFor } from '../public/held-for-slot.ts';
import { isHoldFound, wordsOf } from '../statement-words.rules.ts';
import { byId, listOpenHolds, type OpenHoldRow } from '../wallet.store.ts';

/** What one search looks at; the next goes on from there. */
const LOOKED_AT = 200;

export async function listHolds(
  platform: Platform,
  { user_id }: SignedIn,
  { q, ...asked }: PageAsked & { q?: string | undefined },
): Promise<Page<WalletHold>> {
  const words = wordsOf(q);
  const read = words.length === 0 ? asked : { ...asked, limit: LOOKED_AT };
  const { rows, next_cursor } = await byId.page(read, (page) => listOpenHolds(platform.db, user_id, page));
  const holds = await presentHolds(platform, rows);
  if (words.length === 0) return { data: holds, next_cursor };
  const found = holds.filter((hold) =>
    isHoldFound(
      { kind: hold.kind, amount: hold.amount_cents },
      { itemName: hold.item?.name, clubName: hold.club?.name },
      words,
    ),
  );
  const data = found.slice(0, asked.limit);
  const last = data.at(-1);
  const isCut = found.length > data.length && last !== undefined;
  return { data, next_cursor: isCut ? byId.write({ id: last.id }) : next_cursor };
}

async function presentHolds(platform: Platform, rows: readonly OpenHoldRow[]): Promise<WalletHold[]> {
  const clubs = await loadClubRefs(
    platform,
    platform.db,
    rows.map((row) => row.club_id),
  );
  const auctions = rows.flatMap((row) => (row.cause_kind === 'auction' ? [row.cause_id] : []));
  const held = await heldFor.read()(platform, auctions);
  return rows.map((row) => {
    const { current_bid_cents = null, ...item } = held.get(row.cause_id) ?? {};
    return {
      id: row.id,
      asset_id: row.asset_id,
      amount_cents: row.amount,
      kind: row.kind,
      cause: { kind: row.cause_kind, id: row.cause_id },
      club: clubs(row.club_id),
      item: 'name' in item ? item : null,
      current_bid_cents,
      placed_at: row.placed_at.toISOString(),
    };
  });
}
