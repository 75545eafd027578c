// Leaving a club: almost everything about it looks different afterwards.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function useLeaveClub(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call('POST /clubs/:id/leave', { params: { id: clubId } });
    },
    onSettled: () => client.invalidateQueries(),
  });
}
