// Taking back a request to join.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { admissionKey } from './admission.ts';

export function useWithdraw(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /clubs/:id/join-request', { params: { id: clubId } }),
    onSettled: () => client.invalidateQueries({ queryKey: admissionKey(clubId) }),
  });
}
