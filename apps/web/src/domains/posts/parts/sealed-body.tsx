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
  const words = useWords(post);
  const next = postPath(post.id);
  const missing = sealed.needs?.kind === 'subscription' ? 'subscribe' : 'tier';
  const ways = {
    'sign-in': { label: copy.signIn, to: permissionErrorPath({ reason: 'sign-in', club: club.id, next }) },
    join: { label: copy.join, to: clubPath(club.handle) },
    condition: { label: copy.wayIn, to: permissionErrorPath({ reason: missing, club: club.id, next }) },
  } as const;
  const way = ways[sealed.way_in];
  return (
    <div className="sp-post-sealed">
      <SealedPost
        arcs={sealArcs(sealed.tier)}
        tierLabel={words.locked}
        title={<span dir="auto">{sealed.teaser || words.title}</span>}
        note={words.note}
        action={
          <LinkButton to={way.to} variant="secondary" size="small">
            {way.label}
          </LinkButton>
        }
      />
    </div>
  );
}

function useWords({ sealed, club }: Sealed): { locked: string; title: string; note: string } {
  const copy = useCopy(sealedCopy);
  if (sealed.needs?.kind === 'subscription') {
    const { locked, title, note } = copy.subscribers;
    return { locked, title, note: note({ club: club.name }) };
  }
  if (sealed.tier === null)
    return { locked: copy.members, title: copy.titleMembers, note: copy.opensToMembers({ club: club.name }) };
  const tier = { tier: sealed.tier.name };
  return { locked: copy.tier(tier), title: copy.title(tier), note: copy.opensAt(tier) };
}
