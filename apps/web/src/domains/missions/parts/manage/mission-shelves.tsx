// A club's missions on three shelves: those that are live or scheduled, drafts, and those that ended with the archive behind.
import type { MissionShelf } from '@stagepass/contract/missions/kinds.ts';
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { ManagedShelves, useShelfInAddress } from '#domains/clubs/public/managed-shelves.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useReviewCounts } from '#domains/requirements/public/use-review-counts.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Listed } from '#platform/query/listed.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
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

const allShelves = ['live', 'draft', 'ended'] as const satisfies readonly MissionShelf[];

export function MissionShelves({ club }: { club: ClubView }) {
  const copy = useCopy(manageMissionsCopy);
  const shelves = useShelfInAddress<(typeof allShelves)[number]>(allShelves);
  const shelf = shelves.chosen;
  const [opened, setOpened] = useState<ManagedMission | null>(null);
  const [budget, setBudget] = useState(false);
  const counts = useShelfCounts(club.id).data;
  const label = { live: copy.live, draft: copy.drafts, ended: copy.ended };
  return (
    <ManagedShelves
      club={club}
      title={copy.title}
      lead={copy.lead}
      shelves={{
        ...shelves,
        label: copy.shelves,
        // Without its number until that is known.
        nameOf: (value) => label[value]({ count: counts?.[value] ?? '' }).trim(),
      }}
      create={{ label: copy.create, to: builderPath(club.handle, 'new') }}
      actions={<IconButton label={copy.budget} icon={<Icon of={coins} />} onClick={() => setBudget(true)} />}
      first={<ReviewRow club={club} />}
      sheets={
        <>
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
        </>
      }
    >
      {club.modules.some(({ module, on }) => module === 'missions' && !on) ? (
        <TabOff club={club} module="missions" />
      ) : null}
      {shelf === 'live' ? (
        <LiveShelf club={club} onOpen={setOpened} onDrafts={() => shelves.choose('draft')} />
      ) : shelf === 'draft' ? (
        <DraftShelf club={club} onOpen={setOpened} />
      ) : (
        <EndedShelf club={club} archived={counts?.archived ?? 0} onOpen={setOpened} />
      )}
    </ManagedShelves>
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
    <Listed
      query={drafts}
      copy={copy}
      failed={copy.failed}
      empty={{ title: copy.emptyDraftsTitle, text: copy.emptyDrafts, picture: <Illustration name="case" /> }}
    >
      {(missions) => <DraftRows club={club} missions={missions} onOpen={onOpen} />}
    </Listed>
  );
}
