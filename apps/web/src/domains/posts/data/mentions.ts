// People whose name begins like what is being typed after an @.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useMentionSuggestions(clubId: string, q: string | null) {
  return useQuery({
    queryKey: ['posts', 'mentions', clubId, q],
    queryFn: async ({ signal }) =>
      (
        await call(
          'GET /clubs/:id/mention-suggestions',
          { params: { id: clubId }, query: { q: q ?? '' } },
          { signal },
        )
      ).data,
    enabled: q !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
