// /club/{id}/stations: a club's stations, those to claim at or, with ?tab=over, those that are gone; ?view=map shows where they are.
import type { StationCard } from '@stagepass/contract/stations/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { listBullets } from '@stagepass/ui/icon/phosphor/list-bullets.ts';
import { mapTrifold } from '@stagepass/ui/icon/phosphor/map-trifold.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
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
import { stationsCopy } from '../copy.ts';
import { type StationTab, useClubStations } from '../data/stations.ts';
import { StationGrid, StationsWaiting } from '../parts/station-grid.tsx';
import { manageStationsPath } from '../public/paths.ts';

const StationsMap = latePart(
  () => import('../parts/stations-map.tsx'),
  'StationsMap',
  <Skeleton width="100%" height="18rem" />,
);

const MOST_ON_MAP = 50;

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <ClubStations club={club} />}</ClubFrame>;
}

function ClubStations({ club }: { club: ClubView }) {
  const copy = useCopy(stationsCopy);
  const title = copy.titleOf({ club: club.name });
  useTitle(title);
  const [search, change] = useSearch();
  const tab: StationTab = search.get('tab') === 'over' ? 'over' : 'open';
  const onMap = search.get('view') === 'map';
  return (
    <Screen>
      <ClubBar
        club={club}
        actions={
          <>
            <IconButton
              label={onMap ? copy.list : copy.map}
              icon={<Icon of={onMap ? listBullets : mapTrifold} />}
              onClick={() => change({ view: onMap ? null : 'map' })}
            />
            <Manage club={club} />
          </>
        }
      />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{title}</h1>
        <ClubTabs club={club} current="stations" />
        <div className="my-4">
          <SegmentedControl<StationTab>
            label={copy.tabs}
            value={tab}
            segments={(['open', 'over'] as const).map((value) => ({ value, label: copy[value] }))}
            onChange={(next) => change({ tab: next === 'open' ? null : next })}
          />
        </div>
        <Stations key={`${tab} ${onMap}`} club={club} tab={tab} onMap={onMap} />
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

interface StationsProps {
  club: ClubView;
  tab: StationTab;
  onMap: boolean;
}

function Stations({ club, tab, onMap }: StationsProps) {
  const copy = useCopy(stationsCopy);
  // A map shows all of them at once.
  const query = useClubStations(club.id, tab, onMap ? MOST_ON_MAP : undefined);
  const shown = (stations: readonly StationCard[]) =>
    onMap ? (
      <StationsMap club={club} stations={stations} />
    ) : (
      <>
        <StationGrid stations={stations} />
        <More query={query} />
      </>
    );
  return (
    <Answered
      query={query}
      copy={copy}
      failed={copy.failed}
      picture={<Illustration name="amp" />}
      skeleton={<StationsWaiting />}
    >
      {(stations) => (stations.length === 0 ? <Nothing club={club} tab={tab} /> : shown(stations))}
    </Answered>
  );
}

function Manage({ club }: { club: ClubView }) {
  const copy = useCopy(stationsCopy);
  if (!club.viewer.can.manage_content) return null;
  return (
    <IconButton
      label={copy.manage}
      icon={<Icon of={slidersHorizontal} />}
      render={(anatomy) => <Link to={manageStationsPath(club.handle)} {...anatomy} />}
    />
  );
}

function Nothing({ club, tab }: { club: ClubView; tab: StationTab }) {
  const copy = useCopy(stationsCopy);
  const { empty } = copy;
  const runs = club.viewer.can.manage_content && tab === 'open';
  return (
    <EmptyState
      title={tab === 'open' ? empty.title : empty.overTitle}
      picture={<Illustration name="mark" />}
      action={runs ? <LinkButton to={manageStationsPath(club.handle)}>{copy.manage}</LinkButton> : undefined}
    >
      {runs ? empty.staff : tab === 'open' ? empty.text : empty.overText}
    </EmptyState>
  );
}
