// Owns which designs of a club copies can be made of now: for whoever puts something up for sale.
import type { ItemDesign } from '@stagepass/contract/items/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { ItemDesign };

export function useLiveDesigns(clubId: string) {
  return useQuery({
    queryKey: ['items', 'live-designs', clubId],
    queryFn: async ({ signal }) =>
      (
        await call(
          'GET /clubs/:id/item-designs',
          { params: { id: clubId }, query: { state: 'live', limit: 60 } },
          { signal },
        )
      ).data,
  });
}
