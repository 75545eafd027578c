// Owns the end of everything that sells a design, and of the one listing that a copy is in: its event was cancelled.
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/executor.ts';
import { takeBack } from '../actions/resell-item.ts';
import { endStoreListing } from '../end-store-listing.ts';
import { findOpenOf, lockListing } from '../listings.store.ts';

const inStore = prepared<{ id: string }>(
  'market-store-listings-of-design',
  `select id from listings where design_id = any($1::uuid[]) and kind = 'store' and state <> 'closed' order by id`,
);

/** Locks each listing, so that whoever buys meanwhile is in time or told that it is over. Before any lock of a design or a copy. */
export async function endStoreListingsOf(tx: Tx, designIds: readonly string[], at: Date): Promise<void> {
  for (const { id } of await inStore(tx, [designIds])) {
    const row = await lockListing(tx, id);
    if (row !== undefined && row.state !== 'closed') await endStoreListing(tx, row, at);
  }
}

/** The copy is its holder's own again. Nothing happens where it was sold meanwhile. */
export async function endResaleOf(tx: Tx, itemId: string, at: Date): Promise<void> {
  const open = await findOpenOf(tx, itemId);
  const row = open && (await lockListing(tx, open.id));
  if (row?.state === 'open' || row?.state === 'paused') await takeBack(tx, row, at);
}
