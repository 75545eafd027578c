// The head of a club's home for whoever is not in it: what it is, and the way in.
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { ClubFacts } from '#domains/clubs/public/club-facts.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { latePart } from '#platform/late/late-part.tsx';

const JoinFlow = latePart(async () => (await import('#domains/admissions/public/join-flow.tsx')).JoinFlow);
JoinFlow.expect();

export function VisitorHead({ club }: { club: ClubView }) {
  return (
    <>
      {club.tagline === '' ? null : (
        <p className="mt-3" dir="auto">
          {club.tagline}
        </p>
      )}
      <ClubFacts club={club} />
      {club.viewer.banned || club.suspended ? null : (
        <div className="mt-5">
          <Suspense fallback={<Skeleton shape="pill" width="100%" height="3.25rem" />}>
            <JoinFlow club={club} next={clubScreenPath(club.handle, 'home')} />
          </Suspense>
        </div>
      )}
    </>
  );
}
