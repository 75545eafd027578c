// People whose name begins like what is being typed after an @.
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '#platform/query/query.ts';

export function useMentionSuggestions(clubId: string, q: string | null) {
  return useCall(
    'GET /clubs/:id/mention-suggestions',
    { params: { id: clubId }, query: { q: q ?? '' } },
    {
      key: ['posts', 'mentions', clubId, q],
      enabled: q !== null,
      placeholderData: keepPreviousData,
      retry: false,
    },
  );
}
