// Searching as somebody types: the former answer stays on screen, what is overtaken is cancelled.
import type { SearchGroup, SearchKind } from '@stagepass/contract/search/shapes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { onceEach, usePagesOf } from '#platform/query/use-pages.ts';

export type { SearchGroup, SearchKind };

/** Going back to what was typed a moment ago asks nobody. */
const FRESH_MS = 30_000;

/** A few of each kind. */
export function useSearch(q: string) {
  return useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await callData('GET /search', { query: { q } }, { signal })).groups,
    enabled: q !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** All of one kind, page by page. */
export function useSearchKind(q: string, kind: SearchKind) {
  return usePagesOf({
    key: ['search', q, kind],
    read: async (cursor, signal) => {
      const query = { q, kind, cursor: cursor ?? undefined };
      const { data } = await call('GET /search', { query }, { signal });
      return data.groups[0] ?? { kind, cards: [], next_cursor: null };
    },
    staleTime: FRESH_MS,
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.cards)),
  });
}
