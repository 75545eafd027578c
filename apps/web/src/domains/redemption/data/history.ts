// What I handed in and which doors I passed, page by page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useRedemptions(kind: 'item' | 'pass' | null) {
  return useInfiniteQuery({
    queryKey: ['redemption', 'history', kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /redemptions',
        {
          query: { ...(kind === null ? {} : { kind }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}
