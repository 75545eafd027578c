// How many of my conversations have something unread.
import { useCall } from '#platform/query/query.ts';
import { unreadKey } from './keys.ts';

export function useUnread() {
  return useCall('GET /conversations/unread', {}, { key: unreadKey });
}
