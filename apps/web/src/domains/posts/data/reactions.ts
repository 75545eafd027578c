// Reacting to a comment: shown at once, taken back on failure; and who reacted to a post.
import type { CommentView, ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { type Reacted, withReaction } from '../public/reaction-step.ts';
import { changeComment } from './comment-cache.ts';

export function useReactToComment(comment: CommentView, ended: Ended<ReactionKind | null, unknown>) {
  const change = (client: QueryClient, next: (before: Reacted) => Reacted) =>
    changeComment(client, comment, (one) => {
      const { counts, mine } = next({ counts: one.counts.reactions, mine: one.mine.reaction });
      return { ...one, counts: { ...one.counts, reactions: counts }, mine: { reaction: mine } };
    });
  return useOptimistic({
    ...ended,
    key: ['posts', 'comment-reaction', comment.id],
    send: async (kind: ReactionKind | null) => {
      const params = { id: comment.id };
      return kind === null
        ? await callData('DELETE /comments/:id/reaction', { params })
        : await callData('PUT /comments/:id/reaction', { params, body: { kind } });
    },
    show: (client, kind) => change(client, (before) => withReaction(before, kind)),
    answered: (client, reacted) => change(client, () => reacted),
  });
}

export function useReacted(postId: string, kind: ReactionKind | null) {
  return usePages(
    'GET /posts/:id/reactions',
    { params: { id: postId }, query: { kind: kind ?? undefined } },
    { key: ['posts', 'reacted', postId, kind], staleTime: 0 },
  );
}
