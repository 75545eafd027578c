// What Discover shows: one answer, the same for everybody.
import type { DiscoverFront } from '@stagepass/contract/fronts/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { DiscoverFront };

export function useDiscover(category: Interest | null) {
  return useQuery({
    queryKey: ['fronts', 'discover', category],
    queryFn: async ({ signal }) =>
      (await call('GET /fronts/discover', { query: category === null ? {} : { category } }, { signal })).data,
    // Another kind is a tap away: what is on the glass stays until the new is there.
    placeholderData: keepPreviousData,
  });
}
