// The comments under a post, oldest first, two levels deep; one that the address names stands first.
import type { CommentThread, OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { commentsCopy } from '../../comments-copy.ts';
import { isSending, useMoreReplies, useThread, useThreads } from '../../data/comments.ts';
import type { Answering } from './answering.ts';
import { Comment } from './comment.tsx';
import './comments.css';

export interface CommentsProps {
  post: OpenPost;
  commentId: string | null;
  /** The viewer's own, sent a moment ago. */
  sentId: string | null;
  onAnswer: (answering: Answering) => void;
}

export function Comments({ post, commentId, sentId, onAnswer }: CommentsProps) {
  const copy = useCopy(commentsCopy);
  const threads = useThreads(post.id, true);
  const named = useThread(commentId).data;
  const first = named?.post_id === post.id ? named : undefined;
  if (threads.isPending)
    return (
      <SkeletonGroup label={copy.loading}>
        <SkeletonRow lead="circle" />
        <SkeletonRow lead="circle" />
      </SkeletonGroup>
    );
  if (threads.data === undefined)
    return (
      <div className="sp-comments-failed" role="alert">
        <p>{errorSentence(copy, threads.error)}</p>
        <Button
          variant="secondary"
          size="small"
          loading={threads.isFetching}
          onClick={() => void threads.refetch()}
        >
          {copy.retry}
        </Button>
      </div>
    );
  // An own comment stands at the end of what is read, until the page comes where it has its place.
  const all = threads.data;
  const shown = first ? [first, ...all.filter(({ id }) => id !== first.id)] : all;
  const held = heldIn(shown);
  return (
    <section aria-label={copy.label} className="sp-comments">
      {held > 0 ? <p className="sp-small sp-faint">{copy.heldUncounted({ count: held })}</p> : null}
      {shown.length === 0 ? (
        <p className="sp-quiet sp-comments-none">{post.can.comment ? copy.none : copy.noneClosed}</p>
      ) : null}
      <ol aria-live="polite" aria-relevant="additions">
        {shown.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            marked={first ? commentId : null}
            sentId={sentId}
            onAnswer={onAnswer}
          />
        ))}
      </ol>
      {threads.hasNextPage ? (
        <Button
          variant="ghost"
          loading={threads.isFetchingNextPage}
          onClick={() => void threads.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
    </section>
  );
}

/** Shown to their author and to staff only, and in no count that everybody sees. */
function heldIn(threads: readonly CommentThread[]): number {
  return threads.flatMap((thread) => [thread, ...thread.replies]).filter(({ state }) => state === 'held')
    .length;
}

interface ThreadProps {
  thread: CommentThread;
  marked: string | null;
  sentId: string | null;
  onAnswer: (answering: Answering) => void;
}

function Thread({ thread, marked, sentId, onAnswer }: ThreadProps) {
  const copy = useCopy(commentsCopy);
  const more = useMoreReplies(thread);
  const isOwn = (comment: { id: string }) => isSending(comment) || comment.id === sentId;
  const unread = thread.counts.replies - thread.replies.length;
  return (
    <li className="sp-comment-thread">
      <Mark on={marked === thread.id} isOwn={isOwn(thread)}>
        <Comment comment={thread} level={1} onAnswer={onAnswer} />
      </Mark>
      {thread.replies.length > 0 ? (
        <ol>
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <Mark on={marked === reply.id} isOwn={isOwn(reply)}>
                <Comment comment={reply} level={2} onAnswer={onAnswer} />
              </Mark>
            </li>
          ))}
        </ol>
      ) : null}
      {unread > 0 && thread.replies_cursor !== null ? (
        <div className="sp-comment-more">
          <Button variant="ghost" size="small" loading={more.isPending} onClick={() => more.mutate()}>
            {copy.replies({ count: unread })}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** The comment that somebody was led to, or has just sent, comes into sight: in the middle, clear of the dock. */
function Mark({ on, isOwn, children }: { on: boolean; isOwn: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const comes = on || isOwn;
  useEffect(() => {
    if (comes) element.current?.scrollIntoView?.({ block: 'center' });
  }, [comes]);
  return (
    <div ref={element} className="sp-comment-mark" data-on={on ? '' : undefined}>
      {children}
    </div>
  );
}
