// Reports and appeals that wait for those who run a club.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useCaseCounts(clubId: string) {
  return useQuery({
    queryKey: ['moderation', 'cases', clubId, 'counts'],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/cases/counts', { params: { id: clubId } }, { signal })).data,
  });
}
