// One open post at full length, its reactions by kind, its comments, and the dock in which one answers.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Perforation } from '@stagepass/ui/perforation/perforation.tsx';
import { ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useSession } from '#platform/session/session.ts';
import { useCommentsLive } from '../data/live-comments.ts';
import { LinkCard } from '../public/link-card.tsx';
import { underStaffPost } from '../public/under-staff-post.ts';
import type { Answering } from './comments/answering.ts';
import { CommentDock } from './comments/comment-dock.tsx';
import { Comments } from './comments/comments.tsx';
import { PostActs } from './post-acts.tsx';
import { PostHead } from './post-head.tsx';
import { PostMedia } from './post-media.tsx';
import { PostPoll } from './post-poll.tsx';
import { PostStateNotice } from './post-state-notice.tsx';
import { PostText } from './post-text.tsx';
import { ReactionKinds } from './reaction-kinds.tsx';
import './post.css';
import './post-alone.css';

export interface PostWithCommentsProps {
  post: OpenPost;
  title: ReactNode;
  /** The comment that the address names. */
  commentId: string | null;
}

/** Asked by whoever is signed in and did not write it. */
function UnderStaffPost({ post }: { post: OpenPost }) {
  const Part = underStaffPost.read();
  const userId = useSession()?.user_id;
  const byStaff = post.author.role === 'owner' || post.author.role === 'admin';
  const isFor = byStaff && post.state === 'shown' && userId !== undefined && userId !== post.author.id;
  return Part === null || !isFor ? null : <Part post={post} />;
}

export function PostWithComments({ post, title, commentId }: PostWithCommentsProps) {
  const nameId = useId();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [sentId, setSentId] = useState<string | null>(null);
  useCommentsLive(post.id);
  return (
    <>
      <ScreenBody>
        {title}
        <article className="sp-post-alone" aria-labelledby={nameId}>
          <PostHead post={post} nameId={nameId} alone />
          <PostStateNotice post={post} />
          {post.text === '' ? null : (
            <div className="sp-post-words">
              <PostText text={post.text} mentions={post.mentions} />
            </div>
          )}
          <PostMedia post={post} eager />
          {post.link ? <LinkCard link={post.link} /> : null}
          {post.poll ? <PostPoll post={post} poll={post.poll} /> : null}
          <PostActs post={post} alone={{ renderReactions: (reacting) => <ReactionKinds {...reacting} /> }} />
          <UnderStaffPost post={post} />
        </article>
        <div className="sp-post-alone-edge">
          <Perforation />
        </div>
        <Comments post={post} commentId={commentId} sentId={sentId} onAnswer={setAnswering} />
      </ScreenBody>
      <CommentDock
        post={post}
        answering={answering}
        onSent={setSentId}
        // An answer that arrives late must not close the field of the next one.
        onDone={() => setAnswering((now) => (now === answering ? null : now))}
      />
    </>
  );
}
