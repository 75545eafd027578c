// Reacting to a comment: shown at once, taken back on failure; and who reacted to a post.
import type { CommentView, ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { type Reacted, withReaction } from '../model/reaction-step.ts';
import { changeComment } from './comment-cache.ts';

export function useReactToComment(comment: CommentView) {
  const client = useQueryClient();
  const show = ({ counts, mine }: Reacted) =>
    changeComment(client, comment, (one) => ({
      ...one,
      counts: { ...one.counts, reactions: counts },
      mine: { reaction: mine },
    }));
  return useMutation({
    mutationFn: async (kind: ReactionKind | null) => {
      const params = { id: comment.id };
      return kind === null
        ? (await call('DELETE /comments/:id/reaction', { params })).data
        : (await call('PUT /comments/:id/reaction', { params, body: { kind } })).data;
    },
    onMutate: (kind) => {
      const before = { counts: comment.counts.reactions, mine: comment.mine.reaction };
      show(withReaction(before, kind));
      return before;
    },
    onError: (_error, _kind, before) => before && show(before),
    onSuccess: show,
  });
}

export function useReacted(postId: string, kind: ReactionKind | null) {
  return useInfiniteQuery({
    queryKey: ['posts', 'reacted', postId, kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /posts/:id/reactions',
        {
          params: { id: postId },
          query: { ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    staleTime: 0,
  });
}
