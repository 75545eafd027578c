// What those who run a club ask about its license, and the change of it.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { call } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

const params = (id: string) => ({ params: { id } });

export function useLicense(clubId: string) {
  return useCall('GET /clubs/:id/license', params(clubId), {
    key: ['licenses', 'of', clubId],
    // A card is charged within seconds; a bank waits for the owner.
    refetchInterval: ({ state }) => (state.data?.charge == null ? false : CHARGE_LOOK_MS),
  });
}

const CHARGE_LOOK_MS = 3000;

export function useLicensePayments(clubId: string) {
  return usePages('GET /clubs/:id/license/payments', params(clubId), {
    key: ['licenses', 'payments', clubId],
  });
}

/** Asks anew for whatever a payment moves. */
export function useLicenseRenewed(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['licenses'] });
    void invalidateLedger(client);
  }, [client]);
}

export type LicenseChosen = NonNullable<CallInput<'POST /clubs/:id/license'>['body']>;

export function useChangeLicense(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LicenseChosen) =>
      callOnce(`license/${clubId}`, 'POST /clubs/:id/license', { ...params(clubId), body }),
    // After a refusal too: it may be a price that has changed.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['licenses'] }), invalidateLedger(client)]),
  });
}

export function useSetPayFrom(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'PUT /clubs/:id/license/pay-from'>['body']>) =>
      call('PUT /clubs/:id/license/pay-from', { ...params(clubId), body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['licenses'] }),
  });
}
