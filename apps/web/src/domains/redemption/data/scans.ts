// Earlier scans of the club, taking one back, freeing a ticket from a lost phone, and looking at a code.
import { randomUuid } from '@stagepass/base/random-id.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

export function useEarlierScans(clubId: string) {
  return usePages(
    'GET /clubs/:id/scans',
    { params: { id: clubId }, query: { limit: '20' } },
    { key: ['redemption', 'scans', clubId], retry: false },
  );
}

export function useVoidScan(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      callData('POST /redemptions/:id/void', { params: { id }, body: { reason } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['redemption', 'scans', clubId] }),
        client.invalidateQueries({ queryKey: ['redemption', 'counts', clubId] }),
      ]),
  });
}

export function useFreeItem() {
  return useMutation({
    mutationFn: (itemId: string) => call('DELETE /items/:id/key', { params: { id: itemId } }),
  });
}

export function useLook(code: string) {
  return useCall('POST /scan-looks', { body: { code } }, { key: ['redemption', 'look', code], retry: false });
}

export function useAcceptCode() {
  return useMutation({
    mutationFn: async ({ club_id, code }: { club_id: string; code: string }) => {
      const scan = { scan_id: randomUuid(), code, scanned_at: new Date().toISOString() };
      const body = { scans: [scan] };
      const { data } = await call('POST /clubs/:id/scans', { params: { id: club_id }, body });
      return data[0] ?? null;
    },
  });
}
