// The head of a post: who, for whom, when; and the three dots.
import type { PostView } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { sealCheck } from '@stagepass/ui/icon/phosphor/lean/seal-check.ts';
import { Fragment, type ReactNode } from 'react';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cardCopy } from '../card-copy.ts';
import { postPath } from '../public/paths.ts';
import { AuthorPicture } from './author-picture.tsx';
import { Moment } from './moment.tsx';

export interface PostHeadProps {
  post: PostView;
  /** Names the club: where posts of several stand together. */
  withClub?: boolean | undefined;
  /** On the post's own screen the time leads nowhere. */
  alone?: boolean | undefined;
  nameId: string;
  menu?: ReactNode;
}

export function PostHead({ post, withClub, alone, nameId, menu }: PostHeadProps) {
  const copy = useCopy(cardCopy);
  const { author } = post;
  const staff = author.role === 'owner' ? copy.meta.owner : author.role === 'admin' ? copy.meta.admin : null;
  return (
    <header className="sp-post-head">
      <AuthorPicture author={author} size={44} />
      <div className="sp-post-by">
        <p className="sp-post-name" id={nameId}>
          <Link to={userPath(author.user_name)} dir="auto">
            {author.display_name}
          </Link>
          {staff === null ? null : <Icon of={sealCheck} weight="fill" label={staff} />}
        </p>
        <p className="sp-post-meta">
          <Listed parts={useMeta(post, { withClub, alone })} />
        </p>
      </div>
      {menu}
    </header>
  );
}

function useMeta(
  post: PostView,
  { withClub, alone }: Pick<PostHeadProps, 'withClub' | 'alone'>,
): ReactNode[] {
  const copy = useCopy(cardCopy);
  const { club } = post;
  const open = post.sealed === null ? post : null;
  const time = open?.state === 'scheduled' ? null : <Moment time={post.published_at} />;
  return [
    withClub ? (
      <Link key="club" to={clubPath(club.handle)} dir="auto">
        {club.name}
      </Link>
    ) : null,
    useAudience(post),
    open?.pinned_at ? copy.meta.pinned : null,
    time === null || alone ? (
      time
    ) : (
      <Link key="time" to={postPath(post.id)}>
        {time}
      </Link>
    ),
    open?.edited_at ? copy.meta.edited : null,
  ].filter((part) => part !== null);
}

/** Null where everybody reads it. */
function useAudience(post: PostView): string | null {
  const { meta } = useCopy(cardCopy);
  const tier = post.sealed === null ? post.tier : post.sealed.tier;
  if (tier) return meta.tier({ tier: tier.name });
  const audience =
    post.sealed === null
      ? post.audience
      : post.sealed.needs?.kind === 'subscription'
        ? 'subscribers'
        : 'members';
  if (audience === 'subscribers') return meta.subscribers;
  return audience === 'members' ? meta.members : null;
}

function Listed({ parts }: { parts: readonly ReactNode[] }) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the line have their fixed order.
    <Fragment key={at}>
      {at === 0 ? null : ', '}
      {part}
    </Fragment>
  ));
}
