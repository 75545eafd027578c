// A club's review queue: what waits, what was decided, how many, and deciding.
import type { ReviewDecision } from '@stagepass/contract/requirements/review-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateRequirements } from '../public/invalidate.ts';

export type ReviewTab = 'waiting' | 'decided';

export function useReviews(clubId: string, { tab, owner }: { tab: ReviewTab; owner: string | null }) {
  return usePages(
    'GET /clubs/:id/reviews',
    { params: { id: clubId }, query: { tab, ...(owner === null ? {} : { owner_id: owner }) } },
    { key: ['requirements', 'reviews', clubId, tab, owner ?? ''] },
  );
}

export function useDecide(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: ReviewDecision) =>
      callData('POST /clubs/:id/reviews/decide', { params: { id: clubId }, body: decision }),
    // What was refused may have been decided by somebody else: the queue is old either way.
    onSettled: () => invalidateRequirements(client),
  });
}
