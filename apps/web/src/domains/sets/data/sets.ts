// What is asked about sets: a club's, one's own, one of them, and how a missing item can be had.
import type { SetPage, SetWays } from '@stagepass/contract/sets/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';

// A copy more or less fills or opens a hole.
invalidateItems.also((client) => client.invalidateQueries({ queryKey: ['sets'] }));

export function useSet(id: string) {
  return useQuery({
    queryKey: ['sets', 'one', id],
    queryFn: ({ signal }): Promise<SetPage> => callData('GET /item-sets/:id', { params: { id } }, { signal }),
  });
}

export function useSetWays(id: string, designId: string) {
  return useQuery({
    queryKey: ['sets', 'ways', id, designId],
    queryFn: ({ signal }): Promise<SetWays> =>
      callData('GET /item-sets/:id/ways/:design_id', { params: { id, design_id: designId } }, { signal }),
  });
}

export function useOwnSets() {
  return usePages('GET /item-sets', {}, { key: ['sets', 'own'] });
}

export function useClubSets(clubId: string) {
  return usePages(
    'GET /clubs/:id/item-sets',
    { params: { id: clubId } },
    { key: ['sets', 'of-club', clubId] },
  );
}
