// Posts of a club that are still to come.
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useScheduledPosts(clubId: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['posts', 'scheduled', clubId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/scheduled-posts',
        { params: { id: clubId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled,
  });
}
