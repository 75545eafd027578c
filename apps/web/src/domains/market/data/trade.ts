// Owns the deeds of the market: buying, putting an own copy up, another price, taking it back. Money moves once each.
import type { MarketItem } from '@stagepass/contract/market/shapes.ts';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { marketItemKey } from './market.ts';

/** After anything was sold, listed or taken back: shelves, inventory and purse are others. */
export function refreshTrade(client: QueryClient): void {
  for (const noun of ['market', 'items', 'ledger']) void client.invalidateQueries({ queryKey: [noun] });
}

export function useBuy(listingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (expected_price_cents: number) => {
      const body = { expected_price_cents };
      return (
        await callOnce(`buy/${listingId}`, body, (idempotencyKey) =>
          call('POST /listings/:id/buy', { params: { id: listingId }, body }, { idempotencyKey }),
        )
      ).data;
    },
    onSettled: () => refreshTrade(client),
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
    mutationFn: async ({ price_cents, royalty_bp }: Asked) => {
      const body = { price_cents, expected_royalty_bp: royalty_bp };
      return (
        await callOnce(`sell/${itemId}`, body, (idempotencyKey) =>
          call('POST /items/:id/listing', { params: { id: itemId }, body }, { idempotencyKey }),
        )
      ).data;
    },
    onSettled: () => refreshTrade(client),
  });
}

export function useNewPrice(listingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ price_cents }: Pick<Asked, 'price_cents'>) =>
      (await call('PATCH /listings/:id', { params: { id: listingId }, body: { price_cents } })).data,
    onSettled: () => refreshTrade(client),
  });
}

export function useTakeBack(listingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call('DELETE /listings/:id', { params: { id: listingId } })).data,
    onSuccess: (listing) => {
      const item: MarketItem = { type: 'listing', listing };
      client.setQueryData(marketItemKey(listingId), item);
    },
    onSettled: () => refreshTrade(client),
  });
}

/** What the holder would get at a price; the last answer stays while the next is on its way. */
export function useResaleQuote(itemId: string, price_cents: number | null) {
  return useQuery({
    queryKey: ['market', 'resale-quote', itemId, price_cents],
    queryFn: async ({ signal }) =>
      (
        await call(
          'GET /items/:id/listing-quote',
          { params: { id: itemId }, query: { price_cents: price_cents ?? 0 } },
          { signal },
        )
      ).data,
    enabled: price_cents !== null,
    placeholderData: keepPreviousData,
  });
}
