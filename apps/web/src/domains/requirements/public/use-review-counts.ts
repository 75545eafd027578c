// How many submissions wait for a club's decision, and what they belong to.
import { useCall } from '#platform/query/query.ts';

export function useReviewCounts(clubId: string) {
  return useCall(
    'GET /clubs/:id/reviews/counts',
    { params: { id: clubId } },
    { key: ['requirements', 'reviews', clubId, 'counts'] },
  );
}
