// Posts of a club that are still to come.
import { usePages } from '#platform/query/use-pages.ts';

export function useScheduledPosts(clubId: string, enabled: boolean) {
  return usePages(
    'GET /clubs/:id/scheduled-posts',
    { params: { id: clubId } },
    { key: ['posts', 'scheduled', clubId], enabled },
  );
}
