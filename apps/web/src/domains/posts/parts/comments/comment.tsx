// One comment: who, when, the words, a reaction, the way to answer.
import type { CommentView } from '@stagepass/contract/posts/shapes.ts';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { settingsPath, userPath } from '#domains/users/public/paths.ts';
import { settingsViews } from '#domains/users/public/settings-views.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { getSession } from '#platform/session/session.ts';
import { commentsCopy } from '../../comments-copy.ts';
import { isSending } from '../../data/comments.ts';
import { useReactToComment } from '../../data/reactions.ts';
import { totalOf } from '../../public/reaction-step.ts';
import { AuthorPicture } from '../author-picture.tsx';
import { Moment } from '../moment.tsx';
import { PostText } from '../post-text.tsx';
import { ReactionButton } from '../reaction-button.tsx';
import { useReacting } from '../use-reacting.ts';
import type { Answering } from './answering.ts';
import { CommentMenuButton } from './comment-menu-button.tsx';

export interface CommentProps {
  comment: CommentView;
  level: 1 | 2;
  onAnswer: (answering: Answering) => void;
}

export function Comment({ comment, level, onAnswer }: CommentProps) {
  const copy = useCopy(commentsCopy);
  const { author, state } = comment;
  if (state === 'removed' || (state === 'hidden' && comment.text === ''))
    return <p className="sp-comment-gone">{state === 'removed' ? copy.removed : copy.hidden}</p>;
  return (
    <article className="sp-comment" data-level={level} data-sending={isSending(comment) ? '' : undefined}>
      <AuthorPicture author={author} size={level === 1 ? 38 : 34} />
      <div className="sp-comment-body">
        <p className="sp-comment-by">
          <Link to={userPath(author.user_name)} dir="auto">
            {author.display_name}
          </Link>
          {author.role === 'owner' ? <Tag>{copy.creator}</Tag> : null}
          {author.role === 'admin' ? <Tag tone="plain">{copy.team}</Tag> : null}
          <span className="sp-comment-when">
            {isSending(comment) ? copy.sending : <Moment time={comment.created_at} />}
            {comment.edited_at ? `, ${copy.edited}` : null}
          </span>
        </p>
        <PostText text={comment.text} mentions={comment.mentions} />
        {state === 'held' || state === 'hidden' ? (
          <Tag tone={state === 'held' ? 'warn' : 'bad'}>{state === 'held' ? copy.held : copy.hidden}</Tag>
        ) : null}
        {state === 'hidden' && author.id === getSession()?.user_id ? (
          <p className="sp-small">
            <LinkWords to={settingsPath(settingsViews.decisions)}>{copy.why}</LinkWords>
          </p>
        ) : null}
        <Acts comment={comment} onAnswer={onAnswer} />
      </div>
    </article>
  );
}

function Acts({ comment, onAnswer }: Pick<CommentProps, 'comment' | 'onAnswer'>) {
  const copy = useCopy(commentsCopy);
  const react = useReactToComment(comment, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const { can, counts } = comment;
  const reacting = useReacting(can.react, react.mutate);
  if (isSending(comment)) return null;
  return (
    <div className="sp-comment-acts">
      {can.react || totalOf(counts.reactions) > 0 ? (
        <ReactionButton counts={counts.reactions} mine={comment.mine.reaction} {...reacting} />
      ) : null}
      {can.reply ? (
        <button
          type="button"
          className="sp-post-act"
          aria-label={copy.replyTo({ name: comment.author.display_name })}
          onClick={() => onAnswer({ kind: 'answer', comment })}
        >
          {copy.reply}
        </button>
      ) : null}
      <CommentMenuButton comment={comment} onEdit={() => onAnswer({ kind: 'edit', comment })} />
    </div>
  );
}
