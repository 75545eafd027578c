// Owns what the people who run a club's store read and do: every listing, the royalty, the week's takings.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';

export type { ListingView };
export type NewListing = NonNullable<CallInput<'POST /clubs/:id/listings'>['body']>;
export type ListingChange = NonNullable<CallInput<'PATCH /listings/:id'>['body']>;

export function useStore(clubId: string) {
  return useInfiniteQuery({
    queryKey: ['market', 'store', clubId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/listings',
        { params: { id: clubId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

type Deed =
  | { deed: 'open'; body: NewListing }
  | { deed: 'change'; id: string; body: ListingChange }
  | { deed: 'end'; id: string };

async function perform(clubId: string, deed: Deed): Promise<ListingView> {
  switch (deed.deed) {
    case 'open':
      return (
        await callOnce(`list/${clubId}`, deed.body, (idempotencyKey) =>
          call('POST /clubs/:id/listings', { params: { id: clubId }, body: deed.body }, { idempotencyKey }),
        )
      ).data;
    case 'change':
      return (await call('PATCH /listings/:id', { params: { id: deed.id }, body: deed.body })).data;
    case 'end':
      return (await call('DELETE /listings/:id', { params: { id: deed.id } })).data;
  }
}

export function useKeepStore(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => perform(clubId, deed),
    onSettled: () => client.invalidateQueries({ queryKey: ['market'] }),
  });
}

const settingsKey = (clubId: string) => ['market', 'settings', clubId] as const;

export function useMarketSettings(clubId: string) {
  return useQuery({
    queryKey: settingsKey(clubId),
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/market-settings', { params: { id: clubId } }, { signal })).data,
  });
}

export function useSetRoyalty(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (royalty_bp: number) =>
      (await call('PUT /clubs/:id/market-settings', { params: { id: clubId }, body: { royalty_bp } })).data,
    onSuccess: (settings) => client.setQueryData(settingsKey(clubId), settings),
  });
}

const tiersOf = (clubId: string) =>
  queryOptions({
    queryKey: ['market', 'tiers', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/tiers', { params: { id: clubId } }, { signal })).data,
  });

/** Lowest first. */
export function useTiers(clubId: string) {
  return useQuery(tiersOf(clubId));
}

/** Seats that pay less, the most first: for the preview. */
export function useDiscounts(clubId: string) {
  return useQuery({
    ...tiersOf(clubId),
    select: (tiers) =>
      tiers
        .flatMap(({ name, benefits }) =>
          benefits.flatMap((benefit) =>
            benefit.type === 'discount' ? [{ tier: name, percent: benefit.percent }] : [],
          ),
        )
        .sort((a, b) => b.percent - a.percent),
  });
}

const DAY_MS = 86_400_000;
const sold = new Set(['store', 'auction', 'resale', 'royalty']);

/** Of the last seven days, today included. */
export function useWeek(clubId: string) {
  return useQuery({
    queryKey: ['ledger', 'week', clubId],
    queryFn: async ({ signal }) => {
      const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
      const { data } = await call(
        'GET /clubs/:id/revenue',
        { params: { id: clubId }, query: { from: day(6), to: day(0) } },
        { signal },
      );
      return data.by_source.reduce(
        (sum, { kind, amount_cents }) => sum + (sold.has(kind) ? amount_cents : 0),
        0,
      );
    },
  });
}
