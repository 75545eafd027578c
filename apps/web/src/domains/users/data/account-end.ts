// The viewer's archives and the end of the account.
import type { DataExport, Deletion } from '@stagepass/contract/users/account-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { download } from '#platform/api/download.ts';
import { useCall } from '#platform/query/query.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { leaveBy } from '#platform/session/sign-out.ts';

export type { DataExport, Deletion };

const exportsKey = ['users', 'exports'] as const;

/** Where the socket is away, looking now and then does as well. */
const LOOK_AGAIN_MS = 4000;

function isUnderWay({ state }: DataExport): boolean {
  return state === 'waiting' || state === 'running';
}

export function useExports() {
  const client = useQueryClient();
  const look = () => void client.invalidateQueries({ queryKey: exportsKey });
  useRealtime('dataExportChanged', look, { onBack: look });
  return useCall(
    'GET /users/me/exports',
    {},
    {
      key: exportsKey,
      refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
    },
  );
}

export function useAskForExport(guarded: <T>(act: () => Promise<T>) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => guarded(() => callData('POST /users/me/exports', {})),
    onSuccess: (asked) =>
      client.setQueryData<DataExport[]>(exportsKey, (others) => [asked, ...(others ?? [])]),
    onSettled: () => client.invalidateQueries({ queryKey: exportsKey }),
  });
}

export function useFetchExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => download('GET /users/me/exports/:id/archive.zip', { params: { id } }),
    // It may be gone by now.
    onError: () => void client.invalidateQueries({ queryKey: exportsKey }),
  });
}

export function useDeletion() {
  return useCall('GET /users/me/deletion', {}, { key: ['users', 'deletion'] });
}

/** `onLeft` is told even though the screen that asked is gone by then, with everything else of the session. */
export function useAskForDeletion(
  guarded: <T>(act: () => Promise<T>) => Promise<T>,
  onLeft: (due_at: string) => void,
) {
  return useMutation({
    mutationFn: () => guarded(() => leaveBy(() => callData('POST /users/me/deletion', {}))),
    onSuccess: ({ due_at }) => onLeft(due_at),
  });
}
