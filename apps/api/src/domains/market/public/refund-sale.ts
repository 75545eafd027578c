// Owns the store's part of a refund: the listing that sold the copy has it back, unless it has ended.
import { assert } from '@stagepass/base/assert.ts';
import type { Executor } from '#platform/db/executor.ts';
import { lockListing } from '../listings.store.ts';
import { insertRefund, type RefundedSale } from '../refunds.store.ts';

/** Locks the listing: before its copy, as every sale does. Answers whether it still sells, so that it takes the copy back. */
export async function lockStockOf(tx: Executor, listingId: string): Promise<boolean> {
  const listing = await lockListing(tx, listingId);
  assert(listing?.kind === 'store', 'a store sale is of a listing of the store');
  return listing.state !== 'closed';
}

/** The listing is locked, and its copy has moved in the same transaction. */
export async function recordRefundedSale(tx: Executor, sale: RefundedSale): Promise<void> {
  await insertRefund(tx, sale);
}
