// The viewer's archives and the end of the account.
import type { DataExport, Deletion } from '@stagepass/contract/users/account-shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { leaveBy } from '#platform/session/sign-out.ts';

export type { DataExport, Deletion };

const exportsKey = ['users', 'exports'] as const;

/** Where the socket is away, looking now and then does as well. */
const LOOK_AGAIN_MS = 4000;
/** The address of an archive holds for some minutes: one that lies about is fetched anew. */
const ADDRESS_HOLDS_MS = 240_000;

function isUnderWay({ state }: DataExport): boolean {
  return state === 'waiting' || state === 'running';
}

export function useExports() {
  const client = useQueryClient();
  useRealtime('dataExportChanged', () => void client.invalidateQueries({ queryKey: exportsKey }));
  return useQuery({
    queryKey: exportsKey,
    queryFn: async ({ signal }) => (await call('GET /users/me/exports', {}, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : ADDRESS_HOLDS_MS),
  });
}

export function useAskForExport(guarded: <T>(act: () => Promise<T>) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => guarded(async () => (await call('POST /users/me/exports', {})).data),
    onSuccess: (asked) =>
      client.setQueryData<DataExport[]>(exportsKey, (others) => [asked, ...(others ?? [])]),
    onSettled: () => client.invalidateQueries({ queryKey: exportsKey }),
  });
}

export function useDeletion() {
  return useQuery({
    queryKey: ['users', 'deletion'],
    queryFn: async ({ signal }) => (await call('GET /users/me/deletion', {}, { signal })).data,
  });
}

/** `onLeft` is told even though the screen that asked is gone by then, with everything else of the session. */
export function useAskForDeletion(
  guarded: <T>(act: () => Promise<T>) => Promise<T>,
  onLeft: (due_at: string) => void,
) {
  return useMutation({
    mutationFn: () => guarded(() => leaveBy(async () => (await call('POST /users/me/deletion', {})).data)),
    onSuccess: ({ due_at }) => onLeft(due_at),
  });
}
