// One copy: read with where it has been, shown on the profile, given away, destroyed.

import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';

export type { ItemDetails };

export const itemsKey = ['items'] as const;

export function itemKey(id: string) {
  return [...itemsKey, 'one', id] as const;
}

export function useItem(id: string) {
  return useQuery({
    queryKey: itemKey(id),
    queryFn: async ({ signal }) => (await call('GET /items/:id', { params: { id } }, { signal })).data,
  });
}

/** What came before the steps that came with the item. */
export function useEarlierSteps(id: string, cursor: string | null, isAsked: boolean) {
  return useInfiniteQuery({
    queryKey: [...itemKey(id), 'steps', cursor],
    queryFn: ({ pageParam, signal }) =>
      call('GET /items/:id/provenance', { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: cursor ?? '',
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    enabled: isAsked && cursor !== null,
  });
}

export function useUseItem(id: string) {
  const client = useQueryClient();
  const queryKey = itemKey(id);
  return useMutation({
    mutationFn: async (in_use: boolean) =>
      (await call('PUT /items/:id/use', { params: { id }, body: { in_use } })).data,
    onMutate: async (in_use) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ItemDetails>(queryKey);
      if (before) client.setQueryData<ItemDetails>(queryKey, { ...before, in_use });
      return { before };
    },
    onError: (_error, _wish, kept) => client.setQueryData(queryKey, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey: itemsKey }),
  });
}

export function useGiftItem(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (user_name: string) => {
      const body = { user_name };
      const given = await callOnce(`gift/${id}`, body, (idempotencyKey) =>
        call('POST /items/:id/gift', { params: { id }, body }, { idempotencyKey }),
      );
      return given.data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: itemsKey }),
  });
}

export function useBurnItem(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callOnce(`burn/${id}`, null, (idempotencyKey) =>
        call('POST /items/:id/burn', { params: { id } }, { idempotencyKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: itemsKey }),
  });
}
