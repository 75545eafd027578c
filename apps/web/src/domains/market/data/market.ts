// Owns what the market is asked: a club's offers by tab and filter, one offer, its price to the cent, past prices.
import type { CallInput } from '@stagepass/contract/client.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import type { MarketTab } from '../public/paths.ts';

type Query = NonNullable<CallInput<'GET /clubs/:id/market'>['query']>;

export interface Wanted {
  tab: MarketTab;
  quality: NonNullable<Query['quality']> | null;
  kind: NonNullable<Query['kind']> | null;
  sort: NonNullable<Query['sort']>;
  q: string;
  design: string | null;
}

export function useMarket(clubId: string, { tab, quality, kind, sort, q, design }: Wanted) {
  return useInfiniteQuery({
    queryKey: ['market', 'club', clubId, tab, quality, kind, sort, q, design],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/market',
        {
          params: { id: clubId },
          query: {
            tab,
            sort,
            ...(quality === null ? {} : { quality }),
            ...(kind === null ? {} : { kind }),
            ...(design === null ? {} : { design }),
            ...(q === '' ? {} : { q }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    placeholderData: keepPreviousData,
  });
}

export const marketItemKey = (id: string) => ['market', 'item', id] as const;

export function useMarketItem(id: string) {
  return useQuery({
    queryKey: marketItemKey(id),
    queryFn: async ({ signal }) => (await call('GET /market-items/:id', { params: { id } }, { signal })).data,
  });
}

/** Never from memory: what is shown here is paid. */
export function useQuote(id: string) {
  return useQuery({
    queryKey: ['market', 'quote', id],
    queryFn: async ({ signal }) =>
      (await call('GET /market-items/:id/quote', { params: { id } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

export function usePrices(designId: string) {
  return useQuery({
    queryKey: ['market', 'prices', designId],
    queryFn: async ({ signal }) =>
      (
        await call(
          'GET /item-designs/:id/prices',
          { params: { id: designId }, query: { days: 90 } },
          { signal },
        )
      ).data,
  });
}
