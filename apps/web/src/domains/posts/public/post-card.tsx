// A post as it stands in a feed: open, or sealed with the way in.
import type { OpenPost, PostView, SealedPost as Sealed } from '@stagepass/contract/posts/shapes.ts';
import { Card } from '@stagepass/ui/card/card.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { memo, type ReactNode, useId } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { cardCopy } from '../card-copy.ts';
import { LinkCard, PostPoll, PostStateNotice, SealedBody } from '../parts/late-parts.ts';
import { PostActs } from '../parts/post-acts.tsx';
import { PostHead } from '../parts/post-head.tsx';
import { PostMedia } from '../parts/post-media.tsx';
import { PostMenuButton } from '../parts/post-menu-button.tsx';
import { isLong, PostText } from '../parts/post-text.tsx';
import { postPath } from './paths.ts';
import '../parts/post.css';

export interface PostCardProps {
  post: PostView;
  /** Names the club, in whose gel it stands: where posts of several stand together. */
  withClub?: boolean | undefined;
  /** Taped to the top of its club. */
  taped?: boolean | undefined;
  /** The first one of a screen: its picture is fetched at once. */
  eager?: boolean | undefined;
}

/** Not drawn again while the same post is scrolled past others that change. */
export const PostCard = memo(function PostCard({ post, withClub, taped, eager }: PostCardProps) {
  const nameId = useId();
  const head = { nameId, withClub };
  const card = (
    <Card padding="none" className="sp-post" data-taped={taped ? '' : undefined}>
      {taped ? <span className="sp-post-tape" aria-hidden="true" /> : null}
      <article aria-labelledby={nameId}>
        {post.sealed === null ? (
          <Open post={post} eager={eager}>
            <PostHead {...head} post={post} menu={<PostMenuButton post={post} />} />
          </Open>
        ) : (
          <SealedCard post={post}>
            <PostHead {...head} post={post} />
          </SealedCard>
        )}
      </article>
    </Card>
  );
  return withClub ? <GelScope hue={post.club.hue}>{card}</GelScope> : card;
});

function Open({
  post,
  eager,
  children,
}: {
  post: OpenPost;
  eager?: boolean | undefined;
  children: ReactNode;
}) {
  const { text: words } = useCopy(cardCopy);
  const long = isLong(post.text);
  return (
    <>
      {children}
      {post.state === 'shown' ? null : <PostStateNotice meanwhile={null} post={post} />}
      {post.text === '' ? null : (
        <div className="sp-post-words" data-long={long ? '' : undefined}>
          <PostText text={post.text} mentions={post.mentions} />
        </div>
      )}
      {long ? (
        <p className="sp-post-more">
          <LinkWords to={postPath(post.id)} alone>
            {words.more}
          </LinkWords>
        </p>
      ) : null}
      <PostMedia post={post} eager={eager} />
      {post.link && post.media.length === 0 ? <LinkCard meanwhile={null} link={post.link} /> : null}
      {post.poll ? <PostPoll meanwhile={null} post={post} poll={post.poll} /> : null}
      {post.state === 'scheduled' ? null : <PostActs post={post} />}
    </>
  );
}

function SealedCard({ post, children }: { post: Sealed; children: ReactNode }) {
  return (
    <>
      {children}
      <SealedBody meanwhile={<Skeleton width="100%" height="15rem" />} post={post} />
    </>
  );
}
