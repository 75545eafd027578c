// Owns the making of copies that a store sells to many at once, each with its own payment, in one round trip.
import { assert } from '@stagepass/base/assert.ts';
import { itemsIssued } from '@stagepass/contract/items/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertSoldCopies, lockDesigns, type SoldCopy } from '../sold-copies.store.ts';
import type { ItemDesign, Minted } from './item.ts';

/** Under lock, in the order of their ids: what is left of them stays so. Before any account of the ledger. */
export async function lockDesignsToSell(tx: Tx, ids: readonly string[]): Promise<Map<string, ItemDesign>> {
  const rows = await lockDesigns(tx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

export type Sold = Omit<SoldCopy, 'id'>;

/** In their order. That there is a copy for each is known to whoever locked the designs. */
export async function mintSold(
  platform: Platform,
  tx: Tx,
  sold: readonly Sold[],
  at: Date,
): Promise<Minted[]> {
  if (sold.length === 0) return [];
  const rows = sold.map((one) => ({ ...one, id: newId(platform) }));
  const minted = new Map((await insertSoldCopies(tx, rows, at)).map((made) => [made.item_id, made]));
  const made = rows.map((row) => {
    const copy = minted.get(row.id);
    assert(copy !== undefined, 'a mint answers every copy');
    return copy;
  });
  const copies = made.map((copy, place) => ({ ...copy, user_id: sold[place]?.buyer_id ?? '' }));
  await tx.emit(itemsIssued, { origin: 'store', copies });
  return made;
}
