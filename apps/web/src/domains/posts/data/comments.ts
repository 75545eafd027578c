// The comments of a post: reading, writing (shown at once, given back on failure), changing, deleting.
import type { CommentThread, CommentView } from '@stagepass/contract/posts/shapes.ts';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { getSession } from '#platform/session/session.ts';
import {
  changeComment,
  mergeThread,
  putComment,
  takeOutComment,
  threadKey,
  threadsKey,
} from './comment-cache.ts';
import { changeOpenPost } from './post-cache.ts';
import { giveReplyBack } from './reply-drafts.ts';

export function useThreads(postId: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: threadsKey(postId),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /posts/:id/comments',
        { params: { id: postId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled,
    refetchOnWindowFocus: false,
  });
}

/** The thread of a comment that the address names. */
export function useThread(commentId: string | null) {
  return useQuery({
    queryKey: threadKey(commentId ?? ''),
    queryFn: async ({ signal }) => readThread(commentId ?? '', signal),
    enabled: commentId !== null,
    retry: false,
  });
}

async function readThread(commentId: string, signal?: AbortSignal): Promise<CommentThread> {
  return (await call('GET /comments/:id', { params: { id: commentId } }, signal ? { signal } : {})).data;
}

/** Somebody wrote or changed a comment: the thread it stands in is asked for. */
export async function bringThread(client: QueryClient, commentId: string): Promise<void> {
  const thread = await readThread(commentId).catch(() => null);
  if (thread) mergeThread(client, thread);
}

export function useMoreReplies(thread: CommentThread) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('GET /comments/:id/replies', {
        params: { id: thread.id },
        query: thread.replies_cursor ? { cursor: thread.replies_cursor } : {},
      }),
    onSuccess: ({ data, next_cursor }) =>
      mergeThread(client, { ...thread, replies: [...thread.replies, ...data], replies_cursor: next_cursor }),
  });
}

export interface NewComment {
  text: string;
  /** The thread it stands in; null right under the post. */
  thread_id: string | null;
  /** The comment that is answered. */
  parent_id: string | null;
}

const SENDING = 'sending-';
export function isSending(comment: { id: string }): boolean {
  return comment.id.startsWith(SENDING);
}

function onItsWay(postId: string, { text, thread_id }: NewComment, key: string): CommentView {
  const me = getSession();
  return {
    id: `${SENDING}${key}`,
    post_id: postId,
    parent_id: thread_id,
    author: {
      id: me?.user_id ?? '',
      user_name: me?.user_name ?? '',
      display_name: me?.display_name ?? '',
      avatar: me?.avatar ?? null,
      role: null,
      tier: null,
    },
    state: 'shown',
    text,
    mentions: [],
    created_at: new Date().toISOString(),
    edited_at: null,
    counts: { replies: 0, reactions: {} },
    mine: { reaction: null },
    can: { edit: false, remove: false, reply: false, react: false, report: false },
  };
}

export interface SentComment extends NewComment {
  client_key: string;
  /** Where its words go back to where sending fails. */
  place: string;
}

/** `onFailed` is told what stands in the field again. Whoever left the screen meanwhile finds it there when they are back. */
export function useAddComment(postId: string, onFailed: (sent: SentComment, text: string) => void) {
  const client = useQueryClient();
  const count = (by: number) =>
    changeOpenPost(client, postId, (post) => ({
      ...post,
      counts: { ...post.counts, comments: Math.max(0, post.counts.comments + by) },
    }));
  return useMutation({
    mutationFn: async ({ text, parent_id, client_key }: SentComment) =>
      (
        await call('POST /posts/:id/comments', {
          params: { id: postId },
          body: { client_key, text, parent_id },
        })
      ).data,
    onMutate: (comment) => {
      const shown = onItsWay(postId, comment, comment.client_key);
      putComment(client, shown);
      count(1);
      return { shown };
    },
    onError: (_error, sent, kept) => {
      if (kept) takeOutComment(client, kept.shown);
      count(-1);
      onFailed(sent, giveReplyBack(sent.place, sent.text));
    },
    onSuccess: (comment, _sent, { shown }) => putComment(client, comment, shown.id),
  });
}

export function useEditComment(comment: CommentView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) =>
      (await call('PATCH /comments/:id', { params: { id: comment.id }, body: { text } })).data,
    onSuccess: (changed) => changeComment(client, comment, () => changed),
  });
}

export function useRemoveComment(comment: CommentView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /comments/:id', { params: { id: comment.id } }),
    onSuccess: () => {
      takeOutComment(client, comment);
      changeOpenPost(client, comment.post_id, (post) => ({
        ...post,
        counts: { ...post.counts, comments: Math.max(0, post.counts.comments - 1) },
      }));
    },
  });
}
