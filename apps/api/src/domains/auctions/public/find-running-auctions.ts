// Owns how search finds auctions that run: a bounded look at those that end first, and their cards.

import { loadDesigns } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import type { AuctionsWanted, FoundAuction } from '#domains/search/public/found-auctions.ts';
import type { Platform } from '#platform/platform.ts';
import { type FoundAuctionRow, listFoundAuctions } from '../auctions.store.ts';

export async function findRunningAuctions(
  platform: Platform,
  wanted: AuctionsWanted,
): Promise<FoundAuction[]> {
  const { db } = platform;
  const rows = await listFoundAuctions(db, { ...wanted, now: platform.clock.now() });
  if (rows.length === 0) return [];
  const loaded = await loadDesigns(
    db,
    rows.map((row) => row.design_id),
  );
  const designs = await presentDesigns(platform, db, [...loaded.values()]);
  return rows.map((row) => {
    const picture = designs.get(row.design_id)?.picture?.small_url ?? null;
    return { id: row.id, score: row.score, card: cardOf(row, picture) };
  });
}

function cardOf(row: FoundAuctionRow, picture_url: string | null): FoundAuction['card'] {
  return {
    kind: 'auction',
    id: row.id,
    title: row.title,
    text: row.club_name,
    path: `/market-item/${row.id}`,
    picture_url,
    author: null,
    club_id: row.club_id,
    state: 'shown',
    auction: {
      id: row.id,
      price_cents: row.price ?? row.start_amount,
      bid_count: row.bid_count,
      ends_at: row.ends_at.toISOString(),
    },
  };
}
