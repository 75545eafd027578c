// Owns a club's promotion codes, and its offer to come back, for those who run it.
import type { CodeDraft, WinBack } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateSubscriptions } from './invalidate.ts';

export function useCodes(clubId: string) {
  return usePages(
    'GET /clubs/:id/promotion-codes',
    { params: { id: clubId }, query: {} },
    { key: ['subscriptions', 'codes', clubId] },
  );
}

export function useMakeCode(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CodeDraft) =>
      callData('POST /clubs/:id/promotion-codes', { params: { id: clubId }, body }),
    onSettled: () => invalidateSubscriptions(client),
  });
}

export function useSetCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      callData('PUT /promotion-codes/:id/active', { params: { id }, body: { active } }),
    onSettled: () => invalidateSubscriptions(client),
  });
}

export function useWinBack(clubId: string) {
  return useCall(
    'GET /clubs/:id/win-back',
    { params: { id: clubId } },
    { key: ['subscriptions', 'win-back', clubId] },
  );
}

export function useSetWinBack(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WinBack) => callData('PUT /clubs/:id/win-back', { params: { id: clubId }, body }),
    onSettled: () => invalidateSubscriptions(client),
  });
}
