// The row under a post: react, comments, keep, share.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bookmarkSimple } from '@stagepass/ui/icon/phosphor/lean/bookmark-simple.ts';
import { chatCircle } from '@stagepass/ui/icon/phosphor/lean/chat-circle.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/lean/share-fat.ts';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { cardCopy } from '../card-copy.ts';
import { useReactToPost } from '../data/react-and-bookmark.ts';
import { postPath } from '../public/paths.ts';
import { ReactionButton, type ReactionButtonProps } from './reaction-button.tsx';
import { useBookmark, useShare } from './use-bookmark-and-share.ts';
import { useReacting } from './use-reacting.ts';

export interface PostActsProps {
  post: OpenPost;
  /** On the post's own screen: each kind of reaction with its count, and nothing that leads here. */
  alone?: { renderReactions: (reacting: ReactionButtonProps) => ReactNode } | undefined;
}

export function PostActs({ post, alone }: PostActsProps) {
  const copy = useCopy(cardCopy).acts;
  const { tag } = useLocale();
  const bookmark = useBookmark(post);
  const shareIt = useShare(post);
  const signedIn = useSession() !== null;
  const { comments, reactions } = post.counts;
  const reacting: ReactionButtonProps = {
    counts: reactions,
    mine: post.mine.reaction,
    ...useReacting(post.can.react, useReactToPost(post)),
  };
  const words = (
    <>
      <Icon of={chatCircle} />
      {comments > 0 ? <span>{numberIn(tag, comments)}</span> : null}
    </>
  );
  return (
    <div className="sp-post-acts">
      {alone ? alone.renderReactions(reacting) : <ReactionButton {...reacting} />}
      {alone ? (
        <span className="sp-post-act" role="img" aria-label={copy.comments({ count: comments })}>
          {words}
        </span>
      ) : (
        <Link className="sp-post-act" to={postPath(post.id)} aria-label={copy.comments({ count: comments })}>
          {words}
        </Link>
      )}
      <span className="sp-post-acts-gap" />
      {signedIn ? (
        <button
          type="button"
          className="sp-post-act"
          data-on={post.mine.bookmarked ? '' : undefined}
          aria-pressed={post.mine.bookmarked}
          aria-label={post.mine.bookmarked ? copy.unkeep : copy.keep}
          onClick={bookmark}
        >
          <Icon of={bookmarkSimple} weight={post.mine.bookmarked ? 'fill' : 'regular'} />
        </button>
      ) : null}
      {alone ? null : (
        <button type="button" className="sp-post-act" aria-label={copy.share} onClick={() => void shareIt()}>
          <Icon of={shareFat} mirror />
        </button>
      )}
    </div>
  );
}
