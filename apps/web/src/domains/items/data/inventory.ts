// My copies as stacks, page by page, and how many there are of what.
import type { InventoryCounts, ItemStack } from '@stagepass/contract/items/shapes.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import type { Filters } from '../model/filters.ts';

export type { InventoryCounts, ItemStack };

export const inventoryKey = ['items', 'inventory'] as const;

function queryOf({ quality, kind, state, club, sort, q }: Filters) {
  return {
    stacked: 'true',
    sort,
    ...(quality === null ? {} : { quality }),
    ...(kind === null ? {} : { kind }),
    ...(state === null ? {} : { state }),
    ...(club === null ? {} : { club }),
    ...(q === '' ? {} : { q: q.slice(0, 60) }),
  } as const;
}

export function useInventory(filters: Filters) {
  return useInfiniteQuery({
    queryKey: [...inventoryKey, 'shelf', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /inventory',
        { query: { ...queryOf(filters), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    // A chip must not empty the shelf while the answer is on its way.
    placeholderData: keepPreviousData,
  });
}

export function useInventoryCounts() {
  return useQuery({
    queryKey: [...inventoryKey, 'counts'],
    queryFn: async ({ signal }) => (await call('GET /inventory/counts', {}, { signal })).data,
  });
}

/** The single copies in a stack, oldest number first as they come. */
export function useStack(designId: string, state: ItemStack['item']['state'], isAsked: boolean) {
  return useQuery({
    queryKey: [...inventoryKey, 'stack', designId, state],
    queryFn: async ({ signal }) =>
      (await call('GET /inventory', { query: { design: designId, state, limit: '60' } }, { signal })).data,
    enabled: isAsked,
  });
}
