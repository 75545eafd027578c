// People to give something to, found by what is typed of their name.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useFoundPeople(q: string) {
  return useQuery({
    queryKey: ['items', 'people', q],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /search', { query: { q, kind: 'user' } }, { signal });
      return data.groups.flatMap((group) => group.cards);
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}
