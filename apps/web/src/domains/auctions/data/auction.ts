// Owns one auction as the server told it, kept up to date by its room: bids arrive with everything that a watcher sees.

import { BIDS_ALONG } from '@stagepass/base/auction-limits.ts';
import type { AuctionRoomEvents } from '@stagepass/contract/auctions/realtime.ts';
import type { AuctionBid, AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { useRoom } from '#platform/realtime/use-room.ts';
import { useSession } from '#platform/session/session.ts';
import { auctionsChanged } from '../public/invalidate.ts';

invalidateClubs.also(invalidation('auctions'));

export const auctionKey = (id: string) => ['auctions', 'one', id] as const;

/** `first` is what another answer brought along, and when. */
export function useAuction(id: string, first?: { auction: AuctionView; heardAt: number }) {
  return useCall(
    'GET /auctions/:id',
    { params: { id } },
    {
      key: auctionKey(id),
      ...(first === undefined ? {} : { initialData: first.auction, initialDataUpdatedAt: first.heardAt }),
    },
  );
}

function withBids(known: readonly AuctionBid[], heard: readonly AuctionBid[]): AuctionBid[] {
  const bySeq = new Map([...known, ...heard].map((bid) => [bid.seq, bid]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-BIDS_ALONG);
}

/** Pure: an event that is older than what is shown changes nothing. */
export function afterBid(
  auction: AuctionView,
  bid: AuctionRoomEvents['auctionBid'],
  userId: string | undefined,
): AuctionView {
  if (bid.bid_count < auction.bid_count) return auction;
  const leading = userId !== undefined && bid.leader?.id === userId;
  const { mine } = auction;
  const took_part = mine !== null && (mine.leading || mine.outbid);
  return {
    ...auction,
    bid_history: withBids(auction.bid_history, bid.bids),
    bid_count: bid.bid_count,
    next_amount: bid.next_amount,
    ends_at: bid.ends_at,
    reserve: bid.reserve,
    buy_now_cents: null,
    now: bid.now,
    can: { ...auction.can, buy_now: false, cancel: false },
    mine:
      mine === null
        ? null
        : {
            ...mine,
            leading,
            outbid: took_part && !leading,
            // Of the own maximum only the own answer tells.
            max_cents: leading && mine.leading ? mine.max_cents : null,
          },
  };
}

export interface Heard {
  /** Somebody's late bid moved the end. */
  onExtended: () => void;
  /** The viewer led, and does not now. */
  onOutbid: (next_amount: number) => void;
}

/** Watches the lot's room while the screen stands. */
export function useLiveAuction(id: string, heard: Heard): void {
  const client = useQueryClient();
  const session = useSession();
  const again = () => void client.invalidateQueries({ queryKey: auctionKey(id) });
  // Said to the person, too: whoever led must hear of it even where the room was missed.
  useRealtime('auctionOutbid', ({ auction_id }) => (auction_id === id ? again() : undefined));
  useRoom(`auction:${id}`, {
    onWatched: again,
    auctionChanged: again,
    auctionBid: (bid) => {
      const before = client.getQueryData<AuctionView>(auctionKey(id));
      if (before === undefined) return;
      const after = afterBid(before, bid, session?.user_id);
      client.setQueryData(auctionKey(id), after);
      void client.invalidateQueries({ queryKey: ['auctions', 'bids', id] });
      if (Date.parse(after.ends_at) > Date.parse(before.ends_at)) heard.onExtended();
      if (before.mine?.leading && after.mine?.outbid) heard.onOutbid(after.next_amount);
      // Leading by the answer to another phone of mine: what is held has to be asked for.
      if (after.mine?.leading && after.mine.max_cents === null) again();
    },
  });
}

/** Looks once more when the time is up: the first look after the end closes it. */
export function useLookAtEnd(id: string): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => refreshAuction(client, id), 300);
  };
}

export function refreshAuction(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: auctionKey(id) });
  void auctionsChanged(client);
}
