// The site operator's payouts: what waits, and the steps that end it.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';

const deskKey = ['ledger', 'desk'] as const;

export function useWaitingPayouts() {
  return useCall('GET /operator/payouts', {}, { key: [...deskKey, 'payouts'] });
}

export function useUncheckedClubs() {
  return useCall('GET /operator/identity-checks', {}, { key: [...deskKey, 'identity-checks'] });
}

export function useRecordIdentityCheck(guarded: Guarded) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (user_id: string) =>
      guarded(() => callData('POST /operator/identity-checks', { body: { user_id } })),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
}

/** Asked for one payout at a time, after a second look; kept nowhere. */
export function useOpenBank(id: string, guarded: Guarded) {
  return useMutation({
    mutationFn: () => guarded(() => callData('POST /operator/payouts/:id/bank-details', { params: { id } })),
    gcTime: 0,
  });
}

type Guarded = <T>(act: () => Promise<T>) => Promise<T>;

/** What is done with a payout; `note` is the bank's reference or the reason. */
export type PayoutStep = { step: 'approve' } | { step: 'paid' | 'refuse'; note: string };

export function useDecidePayout(id: string, guarded: Guarded) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: PayoutStep) => guarded(() => send(id, asked)),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
}

/** With a key each, so that a double tap or a repeat after a lost answer decides once. */
function send(id: string, asked: PayoutStep) {
  const params = { id } satisfies CallInput<'POST /operator/payouts/:id/approve'>['params'];
  const deed = `payout-${asked.step}/${id}`;
  switch (asked.step) {
    case 'approve':
      return callOnce(deed, 'POST /operator/payouts/:id/approve', { params });
    case 'paid':
      return callOnce(deed, 'POST /operator/payouts/:id/paid', { params, body: { reference: asked.note } });
    case 'refuse':
      return callOnce(deed, 'POST /operator/payouts/:id/refuse', { params, body: { reason: asked.note } });
  }
}
