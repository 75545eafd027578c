// People to give something to, found by what is typed of their name: anybody for a gift, members for the club's own copies.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';

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

/** Members who can be given a copy of this design, by name. */
export function useReceivers(designId: string, q: string) {
  return usePages(
    'GET /item-designs/:id/receivers',
    { params: { id: designId }, query: { q: q || undefined } },
    { key: ['items', 'receivers', designId, q], keepPrevious: true },
  );
}
