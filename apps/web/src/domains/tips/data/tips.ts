// Owns what tips are asked and told: whether a club takes them, giving one, and those that its staff read.
import type { TipDraft } from '@stagepass/contract/tips/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

const invalidateTips = invalidation('tips');
const jarKey = (clubId: string) => ['tips', 'jar', clubId] as const;

export function useTipJar(clubId: string) {
  return useCall('GET /clubs/:id/tip-jar', { params: { id: clubId } }, { key: jarKey(clubId) });
}

export function useTips(clubId: string) {
  return usePages('GET /clubs/:id/tips', { params: { id: clubId } }, { key: ['tips', 'list', clubId] });
}

export function useGiveTip(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TipDraft) =>
      callOnce(`tip/${clubId}`, 'POST /clubs/:id/tips', { params: { id: clubId }, body }),
    onSettled: () => invalidateLedger(client),
  });
}

export function useSetTipJar(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => callData('PUT /clubs/:id/tip-jar', { params: { id: clubId }, body: { on } }),
    onSuccess: (jar) => client.setQueryData(jarKey(clubId), jar),
    onSettled: () => invalidateTips(client),
  });
}

export function useRemoveNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callData('DELETE /tips/:id/note', { params: { id } }),
    onSettled: () => invalidateTips(client),
  });
}
