// Owns where a copy has been, as anybody may read it.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useProvenance(itemId: string) {
  return useQuery({
    queryKey: ['items', 'provenance', itemId],
    queryFn: async ({ signal }) =>
      (await call('GET /items/:id/provenance', { params: { id: itemId }, query: {} }, { signal })).data,
  });
}
