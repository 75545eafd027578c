// A club's stations for those who run them: shelves and their order, one station, its life, who claimed.
import type { StationShelf } from '@stagepass/contract/stations/kinds.ts';
import type { ManagedStation, StationDraft, StationEditor } from '@stagepass/contract/stations/shapes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateRequirements } from '#domains/requirements/public/invalidate.ts';
import { call, callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { allEntries, readPages, usePages } from '#platform/query/use-pages.ts';
import { invalidateStations } from '../public/invalidate.ts';

// Steps decide whether a station can open.
invalidateRequirements.also(invalidateStations);

const openKey = (clubId: string) => ['stations', 'managed', clubId, 'open'] as const;
const editorKey = (id: string) => ['stations', 'editor', id] as const;

/** All of them at once: their order is sent as a whole. */
export function useOpenStations(clubId: string) {
  return useQuery({
    queryKey: openKey(clubId),
    queryFn: async ({ signal }) => {
      const input = { params: { id: clubId }, query: { shelf: 'open', limit: 50 } } as const;
      return allEntries({ pages: await readPages('GET /clubs/:id/managed-stations', input, { signal }) });
    },
  });
}

export function useShelf(clubId: string, shelf: Exclude<StationShelf, 'open'>) {
  return usePages(
    'GET /clubs/:id/managed-stations',
    { params: { id: clubId }, query: { shelf } },
    { key: ['stations', 'managed', clubId, shelf] },
  );
}

export function useShelfCounts(clubId: string) {
  return useCall(
    'GET /clubs/:id/managed-stations/counts',
    { params: { id: clubId } },
    { key: ['stations', 'managed-counts', clubId] },
  );
}

export function useStationEditor(id: string) {
  return useCall('GET /stations/:id/editor', { params: { id } }, { key: editorKey(id) });
}

export function useClaims(id: string) {
  return usePages('GET /stations/:id/claims', { params: { id } }, { key: ['stations', 'claims', id] });
}

function renew(client: QueryClient, station: StationEditor | null): Promise<void> {
  if (station !== null) client.setQueryData(editorKey(station.id), station);
  return invalidateStations(client);
}

interface Saving {
  /** Null makes a new one. */
  before: Pick<StationEditor, 'id' | 'version'> | null;
  fields: StationDraft;
}

export function useSaveStation(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ before, fields }: Saving) =>
      before === null
        ? callData('POST /clubs/:id/stations', { params: { id: clubId }, body: fields })
        : callData('PUT /stations/:id', {
            params: { id: before.id },
            body: { ...fields, version: before.version },
          }),
    onSuccess: (station) => renew(client, station),
  });
}

export type LifeChange = 'open' | 'close' | 'archive' | 'remove';

async function perform(change: LifeChange, id: string): Promise<StationEditor | null> {
  const input = { params: { id } };
  switch (change) {
    case 'open':
      return callData('POST /stations/:id/open', input);
    case 'close':
      return callData('POST /stations/:id/close', input);
    case 'archive':
      return callData('POST /stations/:id/archive', input);
    case 'remove':
      await call('DELETE /stations/:id', input);
      return null;
  }
}

export function useStationLife() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, id }: { change: LifeChange; id: string }) => perform(change, id),
    onSuccess: (station) => {
      // Copies are set aside, or go back.
      void invalidateItems(client);
      return renew(client, station);
    },
    // What was refused may have been tried because the list is old.
    onError: () => renew(client, null),
  });
}

export function useReorderStations(clubId: string, ended: Ended<readonly ManagedStation[], unknown>) {
  return useOptimistic({
    ...ended,
    key: openKey(clubId),
    send: (list: readonly ManagedStation[]) =>
      call('PUT /clubs/:id/stations/order', {
        params: { id: clubId },
        body: { ids: list.map(({ id }) => id) },
      }),
    change: (_before: readonly ManagedStation[], list) => list,
  });
}
