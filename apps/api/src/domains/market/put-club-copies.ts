// Owns the way of copies from the club's hand into the store: a listing sells them, under their old numbers, before new ones are made.
import { listingUneven } from '@stagepass/contract/market/errors.ts';
import { lockHeldByClub } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';

export interface PutClubCopies {
  /** Locked, or made in this transaction. */
  listing: { id: string; design_id: string };
  count: number;
  at: Date;
}

/** All of them or none. The caller counts them as `returned`, in the same transaction. */
export async function putClubCopies(tx: Tx, { listing, count, at }: PutClubCopies): Promise<void> {
  if (count === 0) return;
  const ids = await lockHeldByClub(tx, listing.design_id, count);
  if (ids.length < count) fail(listingUneven, { problem: 'fewer-club-copies', left: ids.length });
  const place = { kind: 'listing', id: listing.id } as const;
  for (const item_id of ids)
    await moveItem(tx, {
      item_id,
      from: { holder_id: null, state: 'held' },
      to: { holder_id: null, state: 'escrowed', place },
      event: 'escrowed',
      at,
    });
}
