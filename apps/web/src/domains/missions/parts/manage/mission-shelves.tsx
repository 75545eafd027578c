// A club's missions on three shelves: those that are live or scheduled, drafts, and those that ended with the archive behind.
import type { MissionShelf } from '@stagepass/contract/missions/kinds.ts';
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useReviewCounts } from '#domains/requirements/public/use-review-counts.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useLiveMissions, useShelf, useShelfCounts } from '../../data/manage.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { builderPath } from '../../model/manage-addresses.ts';
import { reviewPath } from '../../public/paths.ts';
import { DraftRows } from './draft-rows.tsx';
import { EndedShelf } from './ended-shelf.tsx';
import { LiveRows } from './live-rows.tsx';
import './manage-missions.css';

const TabOff = latePart(() => import('#domains/clubs/public/tab-off.tsx'), 'TabOff', null);
const MissionSheet = lateSheet(() => import('./mission-sheet.tsx'), 'MissionSheet');
const BudgetSheet = lateSheet(() => import('./budget-sheet.tsx'), 'BudgetSheet');

const shelves = ['live', 'draft', 'ended'] as const satisfies readonly MissionShelf[];

export function MissionShelves({ club }: { club: ClubView }) {
  const copy = useCopy(manageMissionsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const shelf = shelves.find((one) => one === search.get('shelf')) ?? 'live';
  const [opened, setOpened] = useState<ManagedMission | null>(null);
  const [budget, setBudget] = useState(false);
  const counts = useShelfCounts(club.id).data;
  const label = { live: copy.live, draft: copy.drafts, ended: copy.ended };
  return (
    <Screen>
      <ClubBar
        club={club}
        above={clubScreenPath(club.handle, 'manage')}
        actions={
          <IconButton label={copy.budget} icon={<Icon of={coins} />} onClick={() => setBudget(true)} />
        }
      />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <p className="sp-small sp-quiet mt-2 mb-4">{copy.lead}</p>
        <ReviewRow club={club} />
        <SegmentedControl
          label={copy.shelves}
          segments={shelves.map((value) => ({
            value,
            // Without its number until that is known.
            label: label[value]({ count: counts?.[value] ?? '' }).trim(),
          }))}
          value={shelf}
          onChange={(next) => change({ shelf: next === 'live' ? null : next })}
        />
        <div className="mt-3.5">
          {club.modules.some(({ module, on }) => module === 'missions' && !on) ? (
            <TabOff club={club} module="missions" />
          ) : null}
          {shelf === 'live' ? (
            <LiveShelf club={club} onOpen={setOpened} onDrafts={() => change({ shelf: 'draft' })} />
          ) : shelf === 'draft' ? (
            <DraftShelf club={club} onOpen={setOpened} />
          ) : (
            <EndedShelf club={club} archived={counts?.archived ?? 0} onOpen={setOpened} />
          )}
        </div>
      </ScreenBody>
      <Dock>
        <LinkButton to={builderPath(club.handle, 'new')} wide icon={<Icon of={plus} weight="bold" />}>
          {copy.create}
        </LinkButton>
      </Dock>
      {opened === null ? null : (
        <MissionSheet
          key={opened.id}
          waitingTitle={opened.title}
          club={club}
          mission={opened}
          onClose={() => setOpened(null)}
        />
      )}
      {budget ? (
        <BudgetSheet waitingTitle={copy.budget} club={club} onClose={() => setBudget(false)} />
      ) : null}
    </Screen>
  );
}

/** What fans handed in comes before what is made next. */
function ReviewRow({ club }: { club: ClubView }) {
  const { review } = useCopy(manageMissionsCopy);
  const { waiting = 0, escalated = 0 } = useReviewCounts(club.id).data ?? {};
  const words = [
    waiting === 0 ? review.none : review.waiting({ count: waiting }),
    ...(escalated === 0 ? [] : [review.overdue({ count: escalated })]),
  ];
  return (
    <RowGroup className="mb-4">
      <ListRow
        title={review.row}
        detail={words.join(' · ')}
        leading={<IconPlate tone={waiting > 0 ? 'gel' : 'plain'} icon={<Icon of={listChecks} />} />}
        leads
        render={(anatomy) => <Link to={reviewPath(club.handle)} {...anatomy} />}
      />
    </RowGroup>
  );
}

interface ShelfProps {
  club: ClubView;
  onOpen: (mission: ManagedMission) => void;
}

const MOST_DRAFTS_BELOW = 3;

/** Below what is live stand the first drafts: finishing one is the next thing to do. */
function LiveShelf({ club, onOpen, onDrafts }: ShelfProps & { onDrafts: () => void }) {
  const copy = useCopy(manageMissionsCopy);
  const live = useLiveMissions(club.id);
  const drafts = useShelf(club.id, 'draft').data ?? [];
  const count = useShelfCounts(club.id).data?.draft ?? drafts.length;
  return (
    <>
      <Answered query={live} copy={copy} failed={copy.failed}>
        {(missions) =>
          missions.length === 0 ? (
            <EmptyState title={copy.emptyLiveTitle} picture={<Illustration name="rail" />}>
              {copy.emptyLive}
            </EmptyState>
          ) : (
            <LiveRows club={club} missions={missions} onOpen={onOpen} />
          )
        }
      </Answered>
      {drafts.length === 0 ? null : (
        <>
          <SectionHead
            title={copy.draftsTitle}
            action={
              <button type="button" onClick={onDrafts}>
                {copy.allDrafts({ count })}
              </button>
            }
          />
          <DraftRows club={club} missions={drafts.slice(0, MOST_DRAFTS_BELOW)} onOpen={onOpen} />
        </>
      )}
    </>
  );
}

function DraftShelf({ club, onOpen }: ShelfProps) {
  const copy = useCopy(manageMissionsCopy);
  const drafts = useShelf(club.id, 'draft');
  return (
    <Answered query={drafts} copy={copy} failed={copy.failed}>
      {(missions) =>
        missions.length === 0 ? (
          <EmptyState title={copy.emptyDraftsTitle} picture={<Illustration name="case" />}>
            {copy.emptyDrafts}
          </EmptyState>
        ) : (
          <DraftRows club={club} missions={missions} query={drafts} onOpen={onOpen} />
        )
      }
    </Answered>
  );
}
