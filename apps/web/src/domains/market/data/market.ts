// Owns what the market is asked: a club's offers by tab and filter, one offer, its price to the cent, past prices.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import type { MarketTab } from '../public/paths.ts';

type Query = NonNullable<CallInput<'GET /clubs/:id/market'>['query']>;

export interface Wanted {
  tab: MarketTab;
  quality: NonNullable<Query['quality']> | null;
  kind: NonNullable<Query['kind']> | null;
  sort: NonNullable<Query['sort']>;
  /** Of the store. */
  paid_in: NonNullable<Query['paid_in']> | null;
  q: string;
  design: string | null;
}

export function useMarket(clubId: string, { tab, quality, kind, sort, paid_in, q, design }: Wanted) {
  return usePages(
    'GET /clubs/:id/market',
    {
      params: { id: clubId },
      query: {
        tab,
        sort,
        quality: quality ?? undefined,
        kind: kind ?? undefined,
        paid_in: paid_in ?? undefined,
        design: design ?? undefined,
        q: q || undefined,
      },
    },
    { key: ['market', 'club', clubId, tab, quality, kind, sort, paid_in, q, design], keepPrevious: true },
  );
}

/** What the store sells for the club's fan token, the cheapest first. */
export function useForTokens(clubId: string) {
  return usePages(
    'GET /clubs/:id/market',
    { params: { id: clubId }, query: { tab: 'store', sort: 'cheapest', paid_in: 'token', limit: 2 } },
    { key: ['market', 'club', clubId, 'for-tokens'] },
  );
}

export const marketItemKey = (id: string) => ['market', 'item', id] as const;

export function useMarketItem(id: string) {
  return useCall('GET /market-items/:id', { params: { id } }, { key: marketItemKey(id) });
}

/** Never from memory: what is shown here is paid. */
export function useQuote(id: string) {
  return useCall(
    'GET /market-items/:id/quote',
    { params: { id } },
    { key: ['market', 'quote', id], staleTime: 0, gcTime: 0 },
  );
}

export function usePrices(designId: string) {
  return useCall(
    'GET /item-designs/:id/prices',
    { params: { id: designId }, query: { days: 90 } },
    { key: ['market', 'prices', designId] },
  );
}
