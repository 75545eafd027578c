// The pinned messages of a conversation.
import { useCall } from '#platform/query/query.ts';
import { pinsKey } from './keys.ts';

export function usePins(id: string) {
  return useCall('GET /conversations/:id/pins', { params: { id } }, { key: pinsKey(id) });
}
