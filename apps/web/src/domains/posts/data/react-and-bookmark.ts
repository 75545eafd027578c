// Reacting to a post and bookmarking it: shown at once wherever the post is, taken back and explained on failure.
import type { OpenPost, ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { useOptimistic } from '#platform/query/optimistic.ts';
import { type Reacted, withReaction } from '../public/reaction-step.ts';
import { feedKey } from './feed-keys.ts';
import { changeOpenPost } from './post-cache.ts';
import { tellFailure } from './tell-failure.ts';

/** Null takes the own reaction back. */
export function useReactToPost({ id }: Pick<OpenPost, 'id'>): (kind: ReactionKind | null) => void {
  const change = (client: QueryClient, next: (before: Reacted) => Reacted) =>
    changeOpenPost(client, id, (post) => {
      const { counts, mine } = next({ counts: post.counts.reactions, mine: post.mine.reaction });
      return {
        ...post,
        counts: { ...post.counts, reactions: counts },
        mine: { ...post.mine, reaction: mine },
      };
    });
  return useOptimistic({
    key: ['posts', 'reaction', id],
    send: (kind: ReactionKind | null) =>
      kind === null
        ? callData('DELETE /posts/:id/reaction', { params: { id } })
        : callData('PUT /posts/:id/reaction', { params: { id }, body: { kind } }),
    show: (client, kind) => change(client, (before) => withReaction(before, kind)),
    answered: (client, reacted) => change(client, () => reacted),
    failed: tellFailure,
  }).mutate;
}

/** `onDone` is given whether the post is bookmarked now. */
export function useBookmarkPost({ id }: Pick<OpenPost, 'id'>, onDone: (bookmarked: boolean) => void) {
  return useOptimistic({
    key: ['posts', 'bookmark', id],
    send: (bookmarked: boolean) =>
      call(bookmarked ? 'PUT /posts/:id/bookmark' : 'DELETE /posts/:id/bookmark', { params: { id } }),
    show: (client, bookmarked) =>
      changeOpenPost(client, id, (post) => ({ ...post, mine: { ...post.mine, bookmarked } })),
    // The list of bookmarked posts is made anew when it is opened.
    answered: (client) =>
      client.removeQueries({ queryKey: feedKey({ kind: 'bookmarks' }), type: 'inactive' }),
    done: (_answer, bookmarked) => onDone(bookmarked),
    failed: tellFailure,
  }).mutate;
}
