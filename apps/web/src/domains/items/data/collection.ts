// What somebody shows of their items: those in use first, and all of them page by page.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

/** The rarest few, what is in use before all others. */
export function useCollectionFew(userId: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['items', 'collection', userId, 'few'],
    queryFn: async ({ signal }) => {
      const params = { id: userId };
      const [used, rarest] = await Promise.all([
        call('GET /users/:id/collection', { params, query: { in_use: 'true', limit: '6' } }, { signal }),
        call('GET /users/:id/collection', { params, query: { sort: 'rarest', limit: '6' } }, { signal }),
      ]);
      const designs = new Set(used.data.map(({ item }) => item.design.id));
      const others = rarest.data.filter(({ item }) => !designs.has(item.design.id));
      const goesOn = rarest.next_cursor !== null || used.data.length + others.length > 6;
      return { stacks: [...used.data, ...others].slice(0, 6), goesOn };
    },
    enabled: isAsked,
    retry: false,
  });
}

export function useCollection(userId: string) {
  return useInfiniteQuery({
    queryKey: ['items', 'collection', userId, 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /users/:id/collection',
        {
          params: { id: userId },
          query: { sort: 'rarest', ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}
