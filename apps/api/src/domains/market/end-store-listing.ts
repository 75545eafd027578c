// Owns the end of a listing in the store: copies that had come back to it are in the club's hand again.
import { lockItemsIn } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import type { Tx } from '#platform/db/db.ts';
import { updateListing } from './listings.store.ts';
import type { ListingRow } from './tables.ts';

/** The listing is locked, so that nobody buys what is released here. */
export async function endStoreListing(tx: Tx, row: ListingRow, at: Date): Promise<void> {
  const place = { kind: 'listing', id: row.id } as const;
  for (const item_id of row.returned === 0 ? [] : await lockItemsIn(tx, place))
    await moveItem(tx, {
      item_id,
      from: { holder_id: null, state: 'escrowed', place },
      to: { holder_id: null, state: 'held' },
      event: 'released',
      at,
    });
  await updateListing(tx, row.id, { state: 'closed', ended_at: at, returned: 0 });
}
