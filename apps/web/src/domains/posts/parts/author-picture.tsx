// Who wrote it: the picture in the ring of their tier, which leads to their profile.
import type { PostAuthor } from '@stagepass/contract/posts/shapes.ts';
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { arcsOf } from '../model/tier-arcs.ts';

/** Silent for screen readers: the name beside it is a link as well. */
export function AuthorPicture({ author, size }: { author: PostAuthor; size: number }) {
  const arcs = arcsOf(author.tier);
  const picture = <PersonAvatar person={author} size={arcs === 0 ? size - 4 : size - 14} />;
  return (
    <Link to={userPath(author.user_name)} className="sp-post-face" tabIndex={-1} aria-hidden="true">
      {arcs === 0 ? (
        picture
      ) : (
        <TierRing arcs={arcs} size={size}>
          {picture}
        </TierRing>
      )}
    </Link>
  );
}
