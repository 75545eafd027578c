// Blocking or muting somebody. A block closes the conversation between the two.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateApart } from '#domains/users/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { conversationKey } from './keys.ts';
import { invalidateLists } from './list-cache.ts';

export function useBlock(userId: string, conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('PUT /users/:id/block', { params: { id: userId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: conversationKey(conversationId) });
      void invalidateApart(client);
      await invalidateLists(client);
    },
  });
}

/** The conversation opens again, unless the other one blocked the viewer too. */
export function useUnblock(userId: string, conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('DELETE /users/:id/block', { params: { id: userId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: conversationKey(conversationId) });
      void invalidateApart(client);
      await invalidateLists(client);
    },
  });
}

/** Only for the viewer: nothing of this person is shown in clubs, and nobody is told. */
export function useMutePerson(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('PUT /users/:id/mute', { params: { id: userId } }),
    onSuccess: async () => {
      void invalidateApart(client);
      await invalidateLists(client);
    },
  });
}
