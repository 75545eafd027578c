// Owns the deeds of a bidder: a bid with its hidden maximum, and buying at once; each with a key that outlives a lost answer.
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { callOnce } from '#platform/api/once.ts';
import { didFittingAct } from '#platform/push/fitting-act.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { auctionsChanged } from '../public/invalidate.ts';
import { auctionKey, refreshAuction } from './auction.ts';

export interface Bid {
  amount: number;
  max_cents?: number;
}

export function usePlaceBid(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Bid) => callOnce(`bid/${id}`, 'POST /auctions/:id/bids', { params: { id }, body }),
    onSuccess: (outcome) => {
      didFittingAct('bid');
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
      void auctionsChanged(client);
      void invalidateLedger(client);
    },
  });
}

export function useBuyNow(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expected_price_cents: number) => {
      const body = { expected_price_cents };
      return callOnce(`buy-now/${id}`, 'POST /auctions/:id/buy-now', { params: { id }, body });
    },
    onSettled: () => {
      refreshAuction(client, id);
      void invalidateLedger(client);
      void invalidateItems(client);
    },
  });
}

export function useBids(id: string) {
  return usePages(
    'GET /auctions/:id/bids',
    { params: { id }, query: { limit: 50 } },
    { key: ['auctions', 'bids', id] },
  );
}
