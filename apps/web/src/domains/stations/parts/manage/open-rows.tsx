// The stations that are open, numbered as fans see them; moved by dragging, by the arrow keys or by a menu.
import { reorder } from '@stagepass/base/reorder.ts';
import type { ManagedStation } from '@stagepass/contract/stations/shapes.ts';
import { MoveHandle } from '@stagepass/ui/sortable/move-handle.tsx';
import { type Sortable, useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useReorderStations } from '../../data/manage.ts';
import { manageStationsCopy } from '../../manage-copy.ts';
import { rowWords } from '../../model/row-words.ts';
import { StationPrint } from './station-print.tsx';

const StationSheet = lateSheet(() => import('./station-sheet.tsx'), 'StationSheet');

export function OpenRows({ club, stations }: { club: ClubView; stations: readonly ManagedStation[] }) {
  const copy = useCopy(manageStationsCopy);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const { mutate: save } = useReorderStations(club.id, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const count = stations.length;
  const move = (step: { from: number; to: number }) => {
    const title = stations[step.from]?.title;
    if (title === undefined || step.to < 0 || step.to >= count) return;
    save(reorder(stations, step));
    setSaid(copy.moved({ title, place: step.to + 1, count }));
  };
  const sortable = useSortable(move);
  const at = stations.findIndex(({ id }) => id === opened);
  const chosen = stations[at];
  return (
    <>
      <ol
        className="sp-station-rows"
        aria-label={copy.list}
        data-dragging={sortable.dragged === null ? undefined : ''}
      >
        {stations.map((station, place) => (
          <OpenRow
            key={station.id}
            club={club}
            station={station}
            at={place}
            count={count}
            sortable={sortable}
            onMove={(to) => move({ from: place, to })}
            onOpen={() => setOpened(station.id)}
          />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {chosen === undefined ? null : (
        <StationSheet
          key={chosen.id}
          waitingTitle={chosen.title}
          club={club}
          station={chosen}
          place={{ at, count, onMove: (to) => move({ from: at, to }) }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface OpenRowProps {
  club: ClubView;
  station: ManagedStation;
  /** From 0. */
  at: number;
  count: number;
  sortable: Sortable;
  onMove: (to: number) => void;
  onOpen: () => void;
}

function OpenRow({ club, station, at, count, sortable, onMove, onOpen }: OpenRowProps) {
  const copy = useCopy(manageStationsCopy);
  const { tag } = useLocale();
  const { title, thing } = station;
  const when = { tag, zone: club.time_zone, now_ms: Date.now() };
  return (
    // The list's item stays where it is and shows the gap; only the row in it moves.
    <li
      ref={sortable.itemRef(at)}
      data-lifted={sortable.dragged === at ? '' : undefined}
      data-gap={sortable.dragged !== null && sortable.target === at ? '' : undefined}
    >
      <div className="sp-station-row" style={sortable.styleOf(at)}>
        <button type="button" className="sp-station-open" aria-haspopup="dialog" onClick={onOpen}>
          <StationPrint thing={thing} />
          <span className="sp-station-words">
            <span className="sp-head" dir="auto">
              {title}
            </span>
            <span className="sp-small sp-quiet">{rowWords(station, copy, when)}</span>
          </span>
        </button>
        <MoveHandle
          label={copy.move({ title, place: at + 1, count })}
          at={at}
          sortable={sortable}
          onMove={onMove}
          onPress={onOpen}
        />
      </div>
    </li>
  );
}
