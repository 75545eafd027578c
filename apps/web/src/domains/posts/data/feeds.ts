// Feeds: pages by key, kept as they were read, renewed only from the top; and how many posts came meanwhile.
import type { FeedPage, PostView } from '@stagepass/contract/posts/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidateApart } from '#domains/users/public/invalidate.ts';
import { call } from '#platform/api/api.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { usePagesOf } from '#platform/query/use-pages.ts';
import { bringParts } from '../parts/late-parts.ts';
import { type FeedData, type FeedOf, feedKey } from './feed-keys.ts';

invalidateClubs.also(invalidation('posts'));
// Begun anew: whatever was left out, or is left out now, may stand anywhere in what was read.
invalidateApart.also((client) => client.resetQueries({ queryKey: ['posts'] }));

const IN_SIGHT = 5;

async function readPage(of: FeedOf, cursor: string | null, signal: AbortSignal): Promise<FeedPage> {
  const page = await askPage(of, cursor, signal);
  // Of a feed's beginning, those in sight; further down a part may come to its place a moment later.
  await bringParts(cursor === null ? page.data.slice(0, IN_SIGHT) : page.data);
  return page;
}

async function askPage(of: FeedOf, cursor: string | null, signal: AbortSignal): Promise<FeedPage> {
  const query = cursor === null ? {} : { cursor };
  if (of.kind === 'home') return call('GET /feeds/home', { query }, { signal });
  if (of.kind === 'bookmarks')
    return { ...(await call('GET /bookmarks', { query }, { signal })), newest: null };
  if (of.kind === 'club') return call('GET /clubs/:id/posts', { params: { id: of.id }, query }, { signal });
  return call('GET /users/:id/posts', { params: { id: of.id }, query }, { signal });
}

/** A feed opened anew starts at its newest after this long; on the way back it is as it was left. */
const FRESH_MS = 30_000;

export function useFeed(of: FeedOf) {
  const client = useQueryClient();
  const type = useNavigationType();
  const feed = usePagesOf({
    key: feedKey(of),
    read: (cursor, signal) => readPage(of, cursor, signal),
    // Never by itself: posts that appear above would push away what is being read.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const arrive = useEffectEvent(() => {
    if (type !== 'POP' && feed.dataUpdatedAt > 0 && Date.now() - feed.dataUpdatedAt > FRESH_MS)
      void refreshFeed(client, of);
  });
  useEffect(() => arrive(), []);
  return feed;
}

/** The feed from its newest post on; the pages below are asked for again as they are reached. */
export async function refreshFeed(client: QueryClient, of: FeedOf): Promise<void> {
  const queryKey = feedKey(of);
  await client.cancelQueries({ queryKey });
  const first = await readPage(of, null, new AbortController().signal);
  client.setQueryData<FeedData>(queryKey, { pages: [first], pageParams: [null] });
  client.setQueryData(countKey(of, first.newest), { count: 0, newest: first.newest });
}

/**
 * After a gap in what the room says: posts as they are now, as far as the newest page reaches, without those that are gone. New
 * ones are only counted: above what is being read they would push it away.
 */
export async function renewFeed(client: QueryClient, of: FeedOf): Promise<void> {
  const page = await readPage(of, null, new AbortController().signal).catch(() => null);
  if (page === null) return;
  const now = new Map(page.data.map((post) => [post.id, post]));
  const reach = page.next_cursor === null ? '' : (page.data.at(-1)?.published_at ?? '');
  const renewed = (post: PostView) => now.get(post.id) ?? (post.published_at > reach ? [] : post);
  client.setQueryData<FeedData>(feedKey(of), (kept) => {
    if (kept === undefined) return kept;
    return { ...kept, pages: kept.pages.map((one) => ({ ...one, data: one.data.flatMap(renewed) })) };
  });
}

export function countKey(of: FeedOf, since: string | null) {
  return ['posts', 'new-count', ...feedKey(of).slice(2), since] as const;
}

export function askNewCount(client: QueryClient, of: FeedOf): void {
  void client.invalidateQueries({ queryKey: ['posts', 'new-count', ...feedKey(of).slice(2)] });
}
