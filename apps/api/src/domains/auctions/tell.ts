// Owns what is said over the socket about auctions: after the commit, to those who watch and to whom it concerns.
import type { AuctionState } from '@stagepass/contract/auctions/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Platform } from '#platform/platform.ts';
import { type AuctionFacts, nextAmount, type Rise, reserveState } from './auction.rules.ts';
import type { AuctionRow } from './tables.ts';

/** Of a batch: enough for anybody's screen, whatever came in at once. */
const MOST_TOLD = 10;

interface NewBids {
  row: Pick<AuctionRow, 'id' | 'title' | 'start_amount'>;
  facts: AuctionFacts;
  rises: readonly Rise[];
  /** Who led before and does not now. */
  outbid: string | null;
  at: Date;
}

/** A crash may lose this: whoever watches fetches anew when the socket is back. */
export function tellBids(platform: Platform, bids: NewBids): void {
  const { row, facts, outbid } = bids;
  const news = {
    amount: facts.price ?? row.start_amount,
    next_amount: nextAmount(facts),
    ends_at: new Date(facts.ends_at).toISOString(),
  };
  if (outbid !== null)
    platform.realtime.toUser(outbid, 'auctionOutbid', { auction_id: row.id, title: row.title, ...news });
  if (bids.rises.length === 0) return;
  tellRoom(platform, bids, news).catch((error: unknown) =>
    platform.log.warn({ error, auction_id: row.id }, 'watchers of an auction could not be told'),
  );
}

async function tellRoom(
  platform: Platform,
  { row, facts, rises, at }: NewBids,
  news: { amount: number; next_amount: number; ends_at: string },
): Promise<void> {
  const shown = rises.slice(-MOST_TOLD);
  const ids = [...shown.map((rise) => rise.user_id), ...(facts.leader_id === null ? [] : [facts.leader_id])];
  const people = await loadUserCards(platform, platform.db, ids);
  platform.realtime.toRoom(`auction:${row.id}`, 'auctionBid', {
    auction_id: row.id,
    ...news,
    bid_count: facts.bid_count,
    reserve: reserveState(facts),
    leader: people.get(facts.leader_id ?? '') ?? null,
    bids: shown.map(({ seq, amount, user_id, automatic }) => ({
      seq,
      amount,
      user: people.get(user_id) ?? null,
      at: at.toISOString(),
      automatic,
    })),
    now: at.toISOString(),
  });
}

export function tellChanged(platform: Platform, auctionId: string, state: AuctionState): void {
  platform.realtime.toRoom(`auction:${auctionId}`, 'auctionChanged', { auction_id: auctionId, state });
}

export function tellWon(
  platform: Platform,
  {
    winner_id,
    ...won
  }: { winner_id: string; auction_id: string; title: string; amount: number; item_id: string },
): void {
  platform.realtime.toUser(winner_id, 'auctionWon', won);
}
