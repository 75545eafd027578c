// Owns the deleting of an own answer to a broadcast.
import type { BroadcastAnswer } from '@stagepass/contract/chat/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { answersKey } from './keys.ts';

export function useRemoveAnswer({ id, message_id }: BroadcastAnswer) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('DELETE /answers/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: answersKey(message_id) }),
  });
}
