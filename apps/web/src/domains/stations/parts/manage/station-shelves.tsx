// A club's stations by shelf: those that are open in the order fans see them, drafts, closed and archived ones.
import type { ManagedStation } from '@stagepass/contract/stations/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useShelf, useShelfCounts } from '../../data/manage.ts';
import { manageStationsCopy } from '../../manage-copy.ts';
import { shelves } from '../../model/kinds.ts';
import { rowWords } from '../../model/row-words.ts';
import { stationBuilderPath } from '../../public/paths.ts';
import { ThingPicture } from '../thing-picture.tsx';
import './manage-stations.css';

const TabOff = latePart(() => import('#domains/clubs/public/tab-off.tsx'), 'TabOff', null);
const StationSheet = lateSheet(() => import('./station-sheet.tsx'), 'StationSheet');

export function StationShelves({ club }: { club: ClubView }) {
  const copy = useCopy(manageStationsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const shelf = shelves.find((one) => one === search.get('shelf')) ?? 'open';
  const counts = useShelfCounts(club.id).data;
  const query = useShelf(club.id, shelf);
  const [opened, setOpened] = useState<string | null>(null);
  const stations = query.data ?? [];
  const chosen = stations.find(({ id }) => id === opened);
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage')} />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <p className="sp-small sp-quiet mt-2 mb-4">{copy.lead}</p>
        <SegmentedControl
          label={copy.shelves}
          segments={shelves.map((value) => ({
            value,
            // Without its number until that is known.
            label: copy[value]({ count: counts?.[value] ?? '' }).trim(),
          }))}
          value={shelf}
          onChange={(next) => change({ shelf: next === 'open' ? null : next })}
        />
        <div className="mt-3.5">
          {club.modules.some(({ module, on }) => module === 'stations' && !on) ? (
            <TabOff club={club} module="stations" />
          ) : null}
          <Answered query={query} copy={copy} failed={copy.failed}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState title={copy.empty[shelf].title} picture={<Illustration name="case" />}>
                  {copy.empty[shelf].text}
                </EmptyState>
              ) : (
                <>
                  <Rows club={club} stations={found} onOpen={setOpened} />
                  <More query={query} />
                </>
              )
            }
          </Answered>
        </div>
      </ScreenBody>
      <Dock>
        <LinkButton to={stationBuilderPath(club.handle, 'new')} wide icon={<Icon of={plus} weight="bold" />}>
          {copy.create}
        </LinkButton>
      </Dock>
      {chosen === undefined ? null : (
        <StationSheet
          key={chosen.id}
          waitingTitle={chosen.title}
          club={club}
          station={chosen}
          order={shelf === 'open' ? stations.map(({ id }) => id) : []}
          onClose={() => setOpened(null)}
        />
      )}
    </Screen>
  );
}

interface RowsProps {
  club: ClubView;
  stations: readonly ManagedStation[];
  onOpen: (id: string) => void;
}

function Rows({ club, stations, onOpen }: RowsProps) {
  const copy = useCopy(manageStationsCopy);
  const { tag } = useLocale();
  const when = { tag, zone: club.time_zone, now_ms: Date.now() };
  return (
    <RowGroup>
      {stations.map((station) => (
        <ListRow
          key={station.id}
          title={station.title}
          detail={rowWords(station, copy, when)}
          leading={
            <span className="sp-station-print" aria-hidden="true">
              <ThingPicture thing={station.thing} small />
            </span>
          }
          leads
          onPress={() => onOpen(station.id)}
        />
      ))}
    </RowGroup>
  );
}
