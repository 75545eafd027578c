// Owns what a lot comes to for whoever looks at it: its price, and what the foot of the screen has to say and offer.
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';

/** What it went for, what it stands at, or where it starts. */
export function priceOf(
  auction: Pick<AuctionView, 'start_amount' | 'bid_history'> & { sold_cents?: number | null },
): number {
  return auction.sold_cents ?? auction.bid_history.at(-1)?.amount ?? auction.start_amount;
}

/** Where the viewer stands; each has its sentence, and most have their act. */
export type Standing =
  | 'open'
  | 'leading'
  | 'outbid'
  | 'won'
  | 'lost'
  | 'settled'
  | 'unsold'
  | 'cancelled'
  | 'scheduled'
  | 'settling'
  | NonNullable<AuctionView['cannot_bid']>;

export function standingIn(auction: AuctionView): Standing {
  const { state, mine } = auction;
  if (state === 'settled') return mine?.won ? 'won' : mine?.outbid ? 'lost' : 'settled';
  if (state === 'unsold' || state === 'cancelled' || state === 'scheduled') return state;
  if (state === 'ended') return 'settling';
  if (auction.cannot_bid !== null) return auction.cannot_bid;
  if (mine?.leading) return 'leading';
  return mine?.outbid ? 'outbid' : 'open';
}
