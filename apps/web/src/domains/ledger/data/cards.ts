// Saved cards: the list, adding one at Stripe's page, removing one, the default one; and the bank's page of a charge.
import type { SavedCards, TestCardKind } from '@stagepass/contract/ledger/card-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { walletKey } from '../public/use-wallet.ts';

const cardsKey = ['ledger', 'cards'] as const;
const look_ms = 2500;
const looks = 24;

/** Back from Stripe's page, the list is asked again by itself for a minute, until the card is there. */
export function useCards(isBack: boolean) {
  return useCall(
    'GET /wallet/cards',
    {},
    {
      key: cardsKey,
      refetchInterval: ({ state }) =>
        isBack && state.data?.adding === true && state.dataUpdateCount < looks ? look_ms : false,
    },
  );
}

/** Answers Stripe's page to go to, or null where a test card is saved already. */
export function useAddCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (test: TestCardKind | null) =>
      (await callData('POST /wallet/cards', { body: test === null ? {} : { test } })).url,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: cardsKey });
      void client.invalidateQueries({ queryKey: walletKey });
    },
  });
}

function useChange(send: (id: string) => Promise<SavedCards>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (cards) => client.setQueryData(cardsKey, cards),
    // Removed on another phone meanwhile: what is known there counts.
    onError: () => client.invalidateQueries({ queryKey: cardsKey }),
    onSettled: () => client.invalidateQueries({ queryKey: walletKey }),
  });
}

export function useRemoveCard() {
  return useChange((id) => callData('DELETE /wallet/cards/:id', { params: { id } }));
}

export function useDefaultCard() {
  return useChange((id) => callData('PUT /wallet/cards/:id/default', { params: { id } }));
}

/** Answers the page where the fan confirms the payment. */
export function useConfirmCharge(id: string) {
  return useMutation({
    mutationFn: async () => (await callData('POST /wallet/card-charges/:id/confirm', { params: { id } })).url,
  });
}
