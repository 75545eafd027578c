// Where I stand in a club: XP, level, tier, and the way to the next.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';

invalidateClubs.also(invalidation('fronts', 'standing'));

export function useStanding(clubId: string) {
  return useCall(
    'GET /clubs/:id/standing',
    { params: { id: clubId } },
    { key: ['fronts', 'standing', clubId] },
  );
}

export type Standing = NonNullable<ReturnType<typeof useStanding>['data']>;
