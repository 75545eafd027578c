// A club's stations by shelf: those that are open in the order fans see them, drafts, closed and archived ones.
import type { StationShelf } from '@stagepass/contract/stations/kinds.ts';
import type { ManagedStation } from '@stagepass/contract/stations/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { ManagedShelves, useShelfInAddress } from '#domains/clubs/public/managed-shelves.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Listed } from '#platform/query/listed.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useOpenStations, useShelf, useShelfCounts } from '../../data/manage.ts';
import { manageStationsCopy } from '../../manage-copy.ts';
import { shelves as allShelves } from '../../model/kinds.ts';
import { rowWords } from '../../model/row-words.ts';
import { stationBuilderPath } from '../../public/paths.ts';
import { OpenRows } from './open-rows.tsx';
import { StationPrint } from './station-print.tsx';

const TabOff = latePart(() => import('#domains/clubs/public/tab-off.tsx'), 'TabOff', null);
const StationSheet = lateSheet(() => import('./station-sheet.tsx'), 'StationSheet');

export function StationShelves({ club }: { club: ClubView }) {
  const copy = useCopy(manageStationsCopy);
  const shelves = useShelfInAddress<StationShelf>(allShelves);
  const shelf = shelves.chosen;
  const counts = useShelfCounts(club.id).data;
  // Without its number until that is known.
  const nameOf = (value: StationShelf) => copy[value]({ count: counts?.[value] ?? '' }).trim();
  return (
    <ManagedShelves
      club={club}
      title={copy.title}
      lead={copy.lead}
      shelves={{ ...shelves, label: copy.shelves, nameOf }}
      create={{ label: copy.create, to: stationBuilderPath(club.handle, 'new') }}
    >
      {club.modules.some(({ module, on }) => module === 'stations' && !on) ? (
        <TabOff club={club} module="stations" />
      ) : null}
      {shelf === 'open' ? <OpenShelf club={club} /> : <OtherShelf key={shelf} club={club} shelf={shelf} />}
    </ManagedShelves>
  );
}

/** All of them at once: an order is made of every open station. */
function OpenShelf({ club }: { club: ClubView }) {
  const copy = useCopy(manageStationsCopy);
  return (
    <Answered query={useOpenStations(club.id)} copy={copy} failed={copy.failed}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title={copy.empty.open.title} picture={<Illustration name="case" />}>
            {copy.empty.open.text}
          </EmptyState>
        ) : (
          <OpenRows club={club} stations={found} />
        )
      }
    </Answered>
  );
}

function OtherShelf({ club, shelf }: { club: ClubView; shelf: Exclude<StationShelf, 'open'> }) {
  const copy = useCopy(manageStationsCopy);
  const query = useShelf(club.id, shelf);
  const [opened, setOpened] = useState<string | null>(null);
  const chosen = query.data?.find(({ id }) => id === opened);
  return (
    <>
      <Listed
        query={query}
        copy={copy}
        failed={copy.failed}
        empty={{ ...copy.empty[shelf], picture: <Illustration name="case" /> }}
      >
        {(found) => <Rows club={club} stations={found} onOpen={setOpened} />}
      </Listed>
      {chosen === undefined ? null : (
        <StationSheet
          key={chosen.id}
          waitingTitle={chosen.title}
          club={club}
          station={chosen}
          onClose={() => setOpened(null)}
        />
      )}
    </>
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
          leading={<StationPrint thing={station.thing} />}
          leads
          onPress={() => onOpen(station.id)}
        />
      ))}
    </RowGroup>
  );
}
