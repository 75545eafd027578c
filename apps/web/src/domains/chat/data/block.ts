// Blocking the other person of a conversation, which closes it both ways.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { conversationKey } from './keys.ts';
import { invalidateLists } from './list-cache.ts';

export function useBlock(userId: string, conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('PUT /users/:id/block', { params: { id: userId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: conversationKey(conversationId) });
      await invalidateLists(client);
    },
  });
}
