// One copy: read with where it has been, shown on the profile, given away, destroyed.

import { randomId } from '@stagepass/base/random-id.ts';
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';

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

/** Whether nobody knows what became of it: the answer was lost, or the server was in trouble. */
function isOpen(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}

/** The key of a deed: kept until its end is known, so that trying again never does it twice. */
export function useDeedKey() {
  const [key, setKey] = useState(() => randomId());
  return {
    key,
    settle: (error?: unknown) => {
      if (error === undefined || !isOpen(error)) setKey(randomId());
    },
  };
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
  const deed = useDeedKey();
  return useMutation({
    mutationFn: async (user_name: string) =>
      (
        await call(
          'POST /items/:id/gift',
          { params: { id }, body: { user_name } },
          { idempotencyKey: deed.key },
        )
      ).data,
    onSuccess: () => {
      deed.settle();
      return client.invalidateQueries({ queryKey: itemsKey });
    },
    onError: (error) => deed.settle(error),
  });
}

export function useBurnItem(id: string) {
  const client = useQueryClient();
  const deed = useDeedKey();
  return useMutation({
    mutationFn: () => call('POST /items/:id/burn', { params: { id } }, { idempotencyKey: deed.key }),
    onSuccess: () => {
      deed.settle();
      return client.invalidateQueries({ queryKey: itemsKey });
    },
    onError: (error) => deed.settle(error),
  });
}
