// What a club said last, on its front pages: what it taped to the wall, then the latest few, with the way to all.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SkeletonCard, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';
import { Link } from '#platform/navigation/link.tsx';
import { latestCopy } from '../latest-copy.ts';

// Posts bring their reactions and pictures: the page stands before they come.
const LatestPosts = latePart(() => import('./latest-posts.tsx'), 'LatestPosts');

export interface ClubLatestProps {
  club: ClubView;
  most: number;
  /** From inside: with what is pinned, and with a word where nothing was said yet. */
  home?: boolean | undefined;
  /** Something stands above that fills the glass: they are fetched once somebody reads on. */
  below?: boolean | undefined;
}

export function ClubLatest({ club, most, home = false, below = false }: ClubLatestProps) {
  const copy = useCopy(latestCopy);
  const isOn = club.modules.some((entry) => entry.module === 'posts' && entry.on);
  const isMember = club.viewer.role !== 'visitor' && club.viewer.role !== 'guest';
  const [place, near] = useNear(home && isMember && !below);
  if (!isOn || !club.viewer.can.see_inside) return null;
  const waiting = <ClubLatestWaiting />;
  if (!near)
    return (
      <>
        <div ref={place} />
        {waiting}
      </>
    );
  return (
    <Suspense fallback={waiting}>
      <LatestPosts
        clubId={club.id}
        most={most}
        quiet={!home}
        pinned={home}
        waiting={waiting}
        head={
          <SectionHead
            title={copy.latest}
            action={<Link to={clubScreenPath(club.handle, 'posts')}>{copy.allPosts}</Link>}
          />
        }
      />
    </Suspense>
  );
}

export function ClubLatestWaiting() {
  const { loading } = useCopy(latestCopy);
  return (
    <div className="mt-5">
      <SkeletonGroup label={loading}>
        <div className="grid gap-2.5">
          <SkeletonCard />
          <SkeletonCard picture="0" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
