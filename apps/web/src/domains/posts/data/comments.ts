// The comments of a post: reading, writing (shown at once, given back on failure), changing, deleting.
import type { CommentThread, CommentView } from '@stagepass/contract/posts/shapes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { usePages } from '#platform/query/use-pages.ts';
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
import { restoreReply } from './reply-drafts.ts';

export function useThreads(postId: string, enabled: boolean) {
  return usePages(
    'GET /posts/:id/comments',
    { params: { id: postId } },
    { key: threadsKey(postId), enabled, refetchOnWindowFocus: false },
  );
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
  return callData('GET /comments/:id', { params: { id: commentId } }, signal ? { signal } : {});
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

const sendingId = ({ client_key }: SentComment) => `${SENDING}${client_key}`;

function onItsWay(postId: string, sent: SentComment): CommentView {
  const me = getSession();
  return {
    id: sendingId(sent),
    post_id: postId,
    parent_id: sent.thread_id,
    author: {
      id: me?.user_id ?? '',
      user_name: me?.user_name ?? '',
      display_name: me?.display_name ?? '',
      avatar: me?.avatar ?? null,
      role: null,
      tier: null,
    },
    state: 'shown',
    text: sent.text,
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

/** Where sending fails, the text stands in the draft again: whoever left the screen or signed out finds it there. */
export function useAddComment(postId: string, ended: Ended<SentComment, CommentView>) {
  return useOptimistic({
    ...ended,
    key: ['posts', 'add-comment', postId],
    send: async ({ text, parent_id, client_key, place }: SentComment) => {
      const body = { client_key, text, parent_id };
      try {
        return await callData('POST /posts/:id/comments', { params: { id: postId }, body });
      } catch (error) {
        restoreReply(place, text);
        throw error;
      }
    },
    show: (client, sent) => {
      putComment(client, onItsWay(postId, sent));
      changeOpenPost(client, postId, (post) => ({
        ...post,
        counts: { ...post.counts, comments: post.counts.comments + 1 },
      }));
    },
    answered: (client, comment, sent) => putComment(client, comment, sendingId(sent)),
  });
}

export function useEditComment(comment: CommentView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      callData('PATCH /comments/:id', { params: { id: comment.id }, body: { text } }),
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
