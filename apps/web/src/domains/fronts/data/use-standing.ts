// Where I stand in a club: XP, level, tier, and the way to the next.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useStanding(clubId: string) {
  return useQuery({
    queryKey: ['levels', 'standing', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/standing', { params: { id: clubId } }, { signal })).data,
  });
}

export type Standing = NonNullable<ReturnType<typeof useStanding>['data']>;
