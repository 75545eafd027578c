// What is done with a whole conversation. Apart from reading it: an open one needs none of it before somebody asks.
import type { ConversationView } from '@stagepass/contract/chat/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { changeConversation } from './conversation.ts';
import { conversationKey } from './keys.ts';
import { invalidateLists } from './list-cache.ts';

export function useMuteConversation(id: string) {
  const client = useQueryClient();
  return useMutation({
    /** False unmutes; null mutes without an end. */
    mutationFn: (until: string | null | false) =>
      until === false
        ? callData('DELETE /conversations/:id/mute', { params: { id } })
        : callData('PUT /conversations/:id/mute', { params: { id }, body: { until } }),
    onSuccess: ({ muted, muted_until }) => {
      changeConversation(client, id, { muted, muted_until });
      return invalidateLists(client);
    },
  });
}

/** Takes the conversation out of the own list until somebody writes there; declines a request. */
export function useHideConversation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('DELETE /conversations/:id', { params: { id } }),
    onSuccess: () => invalidateLists(client),
  });
}

export function useAcceptRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('POST /conversations/:id/accept', { params: { id } }),
    onSuccess: (accepted) => {
      client.setQueryData(conversationKey(id), accepted);
      return invalidateLists(client);
    },
  });
}

/** From a message on, or with null the latest one alone; for the viewer's own lists and counts. */
export function useMarkUnread(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (seq: number | null) =>
      callData('PUT /conversations/:id/unread', { params: { id }, body: { seq } }),
    onSuccess: (marked) => {
      changeConversation(client, id, marked);
      return invalidateLists(client);
    },
  });
}

/** Of the whole conversation, as `last_seq` has it. */
export function useMarkRead(conversation: Pick<ConversationView, 'id' | 'last_seq'>) {
  const client = useQueryClient();
  const { id, last_seq: seq } = conversation;
  return useMutation({
    mutationFn: () => callData('PUT /conversations/:id/read', { params: { id }, body: { seq } }),
    onSuccess: ({ read_seq, unread }) => {
      changeConversation(client, id, { read_seq, unread, mentioned: false });
      return invalidateLists(client);
    },
  });
}
