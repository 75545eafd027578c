// Owns what is asked about plans and one's own subscription, and what a fan decides about it; whatever charges happens once.
import type { Billing, CancelReason, PayWay } from '@stagepass/base/subscription-kinds.ts';
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateSubscriptions } from './invalidate.ts';

export function useClubPlans(clubId: string) {
  return useCall(
    'GET /clubs/:id/plans',
    { params: { id: clubId } },
    { key: ['subscriptions', 'plans', clubId] },
  );
}

export function usePlan(id: string) {
  return useCall('GET /plans/:id', { params: { id } }, { key: ['subscriptions', 'plan', id] });
}

const ownKey = (id: string) => ['subscriptions', 'own', id] as const;

export function useSubscription(id: string) {
  return useCall(
    'GET /subscriptions/:id',
    { params: { id } },
    {
      key: ownKey(id),
      // A card is charged within seconds; a bank waits for its fan.
      refetchInterval: ({ state }) => (state.data?.charge == null ? false : CHARGE_LOOK_MS),
    },
  );
}

const CHARGE_LOOK_MS = 3000;

export function useOwnSubscriptions() {
  return usePages('GET /users/me/subscriptions', {}, { key: ['subscriptions', 'all-own'] });
}

export function usePeriods(id: string) {
  return usePages(
    'GET /subscriptions/:id/periods',
    { params: { id } },
    { key: ['subscriptions', 'periods', id] },
  );
}

export interface Wish {
  plan_id: string;
  billing: Billing;
}

export function useQuote(id: string, wish: Wish, enabled: boolean) {
  return useCall(
    'GET /subscriptions/:id/change-quote',
    { params: { id }, query: wish },
    { key: ['subscriptions', 'quote', id, wish.plan_id, wish.billing], enabled },
  );
}

/** What a subscription moves: money, what may be opened in the club, a tier. */
function useRenew() {
  const client = useQueryClient();
  return {
    keep: (subscription: Subscription) => client.setQueryData(ownKey(subscription.id), subscription),
    renew: useRenewed(),
  };
}

/** Asks anew for whatever a payment moves. */
export function useRenewed(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void invalidateSubscriptions(client);
    void invalidateLedger(client);
    void invalidateClubs(client);
  }, [client]);
}

export interface Subscribing {
  billing: Billing;
  expected_price_cents: number;
  expected_trial_days: number;
  use_card: boolean;
  code: string | null;
  win_back: boolean;
}

export function useSubscribe(planId: string) {
  const { keep, renew } = useRenew();
  return useMutation({
    mutationFn: (body: Subscribing) =>
      callOnce(`subscribe/${planId}`, 'POST /plans/:id/subscribe', { params: { id: planId }, body }),
    onSuccess: keep,
    onSettled: renew,
  });
}

/** What the plan costs with a code; nothing is asked without one. */
export function useQuoteCode(planId: string, { billing, code }: { billing: Billing; code: string | null }) {
  return useCall(
    'GET /plans/:id/code-quote',
    { params: { id: planId }, query: { code: code ?? '', billing } },
    { key: ['subscriptions', 'code', planId, billing, code], enabled: code !== null, retry: false },
  );
}

export type OwnAct =
  | { act: 'cancel'; reason: CancelReason | null }
  | { act: 'resume' }
  | { act: 'keep' }
  | { act: 'accept'; price_cents: number }
  | { act: 'card'; use_card: boolean }
  | { act: 'pay'; price_cents: number; pay_by: PayWay }
  | { act: 'refund' }
  | { act: 'stay' }
  | { act: 'change'; wish: Wish; charge_cents: number; price_cents: number };

function perform(id: string, given: OwnAct): Promise<Subscription> {
  const params = { id };
  switch (given.act) {
    case 'cancel':
      return callData('POST /subscriptions/:id/cancel', { params, body: { reason: given.reason } });
    case 'resume':
      return callData('POST /subscriptions/:id/resume', { params });
    case 'keep':
      return callData('DELETE /subscriptions/:id/change', { params });
    case 'accept':
      return callData('POST /subscriptions/:id/accept-price', {
        params,
        body: { price_cents: given.price_cents },
      });
    case 'card':
      return callData('PUT /subscriptions/:id/card', { params, body: { use_card: given.use_card } });
    case 'pay':
      return callOnce(`pay-subscription/${id}/${given.pay_by}`, 'POST /subscriptions/:id/pay', {
        params,
        body: { expected_price_cents: given.price_cents, pay_by: given.pay_by },
      });
    case 'stay':
      return callData('POST /subscriptions/:id/stay', { params });
    case 'refund':
      return callOnce(`refund-subscription/${id}`, 'POST /subscriptions/:id/refund', { params });
    case 'change':
      return callOnce(`change-subscription/${id}`, 'POST /subscriptions/:id/change', {
        params,
        body: {
          ...given.wish,
          expected_charge_cents: given.charge_cents,
          expected_price_cents: given.price_cents,
        },
      });
  }
}

export function useOwnAct(id: string) {
  const { keep, renew } = useRenew();
  return useMutation({
    mutationFn: (given: OwnAct) => perform(id, given),
    onSuccess: keep,
    onSettled: renew,
  });
}
