// Top-ups: begun once however often it is sent, looked at until it is known what became of it, sent back.
import type { TestOutcome, TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';

const topUpKey = (id: string) => ['ledger', 'top-up', id] as const;

/** What is on the account, and every line of it, may have changed. */
function refreshMoney(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: ['ledger'],
    predicate: ({ queryKey }) => queryKey[1] !== 'top-up',
  });
}

export function useCreateTopUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (amount_cents: number) => {
      const body = { amount_cents };
      const { data } = await callOnce('top-up', body, (idempotencyKey) =>
        call('POST /wallet/top-ups', { body }, { idempotencyKey }),
      );
      return data;
    },
    onSuccess: (topUp) => client.setQueryData(topUpKey(topUp.id), topUp),
  });
}

const look_ms = 2500;
const looks = 40;

/** While it waits for the bank it is asked again by itself, for a minute and a half. */
export function useTopUp(id: string, waits: boolean) {
  return useQuery({
    queryKey: topUpKey(id),
    queryFn: async ({ signal }) =>
      (await call('GET /wallet/top-ups/:id', { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) =>
      waits && state.data?.state === 'open' && state.data.way === 'stripe' && state.dataUpdateCount < looks
        ? look_ms
        : false,
  });
}

function useEnding<Asked>(id: string, send: (asked: Asked) => Promise<{ data: TopUp }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Asked) => (await send(asked)).data,
    onSuccess: (topUp) => client.setQueryData(topUpKey(id), topUp),
    onError: () => client.invalidateQueries({ queryKey: topUpKey(id) }),
    onSettled: () => refreshMoney(client),
  });
}

export function usePayTest(id: string) {
  return useEnding(id, (outcome: TestOutcome) => {
    const body = { outcome };
    return callOnce(`test-payment/${id}`, body, (idempotencyKey) =>
      call('POST /wallet/top-ups/:id/test-payment', { params: { id }, body }, { idempotencyKey }),
    );
  });
}

export function useCancelTopUp(id: string) {
  return useEnding(id, (_: undefined) => call('POST /wallet/top-ups/:id/cancel', { params: { id } }));
}

export function useReturnTopUp(id: string) {
  return useEnding(id, (expected_cents: number) => {
    const body = { expected_cents };
    return callOnce(`return/${id}`, body, (idempotencyKey) =>
      call('POST /wallet/top-ups/:id/return', { params: { id }, body }, { idempotencyKey }),
    );
  });
}
