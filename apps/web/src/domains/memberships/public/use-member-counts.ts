// How many are on a club's register: in all, in each of its lists, and new this week.
import { useCall } from '#platform/query/query.ts';

export function useMemberCounts(clubId: string) {
  return useCall(
    'GET /clubs/:id/members/counts',
    { params: { id: clubId } },
    { key: ['memberships', 'counts', clubId] },
  );
}
