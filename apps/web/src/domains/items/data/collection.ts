// What somebody shows of their items: those in use first, and all of them page by page.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';

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
  return usePages(
    'GET /users/:id/collection',
    { params: { id: userId }, query: { sort: 'rarest' } },
    { key: ['items', 'collection', userId, 'all'] },
  );
}
