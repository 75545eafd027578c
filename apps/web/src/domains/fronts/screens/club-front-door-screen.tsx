// /club/{id}: the front door of a club for whoever is not in it yet; members go on to its home.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lean/lock-simple.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { ClubFacts } from '#domains/clubs/public/club-facts.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubHero, ClubHeroWaiting } from '#domains/clubs/public/club-hero.tsx';
import { HouseRules } from '#domains/clubs/public/house-rules.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useKnownClub } from '#domains/clubs/public/use-known-club.ts';
import { ClubLatest } from '#domains/posts/public/club-latest.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { useTitle } from '#platform/title/title.ts';
import { clubDoorCopy } from '../club-door-copy.ts';
import { clubFrontCopy } from '../club-front-copy.ts';
import { ClubHead } from '../parts/club-head.tsx';
import { ClubInside } from '../parts/club-inside.tsx';
import { LazyClubNotices } from '../parts/lazy-club-notices.tsx';

const JoinFlow = latePart(
  () => import('#domains/admissions/public/join-flow.tsx'),
  'JoinFlow',
  <Skeleton shape="pill" width="100%" height="3.25rem" />,
);
JoinFlow.expect();

export function Component() {
  return (
    <ClubFrame waiting={<Waiting />}>
      {(club) =>
        ['member', 'admin', 'owner'].includes(club.viewer.role) ? (
          <Navigate replace to={clubScreenPath(club.handle, 'home')} />
        ) : (
          <FrontDoor club={club} />
        )
      }
    </ClubFrame>
  );
}

function FrontDoor({ club }: { club: ClubView }) {
  useTitle(club.name);
  return (
    <Screen>
      <ClubHead club={club} />
      <ScreenBody>
        <ClubHero club={club}>
          {club.tagline === '' ? undefined : <span dir="auto">{club.tagline}</span>}
        </ClubHero>
        <ClubFacts club={club} />
        <Suspense fallback={<WordsWaiting />}>
          <LazyClubNotices club={club} />
          {club.viewer.can.see_inside ? null : <Curtain />}
          <About club={club} />
        </Suspense>
      </ScreenBody>
      {club.viewer.banned || club.suspended ? null : (
        <Dock>
          <div className="flex-1 min-w-0">
            <JoinFlow club={club} />
          </div>
        </Dock>
      )}
    </Screen>
  );
}

/** A private club shows its door only. */
function Curtain() {
  const copy = useCopy(clubDoorCopy);
  return (
    <div className="mt-5">
      <Notice tone="plain" icon={<Icon of={lockSimple} weight="bold" />}>
        <strong>{copy.privateTitle}.</strong> {copy.private}
      </Notice>
    </div>
  );
}

function About({ club }: { club: ClubView }) {
  const copy = useCopy(clubDoorCopy);
  return (
    <>
      {club.description === '' ? null : (
        <section>
          <SectionHead title={copy.about} />
          <div dir="auto">
            <Markdown text={club.description} />
          </div>
        </section>
      )}
      <ClubInside club={club} />
      <ClubLatest club={club} most={2} />
      {club.house_rules.length === 0 ? null : (
        <section>
          <SectionHead title={copy.rules} />
          <HouseRules rules={club.house_rules} />
        </section>
      )}
      <section>
        <SectionHead title={copy.runBy} />
        <RowGroup>
          <UserCard user={club.owner} detail={copy.owner} to={userPath(club.owner.user_name)} />
        </RowGroup>
      </section>
      <p className="mt-4 text-center">
        <LinkWords to={clubScreenPath(club.handle, 'info')} alone>
          {copy.more}
        </LinkWords>
      </p>
    </>
  );
}

function WordsWaiting() {
  const { loading } = useCopy(clubFrontCopy);
  return (
    <SkeletonGroup label={loading}>
      <div className="grid gap-3 mt-5">
        <Skeleton shape="line" width="62%" height="1.5rem" />
        <SkeletonText lines={3} />
      </div>
    </SkeletonGroup>
  );
}

function Waiting() {
  const known = useKnownClub();
  return (
    <GelScope hue={known?.hue ?? 62}>
      <Screen>
        <ClubHead />
        <ScreenBody>
          <ClubHeroWaiting name={known?.name} />
          <WordsWaiting />
        </ScreenBody>
      </Screen>
    </GelScope>
  );
}
