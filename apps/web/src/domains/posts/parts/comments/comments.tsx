// The comments under a post, oldest first, two levels deep; one that the address names stands first.
import type { CommentThread, OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { commentsCopy } from '../../comments-copy.ts';
import { useMoreReplies, useThread, useThreads } from '../../data/comments.ts';
import type { Answering } from './answering.ts';
import { Comment } from './comment.tsx';
import './comments.css';

export interface CommentsProps {
  post: OpenPost;
  commentId: string | null;
  onAnswer: (answering: Answering) => void;
}

export function Comments({ post, commentId, onAnswer }: CommentsProps) {
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
  return (
    <section aria-label={copy.label} className="sp-comments">
      {shown.length === 0 ? (
        <p className="sp-quiet sp-comments-none">{post.can.comment ? copy.none : copy.noneClosed}</p>
      ) : null}
      <ol aria-live="polite" aria-relevant="additions">
        {shown.map((thread) => (
          <Thread key={thread.id} thread={thread} marked={first ? commentId : null} onAnswer={onAnswer} />
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

interface ThreadProps {
  thread: CommentThread;
  marked: string | null;
  onAnswer: (answering: Answering) => void;
}

function Thread({ thread, marked, onAnswer }: ThreadProps) {
  const copy = useCopy(commentsCopy);
  const more = useMoreReplies(thread);
  const unread = thread.counts.replies - thread.replies.length;
  return (
    <li className="sp-comment-thread">
      <Mark on={marked === thread.id}>
        <Comment comment={thread} level={1} onAnswer={onAnswer} />
      </Mark>
      {thread.replies.length > 0 ? (
        <ol>
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <Mark on={marked === reply.id}>
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

/** The comment that somebody was led to comes into sight. */
function Mark({ on, children }: { on: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on) element.current?.scrollIntoView?.({ block: 'center' });
  }, [on]);
  return (
    <div ref={element} className="sp-comment-mark" data-on={on ? '' : undefined}>
      {children}
    </div>
  );
}
