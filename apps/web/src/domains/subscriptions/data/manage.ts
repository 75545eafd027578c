// Owns a club's plans, subscribers and figures for those who run it.
import type { PlanState, SubscriptionStatus } from '@stagepass/base/subscription-kinds.ts';
import type { ManagedPlan, PlanDraft } from '@stagepass/contract/subscriptions/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateSubscriptions } from './invalidate.ts';

export function useManagedPlans(clubId: string) {
  return useCall(
    'GET /clubs/:id/managed-plans',
    { params: { id: clubId } },
    { key: ['subscriptions', 'managed', clubId] },
  );
}

export function useSubscribers(clubId: string, status: SubscriptionStatus | null) {
  return usePages(
    'GET /clubs/:id/subscribers',
    { params: { id: clubId }, query: status === null ? {} : { status } },
    { key: ['subscriptions', 'subscribers', clubId, status] },
  );
}

export function useFigures(clubId: string) {
  return useCall(
    'GET /clubs/:id/subscription-figures',
    { params: { id: clubId } },
    { key: ['subscriptions', 'figures', clubId] },
  );
}

export function useSavePlan(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ before, fields }: { before: ManagedPlan | null; fields: PlanDraft }) =>
      before === null
        ? callData('POST /clubs/:id/plans', { params: { id: clubId }, body: fields })
        : callData('PUT /plans/:id', {
            params: { id: before.id },
            body: { ...fields, version: before.version },
          }),
    onSettled: () => invalidateSubscriptions(client),
  });
}

export function useSetPlanState(planId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: PlanState) =>
      callData('PUT /plans/:id/state', { params: { id: planId }, body: { state } }),
    onSettled: () => invalidateSubscriptions(client),
  });
}
