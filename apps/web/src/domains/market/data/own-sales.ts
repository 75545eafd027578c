// What I have put up for sale, over all clubs.
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useOwnSales() {
  return useInfiniteQuery({
    queryKey: ['market', 'own'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /listings', { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}
