// The row under a post: react, comments, keep, share.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bookmarkSimple } from '@stagepass/ui/icon/phosphor/bookmark-simple.ts';
import { chatCircle } from '@stagepass/ui/icon/phosphor/chat-circle.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { settingsPath } from '#domains/users/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { share } from '#platform/share/share.ts';
import { postsCopy } from '../copy.ts';
import { useKeepPost } from '../data/post.ts';
import { useReactToPost } from '../data/reactions.ts';
import { kindsIn } from '../model/reaction-step.ts';
import { postPath } from '../public/paths.ts';
import { bookmarksView } from '../public/views.ts';
import { ReactionButton, type ReactionButtonProps } from './reaction-button.tsx';
import { ReactionKinds } from './reaction-kinds.tsx';

export function PostActs({ post, alone }: { post: OpenPost; alone?: boolean | undefined }) {
  const copy = useCopy(postsCopy);
  const react = useReactToPost(post);
  const keep = useKeep(post);
  const shareIt = useShare(post);
  const signedIn = useSession() !== null;
  const { comments, reactions } = post.counts;
  const reacting: ReactionButtonProps = {
    counts: reactions,
    mine: post.mine.reaction,
    disabled: !post.can.react,
    onReact: (kind) =>
      react.mutate(kind, {
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      }),
  };
  const words = (
    <>
      <Icon of={chatCircle} />
      {comments > 0 ? <span>{comments.toLocaleString()}</span> : null}
    </>
  );
  return (
    <div className="sp-post-acts">
      {alone && kindsIn(reactions).length > 0 ? (
        <ReactionKinds {...reacting} />
      ) : (
        <ReactionButton {...reacting} />
      )}
      {alone ? (
        <span className="sp-post-act" role="img" aria-label={copy.acts.comments({ count: comments })}>
          {words}
        </span>
      ) : (
        <Link
          className="sp-post-act"
          to={postPath(post.id)}
          aria-label={copy.acts.comments({ count: comments })}
        >
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
          aria-label={post.mine.bookmarked ? copy.acts.unkeep : copy.acts.keep}
          onClick={keep}
        >
          <Icon of={bookmarkSimple} weight={post.mine.bookmarked ? 'fill' : 'regular'} />
        </button>
      ) : null}
      {alone ? null : (
        <button
          type="button"
          className="sp-post-act"
          aria-label={copy.acts.share}
          onClick={() => void shareIt()}
        >
          <Icon of={shareFat} mirror />
        </button>
      )}
    </div>
  );
}

/** Keeps the post, or keeps it no longer. */
export function useKeep(post: OpenPost): () => void {
  const copy = useCopy(postsCopy);
  const keep = useKeepPost(post);
  return () => {
    const kept = !post.mine.bookmarked;
    keep.mutate(kept, {
      onSuccess: () => {
        if (!kept) return;
        const onAction = () => go(settingsPath(bookmarksView));
        showToast({ title: copy.acts.kept, action: { label: copy.acts.seeKept, onAction } });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  };
}

export function useShare(post: Pick<OpenPost, 'id' | 'author' | 'club'>): () => Promise<void> {
  const { acts } = useCopy(postsCopy);
  return async () => {
    const title = acts.shareText({ name: post.author.display_name, club: post.club.name });
    if ((await share({ title, path: postPath(post.id) })) === 'copied') showToast({ title: acts.copied });
  };
}
