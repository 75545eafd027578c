// Leaving a club: what was asked for as a member is asked for anew.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { invalidateClubs } from '../public/invalidate.ts';

export function useLeaveClub(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call('POST /clubs/:id/leave', { params: { id: clubId } });
    },
    onSettled: () => invalidateClubs(client),
  });
}
