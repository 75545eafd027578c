// My member card of one club.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useMemberCard(clubId: string) {
  return useQuery({
    queryKey: ['clubs', 'card', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/me', { params: { id: clubId } }, { signal })).data,
  });
}

export type MemberCard = NonNullable<ReturnType<typeof useMemberCard>['data']>;
