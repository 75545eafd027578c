// Moving a place of the demo world to where this phone is.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { attemptKey } from './attempt.ts';

export function useMovePlace(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (to: { lat: number; long: number }) =>
      call('POST /requirements/:id/move-here', { params: { id }, body: to }),
    onSuccess: () => client.invalidateQueries({ queryKey: attemptKey(id) }),
  });
}
