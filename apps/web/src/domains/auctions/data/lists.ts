// Owns lists of auctions: a club's, for those who run it, and those that I have bid on.
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useClubAuctions(clubId: string, when: 'open' | 'past') {
  return useInfiniteQuery({
    queryKey: ['auctions', 'club', clubId, when],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/auctions',
        { params: { id: clubId }, query: { when, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

export function useOwnBids(when: 'open' | 'past') {
  return useInfiniteQuery({
    queryKey: ['auctions', 'own', when],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /auctions',
        { query: { when, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    // Somebody may bid at any moment.
    staleTime: 5000,
  });
}
