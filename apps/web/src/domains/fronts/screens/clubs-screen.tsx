// /clubs: my passes on the rack, what I run first, and clubs near what I like.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { crownSimple } from '@stagepass/ui/icon/phosphor/crown-simple.ts';
import { PassRack } from '@stagepass/ui/pass-rack/pass-rack.tsx';
import { ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useUnreadByClub } from '#domains/chat/public/unread-by-club.ts';
import { CreateClubButton } from '#domains/clubs/public/create-club-button.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { ownLevelsPath } from '#domains/levels/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton, LinkWords } from '#platform/navigation/link-button.tsx';
import { withNext } from '#platform/navigation/next.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { frontsCopy } from '../copy.ts';
import { type OwnMembership, useMyClubs, useSuggestedClubs } from '../data/use-my-clubs.ts';
import { ClubRows, ComeIn } from '../parts/club-rows.tsx';
import './clubs-screen.css';

export function Component() {
  const { clubs } = useCopy(frontsCopy);
  useTitle(clubs.title);
  const session = useSession();
  return (
    <ScreenBody>
      <div className="sp-clubs-head">
        <h1 className="sp-display">{clubs.title}</h1>
        <CreateClubButton variant="secondary" size="small" />
      </div>
      {session ? <Mine /> : <SignedOut />}
    </ScreenBody>
  );
}

function SignedOut() {
  const { clubs } = useCopy(frontsCopy);
  return (
    <EmptyState
      title={clubs.signedOutTitle}
      picture={<Illustration name="rail" />}
      action={
        <>
          <LinkButton to={withNext('/auth', '/clubs')}>{clubs.signIn}</LinkButton>
          <LinkButton to="/discover" variant="outline">
            {clubs.toDiscover}
          </LinkButton>
        </>
      }
    >
      {clubs.signedOut}
    </EmptyState>
  );
}

function Mine() {
  const copy = useCopy(frontsCopy);
  const { clubs } = copy;
  const mine = useMyClubs();
  const { data } = mine;
  if (!data)
    return mine.isError ? (
      <LoadFailed query={mine} title={copy.failedTitle} picture={<Illustration name="amp" />} />
    ) : (
      <Waiting />
    );
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          title={clubs.emptyTitle}
          picture={<Illustration name="rail" />}
          action={<LinkButton to="/discover">{clubs.toDiscover}</LinkButton>}
        >
          {clubs.empty}
        </EmptyState>
      ) : (
        <>
          <Rack memberships={data} />
          <LinkButton to={ownLevelsPath()} variant="ghost" wide className="mt-3">
            {clubs.levels}
          </LinkButton>
        </>
      )}
      {mine.hasNextPage ? (
        <Button
          variant="outline"
          wide
          className="mt-4"
          loading={mine.isFetchingNextPage}
          onClick={() => void mine.fetchNextPage()}
        >
          {copy.seeAll}
        </Button>
      ) : null}
      <Suggested />
    </>
  );
}

function Rack({ memberships }: { memberships: readonly OwnMembership[] }) {
  const { clubs } = useCopy(frontsCopy);
  const unread = useUnreadByClub();
  const seat = ({ tier, level, suspended }: OwnMembership) =>
    suspended
      ? clubs.suspended
      : tier === null
        ? clubs.level({ level })
        : clubs.seat({ tier: tier.name, level });
  return (
    <PassRack
      label={clubs.rack}
      passes={memberships.map((membership) => ({
        id: membership.club.id,
        name: membership.club.name,
        hue: membership.club.hue,
        src: pictureAddress(membership.club.picture?.small_url),
        note: seat(membership),
        count: unread.get(membership.club.id),
        countLabel: clubs.unread({ count: unread.get(membership.club.id) ?? 0 }),
        role: membership.role === 'member' ? undefined : <Role role={membership.role} />,
        render: (anatomy) => <Link to={clubPath(membership.club.handle)} {...anatomy} />,
      }))}
    />
  );
}

function Role({ role }: { role: OwnMembership['role'] }) {
  const { clubs } = useCopy(frontsCopy);
  return (
    <>
      {role === 'owner' ? <Icon of={crownSimple} weight="fill" size="0.8125rem" /> : null}
      {clubs.roles[role]}
    </>
  );
}

function Suggested() {
  const { clubs, seeAll } = useCopy(frontsCopy);
  const { data = [] } = useSuggestedClubs();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="near">
      <SectionHead
        title={clubs.near}
        id="near"
        action={
          <LinkWords to="/discover" alone>
            {seeAll}
          </LinkWords>
        }
      />
      <ClubRows
        clubs={data.map(({ club, like_club }) => ({
          club,
          ...(like_club === null ? {} : { detail: clubs.like({ club: like_club }) }),
          trailing: <ComeIn />,
        }))}
      />
    </section>
  );
}

function Waiting() {
  const { loading } = useCopy(frontsCopy);
  return (
    <SkeletonGroup label={loading}>
      <div className="grid gap-2">
        <Skeleton height="5.75rem" />
        <Skeleton height="5.75rem" />
        <Skeleton height="5.75rem" />
      </div>
    </SkeletonGroup>
  );
}
