// Owns the deeds of the market: buying, putting an own copy up, another price, taking it back. Money moves once each.
import type { MarketItem } from '@stagepass/contract/market/shapes.ts';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { invalidateTrade } from './invalidate.ts';
import { marketItemKey } from './market.ts';

export function useBuy(listingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expected_price_cents: number) => {
      const body = { expected_price_cents };
      return callOnce(`buy/${listingId}`, 'POST /listings/:id/buy', { params: { id: listingId }, body });
    },
    onSettled: () => Promise.all([invalidateTrade(client), invalidateTokens(client)]),
  });
}

/** The price, and the royalty that the seller was shown with it. */
interface Asked {
  price_cents: number;
  royalty_bp: number;
}

export function useSell(itemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ price_cents, royalty_bp }: Asked) => {
      const body = { price_cents, expected_royalty_bp: royalty_bp };
      return callOnce(`sell/${itemId}`, 'POST /items/:id/listing', { params: { id: itemId }, body });
    },
    onSettled: () => invalidateTrade(client),
  });
}

export function useNewPrice(listingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ price_cents }: Pick<Asked, 'price_cents'>) =>
      callData('PATCH /listings/:id', { params: { id: listingId }, body: { price_cents } }),
    onSettled: () => invalidateTrade(client),
  });
}

export function useTakeBack(listingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('DELETE /listings/:id', { params: { id: listingId } }),
    onSuccess: (listing) => {
      const item: MarketItem = { type: 'listing', listing };
      client.setQueryData(marketItemKey(listingId), item);
    },
    onSettled: () => invalidateTrade(client),
  });
}

/** What the holder would get at a price; the last answer stays while the next is on its way. */
export function useResaleQuote(itemId: string, price_cents: number | null) {
  return useCall(
    'GET /items/:id/listing-quote',
    { params: { id: itemId }, query: { price_cents: price_cents ?? 0 } },
    {
      key: ['market', 'resale-quote', itemId, price_cents],
      enabled: price_cents !== null,
      placeholderData: keepPreviousData,
    },
  );
}
