// My member card of one club.
import { useCall } from '#platform/query/query.ts';

export function useMemberCard(clubId: string) {
  return useCall('GET /clubs/:id/me', { params: { id: clubId } }, { key: ['clubs', 'card', clubId] });
}

export type MemberCard = NonNullable<ReturnType<typeof useMemberCard>['data']>;
