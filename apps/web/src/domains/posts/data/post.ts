// One post, and what is done with it: keep, pin, delete. Shown at once where that is safe, taken back on failure.
import type { OpenPost, PostView } from '@stagepass/contract/posts/shapes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { feedKey } from './feeds.ts';
import { changeOpenPost, changePost, findPost, pinnedPostsKey, postKey } from './post-cache.ts';

export function usePost(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => readPost(id, signal),
    // What the feed showed stands at once; the server's word follows.
    placeholderData: () => findPost(client, id),
  });
}

async function readPost(id: string, signal?: AbortSignal): Promise<PostView> {
  return (await call('GET /posts/:id', { params: { id } }, signal ? { signal } : {})).data;
}

const renewing = new Set<string>();

/** Asks for a post that is shown anew: it was changed, or the addresses of its pictures ran out. */
export async function renewPost(client: QueryClient, id: string): Promise<void> {
  // Ten pictures that break together are one question.
  if (renewing.has(id) || findPost(client, id) === undefined) return;
  renewing.add(id);
  try {
    const post = await readPost(id);
    changePost(client, id, () => post);
  } catch (error) {
    if (isApiError(error, 'posts.not-found')) dropPost(client, id);
  } finally {
    renewing.delete(id);
  }
}

/** It is gone for everybody. */
export function dropPost(client: QueryClient, id: string): void {
  changePost(client, id, () => null);
  void client.invalidateQueries({ queryKey: postKey(id) });
}

export function useKeepPost(post: Pick<OpenPost, 'id'>) {
  const client = useQueryClient();
  const show = (bookmarked: boolean) =>
    changeOpenPost(client, post.id, (one) => ({ ...one, mine: { ...one.mine, bookmarked } }));
  return useMutation({
    mutationFn: (bookmarked: boolean) =>
      call(bookmarked ? 'PUT /posts/:id/bookmark' : 'DELETE /posts/:id/bookmark', {
        params: { id: post.id },
      }),
    onMutate: show,
    onError: (_error, bookmarked) => show(!bookmarked),
    // The list of kept posts is made anew when it is opened.
    onSuccess: () => client.removeQueries({ queryKey: feedKey({ kind: 'bookmarks' }), type: 'inactive' }),
  });
}

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
  return useMutation({
    mutationFn: (postId: string) =>
      call('PUT /users/me/muted-threads/:kind/:id', { params: { kind: 'post', id: postId } }),
  });
}

export function usePinnedPosts(clubId: string, enabled = true) {
  return useQuery({
    queryKey: [...pinnedPostsKey, clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/pinned-posts', { params: { id: clubId } }, { signal })).data,
    enabled,
  });
}
