// How many posts came since a feed was read.
import { useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import type { FeedOf } from './feed-keys.ts';
import { countKey } from './feeds.ts';

const POLL_MS = 60_000;

async function readCount(of: FeedOf, since: string, signal: AbortSignal) {
  if (of.kind === 'home') return callData('GET /feeds/home/new-count', { query: { since } }, { signal });
  const id = 'id' in of ? of.id : '';
  return callData('GET /clubs/:id/posts/new-count', { params: { id }, query: { since } }, { signal });
}

/** How many posts are newer than the first one shown. The socket tells when to ask; while it is down, the clock does. */
export function useNewCount(of: FeedOf, since: string | null | undefined, live: boolean) {
  const counted = of.kind === 'home' || of.kind === 'club';
  return useQuery({
    queryKey: countKey(of, since ?? null),
    queryFn: ({ signal }) => readCount(of, since ?? '', signal),
    enabled: counted && typeof since === 'string',
    refetchInterval: live ? false : POLL_MS,
  });
}
