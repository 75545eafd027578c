// The head of a club's home for whoever is not in it: what it is, and the way in. Waited for
// as a whole, outside.
import { ClubFacts } from '#domains/clubs/public/club-facts.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { latePart } from '#platform/late/late-part.tsx';

const JoinFlow = latePart(() => import('#domains/admissions/public/join-flow.tsx'), 'JoinFlow');
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
          <JoinFlow club={club} next={clubScreenPath(club.handle, 'home')} />
        </div>
      )}
    </>
  );
}
