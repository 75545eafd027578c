// What Discover shows: one answer, the same for everybody.
import type { DiscoverFront } from '@stagepass/contract/fronts/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { invalidateOwnClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';

export type { DiscoverFront };

invalidateOwnClubs.also(invalidation('fronts', 'discover'));

export function useDiscover(category: Interest | null) {
  return useCall(
    'GET /fronts/discover',
    { query: category === null ? {} : { category } },
    {
      key: ['fronts', 'discover', category],
      // Another kind is a tap away: what is on the glass stays until the new is there.
      placeholderData: keepPreviousData,
    },
  );
}
