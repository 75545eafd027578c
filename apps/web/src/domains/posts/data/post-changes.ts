// What the menu of a post changes: pin, delete, mute its thread.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { type FeedData, feedsKey } from './feed-keys.ts';
import { dropPost } from './post.ts';
import { changeOpenPost, pinnedPostsKey } from './post-cache.ts';

export function usePinPost(post: Pick<OpenPost, 'id' | 'club'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pinned: boolean) =>
      call(pinned ? 'PUT /posts/:id/pin' : 'DELETE /posts/:id/pin', { params: { id: post.id } }),
    onSuccess: async (_done, pinned) => {
      const pinned_at = pinned ? new Date().toISOString() : null;
      changeOpenPost(client, post.id, (one) => ({ ...one, pinned_at }));
      await client.invalidateQueries({ queryKey: pinnedPostsKey });
    },
  });
}

export function useRemovePost(post: Pick<OpenPost, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /posts/:id', { params: { id: post.id } }),
    onSuccess: () => {
      dropPost(client, post.id);
      void client.invalidateQueries({ queryKey: ['posts', 'scheduled'] });
    },
  });
}

export function useMuteThread() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (postId: string) =>
      call('PUT /users/me/muted-threads/:kind/:id', { params: { kind: 'post', id: postId } }),
    onSuccess: (_done, postId) => takeOutOfFeeds(client, postId),
  });
}

/** As the server tells feeds from now on; what was kept stays kept. */
function takeOutOfFeeds(client: QueryClient, postId: string): void {
  const of = { queryKey: feedsKey, predicate: ({ queryKey }: Query) => queryKey[2] !== 'bookmarks' };
  client.setQueriesData<FeedData>(
    of,
    (feed) =>
      feed && {
        ...feed,
        pages: feed.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== postId) })),
      },
  );
}
