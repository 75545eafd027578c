// The card of the page behind the first link of a draft, as the post will show it.
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { composerCopy } from '../../composer-copy.ts';
import { useLinkPreview } from '../../data/link-preview.ts';
import { LinkCard } from '../../public/link-card.tsx';
import '../post.css';

export function DraftLink({ text }: { text: string }) {
  const copy = useCopy(composerCopy);
  const { looking, link } = useLinkPreview(text);
  if (looking)
    return (
      <SkeletonGroup label={copy.linkLooking}>
        <Skeleton width="100%" height="5.5rem" />
      </SkeletonGroup>
    );
  return link === null ? null : (
    <div className="sp-composer-link">
      <LinkCard link={link} />
    </div>
  );
}
