// One copy: read with where it has been, shown on the profile, given away, destroyed.

import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateItems } from '../public/invalidate.ts';

export type { ItemDetails };

export function itemKey(id: string) {
  return ['items', 'one', id] as const;
}

export function useItem(id: string) {
  return useCall('GET /items/:id', { params: { id } }, { key: itemKey(id) });
}

/** What came before the steps that came with the item. */
export function useEarlierSteps(id: string, cursor: string | null, isAsked: boolean) {
  return usePages(
    'GET /items/:id/provenance',
    { params: { id }, query: { cursor: cursor ?? undefined } },
    { key: [...itemKey(id), 'steps', cursor], enabled: isAsked && cursor !== null },
  );
}

export function useUseItem(id: string, ended: Ended<boolean, unknown>) {
  return useOptimistic({
    ...ended,
    send: (in_use: boolean) => callData('PUT /items/:id/use', { params: { id }, body: { in_use } }),
    key: itemKey(id),
    change: (item: ItemDetails, in_use) => ({ ...item, in_use }),
    settled: invalidateItems,
  });
}

export function useGiftItem(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (user_name: string) =>
      callOnce(`gift/${id}`, 'POST /items/:id/gift', { params: { id }, body: { user_name } }),
    onSuccess: () => invalidateItems(client),
  });
}

export function useBurnItem(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOnce(`burn/${id}`, 'POST /items/:id/burn', { params: { id } }),
    onSuccess: () => invalidateItems(client),
  });
}
