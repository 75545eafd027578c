// The tiers of a club, to choose who a post is for.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useTiers(clubId: string) {
  return useQuery({
    queryKey: ['posts', 'tiers', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/tiers', { params: { id: clubId } }, { signal })).data,
  });
}
