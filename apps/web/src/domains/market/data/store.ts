// Owns what the people who run a club's store read and do: every listing, the royalty, the week's takings.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateDesigns } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { call, callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateMarket } from './invalidate.ts';

export type { ListingView };
export type NewListing = NonNullable<CallInput<'POST /clubs/:id/listings'>['body']>;
export type ListingChange = NonNullable<CallInput<'PATCH /listings/:id'>['body']>;

export function useStore(clubId: string) {
  return usePages(
    'GET /clubs/:id/listings',
    { params: { id: clubId } },
    { key: ['market', 'store', clubId] },
  );
}

type Deed =
  | { deed: 'open'; body: NewListing }
  | { deed: 'change'; id: string; body: ListingChange }
  | { deed: 'add-copies'; id: string; count: number }
  | { deed: 'end'; id: string };

async function perform(clubId: string, deed: Deed): Promise<ListingView> {
  switch (deed.deed) {
    case 'open':
      return callOnce(`list/${clubId}`, 'POST /clubs/:id/listings', {
        params: { id: clubId },
        body: deed.body,
      });
    case 'change':
      return callData('PATCH /listings/:id', { params: { id: deed.id }, body: deed.body });
    case 'add-copies':
      return callOnce(`club-copies/${deed.id}`, 'POST /listings/:id/club-copies', {
        params: { id: deed.id },
        body: { count: deed.count },
      });
    case 'end':
      return callData('DELETE /listings/:id', { params: { id: deed.id } });
  }
}

export function useKeepStore(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => perform(clubId, deed),
    // Copies go from the club into the store and back.
    onSettled: () => Promise.all([invalidateMarket(client), invalidateDesigns(client)]),
  });
}

const settingsKey = (clubId: string) => ['market', 'settings', clubId] as const;

export function useMarketSettings(clubId: string) {
  return useCall('GET /clubs/:id/market-settings', { params: { id: clubId } }, { key: settingsKey(clubId) });
}

export function useSetRoyalty(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (royalty_bp: number) =>
      callData('PUT /clubs/:id/market-settings', { params: { id: clubId }, body: { royalty_bp } }),
    onSuccess: (settings) => client.setQueryData(settingsKey(clubId), settings),
  });
}

/** Seats that pay less, the most first: for the preview. */
export function useDiscounts(clubId: string) {
  return useTiers(clubId, {
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
/** A refund takes back what a sale of the store or an auction brought in. */
const sold = new Set(['store', 'auction', 'resale', 'royalty', 'refund']);

invalidateLedger.also(invalidation('market', 'week'));

/** Of the last seven days, today included; for those who read what the club earns. */
export function useWeek(clubId: string, mayRead: boolean) {
  return useQuery({
    queryKey: ['market', 'week', clubId],
    enabled: mayRead,
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
