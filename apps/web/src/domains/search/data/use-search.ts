// Searching as somebody types: the former answer stays on screen, what is overtaken is cancelled.
import type { SearchGroup, SearchKind } from '@stagepass/contract/search/shapes.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { SearchGroup, SearchKind };

/** Going back to what was typed a moment ago asks nobody. */
const FRESH_MS = 30_000;

/** A few of each kind. */
export function useSearch(q: string) {
  return useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await call('GET /search', { query: { q } }, { signal })).data.groups,
    enabled: q !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** All of one kind, page by page. */
export function useSearchKind(q: string, kind: SearchKind) {
  return useInfiniteQuery({
    queryKey: ['search', q, kind],
    queryFn: async ({ pageParam, signal }) => {
      const query = { q, kind, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data } = await call('GET /search', { query }, { signal });
      return data.groups[0] ?? { kind, cards: [], next_cursor: null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: FRESH_MS,
    select: ({ pages }) => pages.flatMap((page) => page.cards),
  });
}
