// A club's money: what came in during the last days, and the payouts that were asked for.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';

export type PayoutAsked = NonNullable<CallInput<'POST /clubs/:id/payouts'>['body']>;

export function useRevenue(clubId: string) {
  return useQuery({
    queryKey: ['ledger', 'revenue', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/revenue', { params: { id: clubId }, query: {} }, { signal })).data,
  });
}

export function usePayouts(clubId: string) {
  return useInfiniteQuery({
    queryKey: ['ledger', 'payouts', clubId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/payouts',
        { params: { id: clubId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

/** `guarded` asks again who is there where the server wants to know; the key stays the same for both tries. */
export function useRequestPayout(clubId: string, guarded: <T>(act: () => Promise<T>) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: PayoutAsked) => {
      const send = (idempotencyKey: string) =>
        call('POST /clubs/:id/payouts', { params: { id: clubId }, body }, { idempotencyKey });
      return (await guarded(() => callOnce(`payout/${clubId}`, body, send))).data;
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['ledger', 'revenue', clubId] });
      void client.invalidateQueries({ queryKey: ['ledger', 'payouts', clubId] });
    },
  });
}
