// Owns what an ended auction came to, in words for those who manage it.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionCard, AuctionSale } from '@stagepass/contract/auctions/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { manageAuctionsCopy } from '../manage-copy.ts';

type Words = Copy<typeof manageAuctionsCopy>;

export function soldWords({ buyer, paid_cents }: AuctionSale, copy: Words): string {
  return copy.soldTo({ name: buyer?.display_name ?? copy.buyerGone, price: formatUsd(paid_cents) });
}

/** A reserve without a bid is not met either: that nobody bid says more. */
export function endedWords(
  { state, bid_count, reserve }: Pick<AuctionCard, 'state' | 'bid_count' | 'reserve'>,
  { row }: Words,
): string | null {
  if (state === 'scheduled' || state === 'live') return null;
  if (state !== 'unsold') return row[state];
  if (bid_count === 0) return row.noBids;
  return reserve === 'not-met' ? row.reserveNotMet : row.unsold;
}
