// /user/creator-club: the clubs I own or administer, with what waits in each, and the way to a new one.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { crownSimple } from '@stagepass/ui/icon/phosphor/crown-simple.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { handWaving } from '@stagepass/ui/icon/phosphor/hand-waving.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { creatorCopy } from '../creator-copy.ts';
import { type OwnMembership, useRunClubs, useWaiting, type Waiting } from '../data/run-clubs.ts';
import { keptDraftName } from '../model/club-draft.ts';
import { ClubPicture } from '../public/club-picture.tsx';
import { CreateClubButton } from '../public/create-club-button.tsx';
import { clubScreenPath, createClubPath, creatorDeskPath, myClubsPath } from '../public/paths.ts';
import './creator-club-screen.css';

export function Component() {
  const copy = useCopy(creatorCopy);
  useTitle(copy.title);
  return (
    <Screen>
      <LampBeam strength={0.5} />
      <TopBar leading={<BackButton above={myClubsPath()} />} />
      <ScreenBody>
        <h1 className="sp-display mb-5">{copy.title}</h1>
        <Run />
      </ScreenBody>
      <Dock>
        <CreateClubButton wide />
      </Dock>
    </Screen>
  );
}

function Run() {
  const copy = useCopy(creatorCopy);
  const clubs = useRunClubs();
  const { data } = clubs;
  if (!data)
    return clubs.isError ? (
      <LoadFailed query={clubs} copy={copy} title={copy.failedTitle} picture={<Illustration name="amp" />} />
    ) : (
      <Waits />
    );
  return (
    <>
      <Draft />
      {data.length === 0 ? null : <DeskRow />}
      {data.length === 0 ? (
        <EmptyState title={copy.emptyTitle} picture={<Illustration name="stage" />}>
          {copy.empty}
        </EmptyState>
      ) : (
        <ul className="sp-run-clubs">
          {data.map((membership) => (
            <li key={membership.club.id}>
              <RunClub membership={membership} />
            </li>
          ))}
        </ul>
      )}
      {clubs.hasNextPage ? (
        <Button
          variant="outline"
          wide
          className="mt-4"
          loading={clubs.isFetchingNextPage}
          onClick={() => void clubs.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
    </>
  );
}

/** A club half founded is one of mine too. */
function Draft() {
  const copy = useCopy(creatorCopy);
  const session = useSession();
  const name = session === null ? null : keptDraftName(session.user_id);
  if (name === null) return null;
  return (
    <RowGroup className="mb-3">
      <ListRow
        title={name === '' ? copy.goOnPlain : copy.goOn({ name })}
        detail={copy.draft}
        leading={<Icon of={pencilSimple} size="1.375rem" className="sp-gel" />}
        leads
        render={(anatomy) => <Link to={createClubPath()} {...anatomy} />}
      />
    </RowGroup>
  );
}

function DeskRow() {
  const copy = useCopy(creatorCopy);
  return (
    <RowGroup className="mb-3">
      <ListRow
        title={copy.desk}
        detail={copy.deskDetail}
        leads
        render={(anatomy) => <Link to={creatorDeskPath()} {...anatomy} />}
      />
    </RowGroup>
  );
}

function RunClub({ membership }: { membership: OwnMembership }) {
  const copy = useCopy(creatorCopy);
  const { club, role, suspended } = membership;
  return (
    <GelScope hue={club.hue}>
      <Card padding="none">
        <Link to={clubScreenPath(club.handle, 'manage')} className="sp-run-club">
          <ClubPicture club={club} size={56} />
          <VisuallyHidden>{copy.manage} </VisuallyHidden>
          <span className="sp-run-club-words">
            <span className="sp-run-club-name sp-title" dir="auto">
              {club.name}
            </span>
            <span className="sp-run-club-facts">
              {role === 'member' ? null : (
                <Tag icon={role === 'owner' ? <Icon of={crownSimple} weight="fill" /> : undefined}>
                  {copy.roles[role]}
                </Tag>
              )}
              {suspended ? <Tag tone="bad">{copy.suspended}</Tag> : null}
              <span className="sp-small sp-quiet">{copy.members({ count: club.member_count })}</span>
            </span>
          </span>
          <Icon of={caretRight} weight="bold" mirror size="1rem" className="sp-faint" />
        </Link>
        {moderates(membership) ? <WhatWaits membership={membership} /> : null}
      </Card>
    </GelScope>
  );
}

/** Requests and reports wait for those who keep order. */
function moderates({ role, scopes }: OwnMembership): boolean {
  return role === 'owner' || scopes.includes('moderate') || scopes.includes('all');
}

function WhatWaits({ membership }: { membership: OwnMembership }) {
  const copy = useCopy(creatorCopy);
  const { club } = membership;
  const waiting = useWaiting(club.id);
  if (waiting.isError)
    return (
      <Foot>
        {copy.countFailed}{' '}
        <Button variant="ghost" size="small" onClick={() => void waiting.refetch()}>
          {copy.retry}
        </Button>
      </Foot>
    );
  if (waiting.data === undefined)
    return (
      <Foot>
        <Skeleton shape="line" width="46%" height="0.9375rem" />
      </Foot>
    );
  const { requests, reports } = waiting.data;
  if (requests + reports === 0) return <Foot>{copy.calm}</Foot>;
  return <Counts handle={club.handle} waiting={waiting.data} />;
}

function Counts({ handle, waiting }: { handle: string; waiting: Waiting }) {
  const copy = useCopy(creatorCopy);
  const { requests, reports } = waiting;
  return (
    <div className="sp-run-waiting">
      {requests === 0 ? null : (
        <Link to={clubScreenPath(handle, 'manage-members')} className="sp-run-count">
          <Icon of={handWaving} weight="fill" />
          {copy.requests({ count: requests })}
        </Link>
      )}
      {reports === 0 ? null : (
        <Link to={clubScreenPath(handle, 'manage-rules')} className="sp-run-count">
          <Icon of={flag} weight="fill" />
          {copy.reports({ count: reports })}
        </Link>
      )}
    </div>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <p className="sp-run-foot sp-small sp-faint">{children}</p>;
}

function Waits() {
  const { loading } = useCopy(creatorCopy);
  return (
    <SkeletonGroup label={loading}>
      <div className="grid gap-2.5">
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </div>
    </SkeletonGroup>
  );
}
