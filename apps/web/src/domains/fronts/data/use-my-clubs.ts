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

export function useSuggestedClubs(isAsked = true) {
  return useQuery({
    queryKey: ['clubs', 'suggested'],
    queryFn: async ({ signal }) => (await call('GET /fronts/suggested-clubs', {}, { signal })).data,
    enabled: isAsked,
  });
}
