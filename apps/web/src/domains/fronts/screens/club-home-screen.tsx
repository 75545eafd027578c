// /club/{id}/home: the club from inside: where I stand, what is on, its tabs, what was said last. Open to visitors of a public one.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { identificationCard } from '@stagepass/ui/icon/phosphor/lean/identification-card.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/lean/pencil-simple.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/lean/sliders-horizontal.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/lean/user-plus.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonCard, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubHero, ClubHeroWaiting } from '#domains/clubs/public/club-hero.tsx';
import { type ClubHomePartProps, clubHomeParts } from '#domains/clubs/public/club-home-slot.ts';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useKnownClub } from '#domains/clubs/public/use-known-club.ts';
import { composePath } from '#domains/posts/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { PartBoundary } from '#platform/late/part-boundary.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { getSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { clubFrontCopy } from '../club-front-copy.ts';
import { ClubHead } from '../parts/club-head.tsx';
import { ClubStanding, ClubStandingWaiting } from '../parts/club-standing.tsx';
import { LazyClubNotices } from '../parts/lazy-club-notices.tsx';
import './club-home-screen.css';

const VisitorHead = latePart(() => import('../parts/visitor-head.tsx'), 'VisitorHead');
const Founded = latePart(() => import('#domains/clubs/public/founded.tsx'), 'Founded', null);

/** While the club is asked for: whoever is not signed in is a visitor, everybody else is likely in it. */
function expectHead(): void {
  if (getSession() === null) VisitorHead.expect();
}

export function Component() {
  useState(expectHead);
  return (
    <ClubFrame need="see_inside" waiting={<Waiting />}>
      {(club) => <ClubHome club={club} />}
    </ClubFrame>
  );
}

function ClubHome({ club }: { club: ClubView }) {
  useTitle(club.name);
  const inside = ['member', 'admin', 'owner'].includes(club.viewer.role);
  return (
    <Screen>
      <ClubHead club={club} />
      <ScreenBody>
        <ClubHero club={club} />
        <Suspense fallback={<VisitorHeadWaiting />}>
          {inside ? <MemberHead club={club} /> : <VisitorHead club={club} />}
          <LazyClubNotices club={club} />
          <div className="sp-club-home-tabs">
            <ClubTabs club={club} current="home" />
          </div>
          <Parts club={club} />
        </Suspense>
      </ScreenBody>
      <LazyMainTabs current="clubs" />
      <Opening club={club} />
    </Screen>
  );
}

/** A part that has said nothing for so long, as one that broke, holds up nothing below it any more. */
const SETTLE_LIMIT_MS = 6000;

/** What domains register for a club's home, of the modules that this club has switched on. */
function Parts({ club }: { club: ClubView }) {
  const [settled, setSettled] = useState<Readonly<Record<string, boolean>>>({});
  const settle = useCallback(
    (name: string, outcome: boolean | 'late') =>
      setSettled((known) => {
        const isFilled = outcome === 'late' ? (known[name] ?? false) : outcome;
        return known[name] === isFilled ? known : { ...known, [name]: isFilled };
      }),
    [],
  );
  const on = new Set(club.modules.filter((entry) => entry.on).map((entry) => entry.module));
  const parts = clubHomeParts.read().filter(({ module }) => module === undefined || on.has(module));
  return parts.map(({ name, Part }, at) => {
    const before = parts.slice(0, at).map((part) => settled[part.name]);
    const above = before.includes(undefined) ? 'unsettled' : before.includes(true) ? 'filled' : 'empty';
    return <SettlingPart key={name} {...{ name, Part, club, above, settle }} />;
  });
}

type SettlingPartProps = Pick<ClubHomePartProps, 'club' | 'above'> & {
  name: string;
  Part: ComponentType<ClubHomePartProps>;
  settle: (name: string, outcome: boolean | 'late') => void;
};

function SettlingPart({ name, Part, club, above, settle }: SettlingPartProps) {
  const onSettled = useCallback((isFilled: boolean) => settle(name, isFilled), [name, settle]);
  useEffect(() => {
    const timer = setTimeout(() => settle(name, 'late'), SETTLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [name, settle]);
  return (
    <PartBoundary>
      <Part club={club} above={above} onSettled={onSettled} />
    </PartBoundary>
  );
}

function MemberHead({ club }: { club: ClubView }) {
  return (
    <>
      <ClubStanding club={club} />
      <Acts club={club} />
    </>
  );
}

/** One act in the lamp: to write for whoever may, to bring friends for everybody else. */
function Acts({ club }: { club: ClubView }) {
  const copy = useCopy(clubFrontCopy);
  const { can } = club.viewer;
  const to = (screen: Parameters<typeof clubScreenPath>[1]) => clubScreenPath(club.handle, screen);
  return (
    <div className="sp-club-home-acts">
      {can.post ? (
        <LinkButton
          to={composePath(club.handle)}
          className="sp-club-home-act"
          icon={<Icon of={pencilSimple} weight="fill" />}
        >
          {copy.post}
        </LinkButton>
      ) : (
        <LinkButton
          to={to('invite')}
          className="sp-club-home-act"
          icon={<Icon of={userPlus} weight="fill" />}
        >
          {copy.invite}
        </LinkButton>
      )}
      <IconButton
        label={copy.card}
        surface="raised"
        size="large"
        icon={<Icon of={identificationCard} />}
        render={(anatomy) => <Link to={to('id-center')} {...anatomy} />}
      />
      {can.manage ? (
        <IconButton
          label={copy.manage}
          surface="raised"
          size="large"
          icon={<Icon of={slidersHorizontal} />}
          render={(anatomy) => <Link to={to('manage')} {...anatomy} />}
        />
      ) : can.post ? (
        <IconButton
          label={copy.invite}
          surface="raised"
          size="large"
          icon={<Icon of={userPlus} />}
          render={(anatomy) => <Link to={to('invite')} {...anatomy} />}
        />
      ) : null}
    </div>
  );
}

/** For all that is below the hero: how high its words are is not known before, and what is below must not move. */
function VisitorHeadWaiting() {
  const { loading } = useCopy(clubFrontCopy);
  return (
    <SkeletonGroup label={loading}>
      <div className="mt-4 grid gap-3">
        <Skeleton shape="line" width="62%" height="1.5rem" />
        <Skeleton shape="line" width="80%" height="1rem" />
        <Skeleton shape="pill" width="100%" height="3.25rem" />
      </div>
    </SkeletonGroup>
  );
}

/** Right after it was founded, once. */
function Opening({ club }: { club: ClubView }) {
  const [search, change] = useSearch();
  if (search.get('founded') === null || club.viewer.role !== 'owner') return null;
  return <Founded club={club} onClose={() => change({ founded: null })} />;
}

function Waiting() {
  const { loading } = useCopy(clubFrontCopy);
  const known = useKnownClub();
  return (
    <GelScope hue={known?.hue ?? 62}>
      <Screen>
        <ClubHead />
        <ScreenBody>
          <ClubHeroWaiting name={known?.name} />
          <ClubStandingWaiting />
          <SkeletonGroup label={loading}>
            <div className="sp-club-home-acts">
              <span className="flex-1">
                <Skeleton shape="pill" width="100%" height="3.25rem" />
              </span>
              <Skeleton shape="circle" width="3.25rem" height="3.25rem" />
            </div>
            <div className="mt-8 grid gap-4">
              <Skeleton shape="line" width="52%" height="1rem" />
              <SkeletonCard />
            </div>
          </SkeletonGroup>
        </ScreenBody>
        <LazyMainTabs current="clubs" />
      </Screen>
    </GelScope>
  );
}
