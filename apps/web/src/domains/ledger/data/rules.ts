// Changing what my account may do: limits, the pause, and who I am. Every answer is the wallet as it is then.
import type { ExclusionDays } from '@stagepass/base/spending-pause.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { walletKey } from '../public/use-wallet.ts';

function useRule<Asked>(send: (asked: Asked) => Promise<{ data: Wallet }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Asked) => (await send(asked)).data,
    onSuccess: (wallet) => client.setQueryData(walletKey, wallet),
    // Changed on another phone meanwhile: what is known there counts.
    onError: () => client.invalidateQueries({ queryKey: walletKey }),
  });
}

export function useSetLimits() {
  return useRule((body: { day_cents: number | null; month_cents: number | null }) =>
    call('PUT /wallet/limits', { body }),
  );
}

export function useExcludeSelf() {
  return useRule((days: ExclusionDays) => call('POST /wallet/exclusion', { body: { days } }));
}

export function useSetIdentity() {
  return useRule((body: { birth_date: string; country: string }) => call('PUT /wallet/identity', { body }));
}
