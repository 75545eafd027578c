// Searching as somebody types: asked after a short pause, the former answer kept on screen, what is overtaken cancelled.
import type { SearchGroup, SearchKind } from '@stagepass/contract/search/shapes.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/api/api.ts';

export type { SearchGroup, SearchKind };

const PAUSE_MS = 180;
/** Going back to what was typed a moment ago asks nobody. */
const FRESH_MS = 30_000;

/** What was typed, once the typing has paused: empty before the first pause. Emptying the field counts at once. */
export function useSettled(typed: string): string {
  const wanted = typed.trim().replace(/\s+/g, ' ').slice(0, 80);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted === '' ? '' : settled;
}

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
