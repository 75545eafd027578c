// How many conversations with something unread each of my clubs has, by the club's id.
import { useUnread } from '../data/unread.ts';

export function useUnreadByClub(): ReadonlyMap<string, number> {
  const { data } = useUnread();
  return new Map(data?.clubs.map(({ club_id, conversations }) => [club_id, conversations]));
}
