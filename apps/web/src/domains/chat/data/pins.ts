// The pinned messages of a conversation.
import type { ChatMessage, LiveMessage } from '@stagepass/contract/chat/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/query/query.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { merged } from '../model/timeline.ts';
import { conversationKey, pinsKey } from './keys.ts';

export function usePins(id: string) {
  return useCall('GET /conversations/:id/pins', { params: { id } }, { key: pinsKey(id) });
}

/** Keeps them as they are said over the socket, wherever in the conversation they stand. */
export function useLivePins(id: string) {
  const client = useQueryClient();
  const renew = (key: readonly string[]) => void client.invalidateQueries({ queryKey: key });
  useRealtime(
    'chatChanged',
    ({ conversation_id, messages }) => {
      if (conversation_id !== id || !changePins(client, id, messages)) return;
      renew(pinsKey(id));
      renew(conversationKey(id));
    },
    { onBack: () => renew(pinsKey(id)) },
  );
  return usePins(id);
}

/** Answers whether one is out. The others are not asked for: everybody in a channel hears of a reaction at the same moment. */
function changePins(client: QueryClient, id: string, heard: readonly LiveMessage[]): boolean {
  let isUnpinned = false;
  client.setQueryData<ChatMessage[]>(pinsKey(id), (pins) =>
    pins?.flatMap((pin) => {
      const now = heard.find((one) => one.id === pin.id && one.change >= pin.change);
      // Of somebody of whom the viewer sees nothing: the socket does not know that.
      if (now === undefined || pin.state === 'blocked') return [pin];
      if (now.state === 'shown' && now.pinned_at !== null) return [merged(pin, now)];
      isUnpinned = true;
      return [];
    }),
  );
  return isUnpinned;
}
