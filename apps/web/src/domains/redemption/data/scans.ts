// Earlier scans of the club, taking one back, freeing a ticket from a lost phone, and looking at a code.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { newUuid } from '../model/new-uuid.ts';

export function useEarlierScans(clubId: string) {
  return useInfiniteQuery({
    queryKey: ['redemption', 'scans', clubId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/scans',
        {
          params: { id: clubId },
          query: { limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    retry: false,
  });
}

export function useVoidScan(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
      (await call('POST /redemptions/:id/void', { params: { id }, body: { reason } })).data,
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
  return useQuery({
    queryKey: ['redemption', 'look', code],
    queryFn: async ({ signal }) => (await call('POST /scan-looks', { body: { code } }, { signal })).data,
    retry: false,
  });
}

export function useAcceptCode() {
  return useMutation({
    mutationFn: async ({ club_id, code }: { club_id: string; code: string }) => {
      const scan = { scan_id: newUuid(), code, scanned_at: new Date().toISOString() };
      const body = { scans: [scan] };
      const { data } = await call('POST /clubs/:id/scans', { params: { id: club_id }, body });
      return data[0] ?? null;
    },
  });
}
