// Owns the amounts that are said where somebody is told of an auction: what it starts at, and what the next bid has to be.
import type { Executor } from '#platform/db/executor.ts';
import { nextAmount } from '../auction.rules.ts';
import { findAuction } from '../auctions.store.ts';

/** Null where the auction is gone. */
export async function startAmountOf(tx: Executor, auctionId: string): Promise<number | null> {
  return (await findAuction(tx, auctionId))?.start_amount ?? null;
}

/** The least that beats this price. */
export function nextBidOver(price: number): number {
  return nextAmount({ price, start_amount: price });
}
