// Owns what is asked about gifts and done with them; whatever charges happens once.
import type { Billing, GiftCount } from '@stagepass/base/subscription-kinds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateSubscriptions } from './invalidate.ts';

export function useGift(secret: string) {
  return useCall(
    'GET /gift-links/:secret',
    { params: { secret } },
    { key: ['subscriptions', 'gift', secret] },
  );
}

export function useGivenGifts() {
  return usePages('GET /users/me/subscription-gifts', {}, { key: ['subscriptions', 'given-gifts'] });
}

function useRenew() {
  const client = useQueryClient();
  return () => {
    void invalidateSubscriptions(client);
    void invalidateLedger(client);
    void invalidateClubs(client);
  };
}

export interface Giving {
  billing: Billing;
  count: GiftCount;
  expected_price_cents: number;
  message: string;
}

export function useGive(planId: string) {
  return useMutation({
    mutationFn: (body: Giving) =>
      callOnce(`gift/${planId}`, 'POST /plans/:id/gifts', { params: { id: planId }, body }),
    onSettled: useRenew(),
  });
}

export function useClaimGift(secret: string) {
  return useMutation({
    mutationFn: () => callData('POST /gift-links/:secret/claim', { params: { secret } }),
    onSettled: useRenew(),
  });
}

export function useCancelGift() {
  return useMutation({
    mutationFn: (id: string) => callData('POST /subscription-gifts/:id/cancel', { params: { id } }),
    onSettled: useRenew(),
  });
}
