// What waits for those who run a club: reports and appeals, people at the door, how many are on the register.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useCaseCounts(clubId: string) {
  return useQuery({
    queryKey: ['moderation', 'cases', clubId, 'counts'],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/cases/counts', { params: { id: clubId } }, { signal })).data,
  });
}

export function useDoorCount(clubId: string) {
  return useQuery({
    queryKey: ['admissions', 'door', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/join-requests', { params: { id: clubId }, query: {} }, { signal })).waiting,
  });
}
