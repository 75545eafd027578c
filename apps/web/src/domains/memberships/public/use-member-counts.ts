// How many are on a club's register: in all, in each of its lists, and new this week.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useMemberCounts(clubId: string) {
  return useQuery({
    queryKey: ['memberships', 'counts', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/members/counts', { params: { id: clubId } }, { signal })).data,
  });
}
