// Changes one post wherever it is kept: in feeds, among the pinned ones, by itself.
import type { OpenPost, PostView } from '@stagepass/contract/posts/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type FeedData, feedsKey } from './feed-keys.ts';

export function postKey(id: string) {
  return ['posts', 'one', id] as const;
}
export const pinnedPostsKey = ['posts', 'pinned'] as const;

/** Null takes the post out. */
type Change = (post: PostView) => PostView | null;

function changeList(posts: PostView[], id: string, change: Change): PostView[] {
  if (!posts.some((post) => post.id === id)) return posts;
  return posts.flatMap((post) => {
    if (post.id !== id) return [post];
    const changed = change(post);
    return changed === null ? [] : [changed];
  });
}

function changeFeed(feed: FeedData | undefined, id: string, change: Change): FeedData | undefined {
  if (!feed?.pages.some((page) => page.data.some((post) => post.id === id))) return feed;
  return {
    ...feed,
    pages: feed.pages.map((page) => {
      const data = changeList(page.data, id, change);
      return data === page.data ? page : { ...page, data };
    }),
  };
}

export function changePost(client: QueryClient, id: string, change: Change): void {
  client.setQueriesData<FeedData>({ queryKey: feedsKey }, (feed) => changeFeed(feed, id, change));
  client.setQueriesData<PostView[]>(
    { queryKey: pinnedPostsKey },
    (posts) => posts && changeList(posts, id, change),
  );
  client.setQueryData<PostView>(postKey(id), (post) => (post ? (change(post) ?? post) : post));
}

/** As `changePost`, for what only an open post has. */
export function changeOpenPost(client: QueryClient, id: string, change: (post: OpenPost) => OpenPost): void {
  changePost(client, id, (post) => (post.sealed === null ? change(post) : post));
}

/** One copy of it, from wherever it is. */
export function findPost(client: QueryClient, id: string): PostView | undefined {
  const one = client.getQueryData<PostView>(postKey(id));
  if (one) return one;
  for (const [, feed] of client.getQueriesData<FeedData>({ queryKey: feedsKey }))
    for (const page of feed?.pages ?? []) for (const post of page.data) if (post.id === id) return post;
  return client
    .getQueriesData<PostView[]>({ queryKey: pinnedPostsKey })
    .flatMap(([, posts]) => posts ?? [])
    .find((post) => post.id === id);
}
