// /user/creatorpod: all clubs of a creator on one desk: what waits, today beside a week ago, one thing to do next, drafts and dates.
import { formatUsd } from '@stagepass/base/money.ts';
import type { DeskDateKind, DeskDraftKind } from '@stagepass/contract/insights/kinds.ts';
import type { CreatorDesk } from '@stagepass/contract/insights/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { createClubPath, myClubsPath } from '#domains/clubs/public/paths.ts';
import { manageStorePath } from '#domains/market/public/paths.ts';
import { manageMissionsPath } from '#domains/missions/public/paths.ts';
import { scheduledPath } from '#domains/posts/public/paths.ts';
import { manageVotesPath, voteEditorPath } from '#domains/votes/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useCreatorDesk } from '../data/insights.ts';
import { deskCopy } from '../desk-copy.ts';
import { DeskSlip } from '../parts/desk-slip.tsx';
import { HintCard } from '../parts/hint-card.tsx';
import { overviewPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(deskCopy);
  useTitle(copy.title);
  const desk = useCreatorDesk();
  return (
    <Screen>
      <TopBar leading={<BackButton above={myClubsPath()} />} />
      <ScreenBody>
        <h1 className="sp-display mb-5">{copy.title}</h1>
        <Answered query={desk} failed={copy.failed}>
          {(found) => (found.clubs.length === 0 ? <NoClub /> : <Desk desk={found} />)}
        </Answered>
      </ScreenBody>
    </Screen>
  );
}

function NoClub() {
  const copy = useCopy(deskCopy);
  return (
    <EmptyState title={copy.noneTitle} action={<LinkButton to={createClubPath()}>{copy.create}</LinkButton>}>
      {copy.none}
    </EmptyState>
  );
}

function Desk({ desk }: { desk: CreatorDesk }) {
  const copy = useCopy(deskCopy);
  const [later, setLater] = useState(false);
  const { hint, clubs } = desk;
  const about = clubs.find(({ id }) => id === hint?.club_id);
  return (
    <div className="grid gap-7">
      <DeskSlip desk={desk} />
      <Today desk={desk} />
      {hint === null || about === undefined || later ? null : (
        <HintCard
          hint={hint}
          handle={about.handle}
          beside={
            <Button variant="ghost" onClick={() => setLater(true)}>
              {copy.notNow}
            </Button>
          }
        />
      )}
      <Dates desk={desk} />
      <Drafts desk={desk} />
      <RowGroup heading={copy.figuresOf}>
        {clubs.map((club) => (
          <ListRow
            key={club.id}
            leading={<ClubPicture club={club} size={36} />}
            title={<bdi>{club.name}</bdi>}
            leads
            render={(anatomy) => <Link to={overviewPath(club.handle)} {...anatomy} />}
          />
        ))}
      </RowGroup>
    </div>
  );
}

function Today({ desk: { today } }: { desk: CreatorDesk }) {
  const copy = useCopy(deskCopy);
  const { tag } = useLocale();
  const told = (figure: string, value: number | null) => {
    if (value === null) return copy.few;
    return figure === 'revenue' ? formatUsd(value) : numberIn(tag, value);
  };
  return (
    <section aria-labelledby="desk-today">
      <h2 id="desk-today" className="sp-title mb-2">
        {copy.today}
      </h2>
      <dl className="grid grid-cols-3 gap-3">
        {today.map(({ figure, value, week_ago }) => (
          <div key={figure} className="min-w-0">
            <dt className="sp-small sp-quiet">{copy.figures[figure]}</dt>
            <dd className={value === null ? 'sp-small' : 'sp-title wrap-anywhere'}>{told(figure, value)}</dd>
            <dd className="sp-small sp-quiet">{copy.wasLast({ value: told(figure, week_ago) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const datePath: Readonly<Record<DeskDateKind, (handle: string) => string>> = {
  'mission-ends': manageMissionsPath,
  'vote-closes': manageVotesPath,
  'auction-ends': (handle) => manageStorePath(handle, 'auctions'),
  'post-scheduled': scheduledPath,
};

function Dates({ desk: { dates, clubs } }: { desk: CreatorDesk }) {
  const copy = useCopy(deskCopy);
  const { tag } = useLocale();
  return (
    <RowGroup heading={copy.calendar}>
      {dates.length === 0 ? <ListRow title={copy.noDates} /> : null}
      {dates.map(({ kind, id, club_id, title, at }) => {
        const club = clubs.find((one) => one.id === club_id);
        const detail = [copy.dateKinds[kind], momentIn(tag, at), club?.name].filter(Boolean).join(' · ');
        const to = datePath[kind](club?.handle ?? club_id);
        return (
          <ListRow
            key={`${kind} ${id}`}
            title={<bdi>{title}</bdi>}
            detail={detail}
            leads
            render={(anatomy) => <Link to={to} {...anatomy} />}
          />
        );
      })}
    </RowGroup>
  );
}

const draftPath: Readonly<Record<DeskDraftKind, (handle: string, id: string) => string>> = {
  mission: (handle) => manageMissionsPath(handle),
  vote: voteEditorPath,
};

function Drafts({ desk: { drafts, clubs } }: { desk: CreatorDesk }) {
  const copy = useCopy(deskCopy);
  if (drafts.length === 0) return null;
  return (
    <RowGroup heading={copy.drafts}>
      {drafts.map(({ kind, id, club_id, title }) => {
        const club = clubs.find((one) => one.id === club_id);
        const to = draftPath[kind](club?.handle ?? club_id, id);
        return (
          <ListRow
            key={`${kind} ${id}`}
            title={<bdi>{title}</bdi>}
            detail={[copy.draftKinds[kind], club?.name].filter(Boolean).join(' · ')}
            leads
            render={(anatomy) => <Link to={to} {...anatomy} />}
          />
        );
      })}
    </RowGroup>
  );
}
