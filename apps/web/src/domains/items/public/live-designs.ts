// Owns which designs of a club can go up for sale: those of which copies can be made, and those of which the club holds some.
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

/** Copies that came back to the club, or were never sold; a retired design is sold as far as there are such. */
export function clubCopiesOf(design: Pick<ItemDesign, 'management'> | null): number {
  return design?.management?.in_vault ?? 0;
}

/** With retired designs of which the club still holds copies. */
export function useSellableDesigns(clubId: string) {
  return useQuery({
    queryKey: ['items', 'designs', 'sellable', clubId],
    queryFn: async ({ signal }) => {
      const read = async (state: 'live' | 'retired') => {
        const input = { params: { id: clubId }, query: { state, limit: 60 } } as const;
        return allEntries({ pages: await readPages('GET /clubs/:id/item-designs', input, { signal }) });
      };
      const [live, retired] = await Promise.all([read('live'), read('retired')]);
      return [...live, ...retired.filter((design) => design.state === 'retired' && clubCopiesOf(design) > 0)];
    },
  });
}
