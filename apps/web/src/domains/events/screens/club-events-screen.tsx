// /club/{id}/events: a club's calendar: what is coming, what was (?view=past), or a month (?view=month&month=2026-11).
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { eventsCopy } from '../copy.ts';
import { useClubEvents } from '../data/events.ts';
import { EventRows } from '../parts/event-rows.tsx';
import { manageEventsPath } from '../public/paths.ts';

const views = ['coming', 'month', 'past'] as const;
type View = (typeof views)[number];

const bones = (
  <div className="grid gap-3">
    <Skeleton width="100%" height="4.5rem" />
    <Skeleton width="100%" height="4.5rem" />
    <Skeleton width="100%" height="4.5rem" />
  </div>
);
const MonthView = latePart(() => import('../parts/month-view.tsx'), 'MonthView', bones);

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <ClubEvents club={club} />}</ClubFrame>;
}

function ClubEvents({ club }: { club: ClubView }) {
  const copy = useCopy(eventsCopy);
  useTitle(copy.titleOf({ club: club.name }));
  const [search, change] = useSearch();
  const view: View = views.find((one) => one === search.get('view')) ?? 'coming';
  return (
    <Screen>
      <ClubBar club={club} actions={<Manage club={club} />} />
      <ScreenBody>
        <h1 className="sp-display mb-4">{copy.title}</h1>
        <div className="mb-4">
          <SegmentedControl<View>
            label={copy.views}
            value={view}
            segments={views.map((value) => ({ value, label: copy[value] }))}
            onChange={(next) => change({ view: next === 'coming' ? null : next, month: null })}
          />
        </div>
        {view === 'month' ? <MonthView clubId={club.id} /> : <List key={view} club={club} view={view} />}
        {club.visibility === 'public' ? (
          <p className="mt-6">
            <a
              className="sp-text-link"
              href={`webcal://${window.location.host}/api/clubs/${club.id}/events.ics`}
            >
              {copy.subscribe}
            </a>
          </p>
        ) : null}
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function List({ club, view }: { club: ClubView; view: 'coming' | 'past' }) {
  const copy = useCopy(eventsCopy);
  const query = useClubEvents(club.id, view);
  return (
    <Answered
      query={query}
      copy={copy}
      failed={copy.failed}
      picture={<Illustration name="amp" />}
      skeleton={bones}
    >
      {(events) =>
        events.length === 0 ? (
          <Nothing club={club} view={view} />
        ) : (
          <>
            <EventRows events={events} />
            <More query={query} />
          </>
        )
      }
    </Answered>
  );
}

function Nothing({ club, view }: { club: ClubView; view: 'coming' | 'past' }) {
  const copy = useCopy(eventsCopy);
  const runs = club.viewer.can.manage_sales && view === 'coming';
  return (
    <EmptyState
      title={copy.empty[view]}
      picture={<Illustration name="mark" />}
      action={
        runs ? <LinkButton to={manageEventsPath(club.handle, 'new')}>{copy.manage}</LinkButton> : undefined
      }
    >
      {runs ? copy.empty.staff : view === 'coming' ? copy.empty.comingText : copy.empty.pastText}
    </EmptyState>
  );
}

function Manage({ club }: { club: ClubView }) {
  const copy = useCopy(eventsCopy);
  if (!club.viewer.can.manage_sales) return null;
  return (
    <IconButton
      label={copy.manage}
      icon={<Icon of={slidersHorizontal} />}
      render={(anatomy) => <Link to={manageEventsPath(club.handle)} {...anatomy} />}
    />
  );
}
