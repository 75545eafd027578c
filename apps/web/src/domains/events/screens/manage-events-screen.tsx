// /club/{id}/manage-events: what is coming, drafts and what was (?tab=); ?edit= opens one event, or a new one.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useClubEvents, useEvent } from '../data/events.ts';
import { manageEventsCopy } from '../manage-copy.ts';
import { EventRows } from '../parts/event-rows.tsx';
import { ManagedEvent } from '../parts/manage/managed-event.tsx';
import { manageEventsPath } from '../public/paths.ts';

const EventSheet = lateSheet(() => import('../parts/manage/event-sheet.tsx'), 'EventSheet');

const tabs = ['coming', 'drafts', 'past'] as const;
type Tab = (typeof tabs)[number];

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <ManageEvents club={club} />}</ClubFrame>;
}

function ManageEvents({ club }: { club: ClubView }) {
  const copy = useCopy(manageEventsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const tab: Tab = tabs.find((one) => one === search.get('tab')) ?? 'coming';
  const edit = search.get('edit');
  const close = () => change({ edit: null });
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <div className="grid gap-4">
        <Button wide onClick={() => change({ edit: 'new' })}>
          {copy.new}
        </Button>
        <SegmentedControl<Tab>
          label={copy.shelves}
          value={tab}
          segments={tabs.map((value) => ({ value, label: copy[value] }))}
          onChange={(next) => change({ tab: next === 'coming' ? null : next })}
        />
        <Shelf key={tab} club={club} tab={tab} />
      </div>
      {edit === 'new' ? (
        <EventSheet waitingTitle={copy.form.newTitle} club={club} event={null} onClose={close} />
      ) : null}
      {edit !== null && edit !== 'new' ? <Managed club={club} id={edit} onClose={close} /> : null}
    </ClubScreen>
  );
}

function Managed({ club, id, onClose }: { club: ClubView; id: string; onClose: () => void }) {
  const { data: event } = useEvent(id);
  return event === undefined ? null : <ManagedEvent club={club} event={event} onClose={onClose} />;
}

function Shelf({ club, tab }: { club: ClubView; tab: Tab }) {
  const copy = useCopy(manageEventsCopy);
  const query = useClubEvents(club.id, tab);
  return (
    <Answered query={query} copy={copy} failed={copy.failed}>
      {(events) =>
        events.length === 0 ? (
          <EmptyState title={copy.noneTitle}>{copy.none}</EmptyState>
        ) : (
          <>
            <EventRows events={events} toOf={({ id }) => manageEventsPath(club.handle, id)} />
            <More query={query} />
          </>
        )
      }
    </Answered>
  );
}
