// A post that the viewer may not see yet: that it is there, for whom, and the way in.
import type { SealedPost as Sealed } from '@stagepass/contract/posts/shapes.ts';
import { SealedPost } from '@stagepass/ui/sealed-post/sealed-post.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { sealArcs } from '../model/tier-arcs.ts';
import { postPath } from '../public/paths.ts';
import { sealedCopy } from '../sealed-copy.ts';

export function SealedBody({ post }: { post: Sealed }) {
  const copy = useCopy(sealedCopy);
  const { sealed, club } = post;
  const { tier } = sealed;
  const named = tier && { tier: tier.name };
  const next = postPath(post.id);
  const ways = {
    'sign-in': { label: copy.signIn, to: permissionErrorPath({ reason: 'sign-in', club: club.id, next }) },
    join: { label: copy.join, to: clubPath(club.handle) },
    condition: { label: copy.wayIn, to: permissionErrorPath({ reason: 'tier', club: club.id, next }) },
  } as const;
  const way = ways[sealed.way_in];
  return (
    <div className="sp-post-sealed">
      <SealedPost
        arcs={sealArcs(tier)}
        tierLabel={named ? copy.tier(named) : copy.members}
        title={<span dir="auto">{sealed.teaser || (named ? copy.title(named) : copy.titleMembers)}</span>}
        note={named ? copy.opensAt(named) : copy.opensToMembers({ club: club.name })}
        action={
          <LinkButton to={way.to} variant="secondary" size="small">
            {way.label}
          </LinkButton>
        }
      />
    </div>
  );
}
