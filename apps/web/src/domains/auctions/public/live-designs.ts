// Owns which designs of a club copies can be made of now: for whoever puts something up for sale.
import type { ItemDesign } from '@stagepass/contract/items/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { ItemDesign };

export function useLiveDesigns(clubId: string) {
  return useQuery({
    queryKey: ['items', 'live-designs', clubId],
    queryFn: async ({ signal }) => {
      const found: ItemDesign[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(clubId, cursor, signal);
        found.push(...page.data);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return found;
    },
  });
}

function pageOf(clubId: string, cursor: string | null, signal: AbortSignal) {
  const query = { state: 'live', limit: 60, ...(cursor === null ? {} : { cursor }) } as const;
  return call('GET /clubs/:id/item-designs', { params: { id: clubId }, query }, { signal });
}
