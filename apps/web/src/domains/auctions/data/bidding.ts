// Owns the deeds of a bidder: a bid with its hidden maximum, and buying at once; each with a key that outlives a lost answer.
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { callOnce } from '#platform/api/once.ts';
import { auctionKey, refreshAuction } from './auction.ts';

export interface Bid {
  amount: number;
  max_cents?: number;
}

export function usePlaceBid(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Bid) =>
      (
        await callOnce(`bid/${id}`, body, (idempotencyKey) =>
          call('POST /auctions/:id/bids', { params: { id }, body }, { idempotencyKey }),
        )
      ).data,
    onSuccess: (outcome) => {
      // What it says of the time is as old as before.
      const updatedAt = client.getQueryState(auctionKey(id))?.dataUpdatedAt;
      client.setQueryData<AuctionView>(
        auctionKey(id),
        (known) =>
          known === undefined || known.mine === null || outcome.bid_count < known.bid_count
            ? known
            : {
                ...known,
                next_amount: outcome.next_amount,
                bid_count: outcome.bid_count,
                ends_at: outcome.ends_at,
                reserve: outcome.reserve,
                mine: {
                  ...known.mine,
                  leading: outcome.outcome === 'leading',
                  outbid: outcome.outcome === 'outbid',
                  max_cents: outcome.outcome === 'leading' ? outcome.held_cents : null,
                },
              },
        updatedAt === undefined ? {} : { updatedAt },
      );
    },
    onSettled: (_outcome, error) => {
      if (error !== null && isApiError(error) && error.status === 0) return;
      refreshAuction(client, id);
      void client.invalidateQueries({ queryKey: ['auctions', 'bids', id] });
      void client.invalidateQueries({ queryKey: ['ledger'] });
    },
  });
}

export function useBuyNow(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (expected_price_cents: number) => {
      const body = { expected_price_cents };
      return (
        await callOnce(`buy-now/${id}`, body, (idempotencyKey) =>
          call('POST /auctions/:id/buy-now', { params: { id }, body }, { idempotencyKey }),
        )
      ).data;
    },
    onSettled: () => {
      refreshAuction(client, id);
      void client.invalidateQueries({ queryKey: ['ledger'] });
      void client.invalidateQueries({ queryKey: ['items'] });
    },
  });
}

export function useBids(id: string) {
  return useInfiniteQuery({
    queryKey: ['auctions', 'bids', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /auctions/:id/bids',
        { params: { id }, query: { limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}
