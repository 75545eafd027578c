// Changes comments where they are kept: the threads under a post, with their answers.
import type { CommentThread, CommentView } from '@stagepass/contract/posts/shapes.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export interface ThreadPage {
  data: CommentThread[];
  next_cursor: string | null;
}
export type ThreadsData = InfiniteData<ThreadPage, string | null>;

export function threadsKey(postId: string) {
  return ['posts', 'comments', postId] as const;
}

/** One thread that an address names, shown above the others. */
export function threadKey(commentId: string) {
  return ['posts', 'thread', commentId] as const;
}

type Threads = readonly CommentThread[];

/** Changes the threads of a post, wherever they are kept. */
function changeThreads(
  client: QueryClient,
  postId: string,
  change: (threads: Threads) => CommentThread[],
): void {
  client.setQueryData<ThreadsData>(threadsKey(postId), (kept) =>
    kept ? { ...kept, pages: kept.pages.map((page) => ({ ...page, data: change(page.data) })) } : kept,
  );
  client.setQueriesData<CommentThread>({ queryKey: ['posts', 'thread'] }, (thread) =>
    thread?.post_id === postId ? (change([thread])[0] ?? thread) : thread,
  );
}

export function changeComment(
  client: QueryClient,
  { id, post_id }: { id: string; post_id: string },
  change: (comment: CommentView) => CommentView,
): void {
  changeThreads(client, post_id, (threads) =>
    threads.map((thread) => {
      if (thread.id === id) return { ...thread, ...change(thread) };
      if (!thread.replies.some((reply) => reply.id === id)) return thread;
      return { ...thread, replies: thread.replies.map((reply) => (reply.id === id ? change(reply) : reply)) };
    }),
  );
}

/** A comment with answers below leaves its place behind, so that they still hang together. */
export function takeOutComment(client: QueryClient, { id, post_id }: { id: string; post_id: string }): void {
  changeThreads(client, post_id, (threads) =>
    threads.flatMap((thread) => {
      if (thread.id !== id) {
        const replies = thread.replies.filter((reply) => reply.id !== id);
        const gone = thread.replies.length - replies.length;
        return gone === 0
          ? [thread]
          : [{ ...thread, replies, counts: { ...thread.counts, replies: thread.counts.replies - gone } }];
      }
      if (thread.counts.replies === 0) return [];
      const can = { edit: false, remove: false, reply: false, react: false, report: false };
      return [{ ...thread, state: 'removed' as const, text: '', can }];
    }),
  );
}

function byTime(replies: readonly CommentView[]): CommentView[] {
  return [...new Map(replies.map((reply) => [reply.id, reply])).values()].sort((a, b) =>
    a.created_at.localeCompare(b.created_at),
  );
}

/** An own comment that is on its way, or the one that it became in its place. */
export function putComment(client: QueryClient, comment: CommentView, inPlaceOf?: string): void {
  const isOld = ({ id }: { id: string }) => id === inPlaceOf || id === comment.id;
  if (comment.parent_id === null) {
    client.setQueryData<ThreadsData>(threadsKey(comment.post_id), (kept) => {
      if (!kept) return kept;
      const pages = kept.pages.map((page) => ({ ...page, data: page.data.filter((one) => !isOld(one)) }));
      const last = pages.at(-1);
      last?.data.push({ ...comment, replies: [], replies_cursor: null });
      return { ...kept, pages };
    });
    return;
  }
  changeThreads(client, comment.post_id, (threads) =>
    threads.map((thread) => {
      if (thread.id !== comment.parent_id) return thread;
      const others = thread.replies.filter((reply) => !isOld(reply));
      const added = others.length + 1 - thread.replies.length;
      return {
        ...thread,
        replies: byTime([...others, comment]),
        counts: { ...thread.counts, replies: thread.counts.replies + Math.max(added, 0) },
      };
    }),
  );
}

/** A thread as the server tells it now, with the answers that were already read. */
export function mergeThread(client: QueryClient, thread: CommentThread): void {
  let known = false;
  changeThreads(client, thread.post_id, (threads) =>
    threads.map((one) => {
      if (one.id !== thread.id) return one;
      known = true;
      return {
        ...one,
        ...thread,
        replies: byTime([...one.replies, ...thread.replies]),
        replies_cursor:
          one.replies.length > thread.replies.length ? one.replies_cursor : thread.replies_cursor,
      };
    }),
  );
  if (known) return;
  client.setQueryData<ThreadsData>(threadsKey(thread.post_id), (kept) => {
    const last = kept?.pages.at(-1);
    // It stands at the end, which is not here while there are further pages.
    if (!kept || !last || last.next_cursor) return kept;
    return { ...kept, pages: [...kept.pages.slice(0, -1), { ...last, data: [...last.data, thread] }] };
  });
}
