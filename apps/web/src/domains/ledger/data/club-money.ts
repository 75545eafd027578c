// A club's money: what came in during the last days, and the payouts that were asked for.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

export type PayoutAsked = NonNullable<CallInput<'POST /clubs/:id/payouts'>['body']>;

export function useRevenue(clubId: string) {
  return useCall(
    'GET /clubs/:id/revenue',
    { params: { id: clubId }, query: {} },
    { key: ['ledger', 'revenue', clubId] },
  );
}

export function usePayouts(clubId: string) {
  return usePages(
    'GET /clubs/:id/payouts',
    { params: { id: clubId } },
    { key: ['ledger', 'payouts', clubId] },
  );
}

/** Null before the first payout. */
export function usePayoutBank(clubId: string) {
  return useCall(
    'GET /clubs/:id/payout-bank',
    { params: { id: clubId } },
    { key: ['ledger', 'payout-bank', clubId] },
  );
}

/** `guarded` asks again who is there where the server wants to know; the key stays the same for both tries. */
export function useRequestPayout(clubId: string, guarded: <T>(act: () => Promise<T>) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PayoutAsked) =>
      guarded(() =>
        callOnce(`payout/${clubId}`, 'POST /clubs/:id/payouts', { params: { id: clubId }, body }),
      ),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['ledger', 'revenue', clubId] });
      void client.invalidateQueries({ queryKey: ['ledger', 'payouts', clubId] });
      void client.invalidateQueries({ queryKey: ['ledger', 'payout-bank', clubId] });
    },
  });
}
