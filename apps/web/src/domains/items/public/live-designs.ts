// Owns which designs of a club copies can be made of now: for whoever puts something up for sale.
import type { ItemDesign } from '@stagepass/contract/items/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { allEntries, readPages } from '#platform/query/use-pages.ts';

export type { ItemDesign };

export function useLiveDesigns(clubId: string) {
  return useQuery({
    queryKey: ['items', 'designs', 'live', clubId],
    queryFn: async ({ signal }) => {
      const input = { params: { id: clubId }, query: { state: 'live', limit: 60 } } as const;
      return allEntries({ pages: await readPages('GET /clubs/:id/item-designs', input, { signal }) });
    },
  });
}
