// Pinning a message, and taking its pin out again.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { conversationKey, pinsKey } from './keys.ts';
import type { ThreadStore } from './thread.ts';

export function usePinMessage(store: ThreadStore, message: ChatMessage) {
  const client = useQueryClient();
  const params = { id: message.id };
  return useMutation({
    mutationFn: () =>
      message.pinned_at === null
        ? callData('PUT /messages/:id/pin', { params })
        : callData('DELETE /messages/:id/pin', { params }),
    onSuccess: (changed) => {
      store.put(changed);
      void client.invalidateQueries({ queryKey: pinsKey(store.id) });
      void client.invalidateQueries({ queryKey: conversationKey(store.id) });
    },
  });
}
