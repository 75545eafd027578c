// Owns what is asked about stations: a club's, one with what it asks for; and claiming, which happens once.
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateStations } from '../public/invalidate.ts';

export type StationTab = 'open' | 'over';

export function useClubStations(clubId: string, tab: StationTab, limit?: number) {
  return usePages(
    'GET /clubs/:id/stations',
    { params: { id: clubId }, query: { tab, limit } },
    { key: ['stations', 'club', clubId, tab, limit ?? null] },
  );
}

const stationKey = (id: string) => ['stations', 'one', id] as const;

export function useStation(id: string) {
  return useCall('GET /stations/:id', { params: { id } }, { key: stationKey(id) });
}

/** What was claimed moves what the fan has: items, money, a tier, badges. */
export function useClaim(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expected_price_cents: number) =>
      callOnce(`claim-station/${id}`, 'POST /stations/:id/claim', {
        params: { id },
        body: { expected_price_cents },
      }),
    onSuccess: ({ station }) => client.setQueryData(stationKey(id), station),
    onSettled: () => {
      void invalidateStations(client);
      void invalidateItems(client);
      void invalidateLedger(client);
      void invalidateTokens(client);
      // A tier changes what a member may do there.
      void invalidateClubs(client);
    },
  });
}

/** The station as it is after a step: it says which one comes next. */
export function useRenewStation(id: string): () => Promise<StationView> {
  const client = useQueryClient();
  return async () => {
    const station = await callData('GET /stations/:id', { params: { id } });
    client.setQueryData(stationKey(id), station);
    void invalidateClubs(client);
    return station;
  };
}
