// One conversation, by its id or by the person one talks to.
import type { ConversationDetail, ConversationView } from '@stagepass/contract/chat/shapes.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { useKeptConversation } from './kept-chat.ts';
import { conversationKey, messageKey } from './keys.ts';
import { changeListed } from './list-cache.ts';

export function useConversation(id: string) {
  const query = useCall('GET /conversations/:id', { params: { id } }, { key: conversationKey(id) });
  // What was kept has no moment: only what the server answered is kept again.
  useKeptConversation(id, {
    answered: query.dataUpdatedAt > 0 ? query.data : undefined,
    error: query.error,
  });
  return query;
}

/** Where a message stands that a link names by its id; nowhere once it cannot be read anymore. */
export function usePlaceOf(messageId: string | null, conversationId: string) {
  const { data, isPending } = useCall(
    'GET /messages/:id',
    { params: { id: messageId ?? '' } },
    { key: messageKey(messageId ?? ''), enabled: messageId !== null, retry: false },
  );
  const isHere = data?.conversation_id === conversationId;
  return { at: isHere ? data.seq : null, isWaiting: messageId !== null && isPending };
}

/** Opens the conversation with somebody, or the one that is there. Kept: opening it again asks nothing. */
export function useConversationWith(userName: string, clubId?: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['chat', 'with', clubId ?? '', userName],
    queryFn: async () => {
      const body = { user_name: userName };
      const opened =
        clubId === undefined
          ? await callData('POST /conversations', { body })
          : await callData('POST /clubs/:id/conversations', { params: { id: clubId }, body });
      client.setQueryData(conversationKey(opened.id), opened);
      return opened.id;
    },
    enabled: userName !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** What is known of it differs now, on its own screen and in lists. */
export function changeConversation(
  client: QueryClient,
  id: string,
  change: Partial<ConversationDetail> & Partial<ConversationView>,
): void {
  client.setQueryData<ConversationDetail>(conversationKey(id), (known) => known && { ...known, ...change });
  changeListed(client, id, (known) => ({ ...known, ...change }));
}
