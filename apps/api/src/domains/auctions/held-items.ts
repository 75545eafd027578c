// Owns what the wallet asks of auctions: which item the money of a bid is held for, and its current bid.
import { isId } from '@stagepass/contract/shapes.ts';
import { loadItems } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import type { HeldFor } from '#domains/ledger/public/held-for-slot.ts';
import { listAuctionsById } from './auctions.store.ts';

export const itemsOfBids: HeldFor = async (platform, auctionIds) => {
  const { db } = platform;
  const rows = await listAuctionsById(db, auctionIds.filter(isId));
  const [designs, items] = await Promise.all([
    presentDesigns(
      platform,
      db,
      rows.map((row) => row.design_id),
    ),
    loadItems(
      db,
      rows.map((row) => row.item_id),
    ),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const design = designs.get(row.design_id);
      const item = items.get(row.item_id);
      if (design === undefined || item === undefined) return [];
      const held = {
        // As the auction's own screen calls it: the item's name may be another one.
        name: row.title,
        number: item.number,
        edition_size: design.edition_size,
        picture_url: design.picture?.small_url ?? null,
        current_bid_cents: row.price,
      };
      return [[row.id, held]];
    }),
  );
};
