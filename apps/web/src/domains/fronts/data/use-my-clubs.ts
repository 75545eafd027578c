// The clubs somebody belongs to, and those that are suggested.
import type { OwnMembership } from '@stagepass/contract/memberships/shapes.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { OwnMembership };

/** Under clubs, so that joining and leaving ask for it anew. */
export function useMyClubs(isAsked = true) {
  return useInfiniteQuery({
    queryKey: ['clubs', 'mine'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /memberships', { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    enabled: isAsked,
  });
}

async function fetchSuggested({ signal }: { signal: AbortSignal }) {
  return (await call('GET /fronts/suggested-clubs', {}, { signal })).data;
}

/** Asked once for a visit: joining one must not take it off the list under the finger. */
export function useFirstClubs(visit: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['first-clubs', visit],
    queryFn: fetchSuggested,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useSuggestedClubs(isAsked = true) {
  return useQuery({
    queryKey: ['clubs', 'suggested'],
    queryFn: fetchSuggested,
    enabled: isAsked,
  });
}
