// One open post at full length, its reactions by kind, its comments, and the dock in which one answers.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { Perforation } from '@stagepass/ui/perforation/perforation.tsx';
import { ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ReactNode, useId, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { postsCopy } from '../copy.ts';
import { useCommentsLive } from '../data/live-comments.ts';
import { useReactToPost } from '../data/reactions.ts';
import { reactionIcons } from '../model/reaction-icons.ts';
import { kindsIn } from '../model/reaction-step.ts';
import type { Answering } from './comments/answering.ts';
import { CommentDock } from './comments/comment-dock.tsx';
import { Comments } from './comments/comments.tsx';
import { LinkCard } from './link-card.tsx';
import { PostActs } from './post-acts.tsx';
import { PostHead } from './post-head.tsx';
import { PostMedia } from './post-media.tsx';
import { PostStateNotice } from './post-state-notice.tsx';
import { PostText } from './post-text.tsx';
import './post.css';
import './post-alone.css';

export interface PostWithCommentsProps {
  post: OpenPost;
  title: ReactNode;
  /** The comment that the address names. */
  commentId: string | null;
}

export function PostWithComments({ post, title, commentId }: PostWithCommentsProps) {
  const nameId = useId();
  const [answering, setAnswering] = useState<Answering | null>(null);
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
          <Kinds post={post} />
          <PostActs post={post} alone />
        </article>
        <div className="sp-post-alone-edge">
          <Perforation />
        </div>
        <Comments post={post} commentId={commentId} onAnswer={setAnswering} />
      </ScreenBody>
      <CommentDock post={post} answering={answering} onDone={() => setAnswering(null)} />
    </>
  );
}

/** Each kind that somebody chose, with its count; pressing one joins in. */
function Kinds({ post }: { post: OpenPost }) {
  const copy = useCopy(postsCopy);
  const react = useReactToPost(post);
  const { reactions } = post.counts;
  const kinds = kindsIn(reactions);
  const mine = post.mine.reaction;
  if (kinds.length < 2) return null;
  return (
    <fieldset className="sp-post-kinds" aria-label={copy.reacted.title}>
      {kinds.map((kind) => {
        const words = { kind: copy.reactions[kind], count: reactions[kind] ?? 0 };
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === mine}
            aria-label={kind === mine ? copy.acts.reactMine(words) : copy.acts.react(words)}
            disabled={!post.can.react}
            onClick={() =>
              react.mutate(kind === mine ? null : kind, {
                onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
              })
            }
          >
            <Icon of={reactionIcons[kind]} weight={kind === mine ? 'fill' : 'regular'} />
            <span className="sp-num">{words.count.toLocaleString()}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
