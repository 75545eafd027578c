// How many wait to be let in, kept fresh with the queue itself.
import { useJoinRequests } from '../data/requests.ts';

export function useWaitingCount(clubId: string) {
  const { data, isPending, isError, refetch } = useJoinRequests(clubId);
  return { count: data?.pages[0]?.waiting ?? 0, isPending, isError, refetch };
}
