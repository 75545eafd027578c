// Top-ups: begun once however often it is sent, looked at until it is known what became of it, sent back.
import type { TestOutcome, TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';

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
    mutationFn: (amount_cents: number) =>
      callOnce('top-up', 'POST /wallet/top-ups', { body: { amount_cents } }),
    onSuccess: (topUp) => client.setQueryData(topUpKey(topUp.id), topUp),
  });
}

/** Charges the card that was shown; another one is never charged in its place. */
export function useTopUpByCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { amount_cents: number; card_id: string }) =>
      callOnce('card-top-up', 'POST /wallet/card-top-ups', { body }),
    onSuccess: (topUp) => client.setQueryData(topUpKey(topUp.id), topUp),
    onError: () => refreshMoney(client),
  });
}

const look_ms = 2500;
/** A card is charged within a second or two. */
const charging_ms = 1000;
const looks = 40;

/** While it waits for the bank it is asked again by itself, for a minute and a half; a saved card until it is charged. */
export function useTopUp(id: string, waits: boolean) {
  return useCall(
    'GET /wallet/top-ups/:id',
    { params: { id } },
    {
      key: topUpKey(id),
      refetchInterval: ({ state }) => {
        if (state.data?.state !== 'open' || state.dataUpdateCount >= looks) return false;
        if (state.data.charge?.state === 'requested') return charging_ms;
        return waits && state.data.way === 'stripe' ? look_ms : false;
      },
    },
  );
}

function useEnding<Asked>(id: string, send: (asked: Asked) => Promise<TopUp>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (topUp) => client.setQueryData(topUpKey(id), topUp),
    onError: () => client.invalidateQueries({ queryKey: topUpKey(id) }),
    onSettled: () => refreshMoney(client),
  });
}

export function usePayTest(id: string) {
  return useEnding(id, (outcome: TestOutcome) =>
    callOnce(`test-payment/${id}`, 'POST /wallet/top-ups/:id/test-payment', {
      params: { id },
      body: { outcome },
    }),
  );
}

export function useCancelTopUp(id: string) {
  return useEnding(id, (_: undefined) => callData('POST /wallet/top-ups/:id/cancel', { params: { id } }));
}

export function useReturnTopUp(id: string) {
  return useEnding(id, (expected_cents: number) =>
    callOnce(`return/${id}`, 'POST /wallet/top-ups/:id/return', { params: { id }, body: { expected_cents } }),
  );
}
