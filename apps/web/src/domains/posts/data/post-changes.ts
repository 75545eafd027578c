// What the menu of a post changes: pin, delete, mute its thread.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
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
  return useMutation({
    mutationFn: (postId: string) =>
      call('PUT /users/me/muted-threads/:kind/:id', { params: { kind: 'post', id: postId } }),
  });
}
