// The missions that are live or scheduled, numbered as fans see them; moved by dragging, by the arrow keys or by a menu.
import { reorder } from '@stagepass/base/reorder.ts';
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { MoveHandle } from '@stagepass/ui/sortable/move-handle.tsx';
import { type Sortable, useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useReorderMissions } from '../../data/manage.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { MissionPrint } from './mission-print.tsx';
import { MissionState } from './mission-state.tsx';

export interface LiveRowsProps {
  club: ClubView;
  missions: readonly ManagedMission[];
  onOpen: (mission: ManagedMission) => void;
}

export function LiveRows({ club, missions, onOpen }: LiveRowsProps) {
  const copy = useCopy(manageMissionsCopy);
  const [said, setSaid] = useState('');
  const { mutate: save } = useReorderMissions(club.id, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const move = (step: { from: number; to: number }) => {
    const title = missions[step.from]?.title;
    if (title === undefined || step.to < 0 || step.to >= missions.length) return;
    save(reorder(missions, step));
    setSaid(copy.moved({ title, place: step.to + 1, count: missions.length }));
  };
  const sortable = useSortable(move);
  return (
    <>
      <ol
        className="sp-managed-rows"
        aria-label={copy.list}
        data-dragging={sortable.dragged === null ? undefined : ''}
      >
        {missions.map((mission, at) => (
          <LiveRow
            key={mission.id}
            club={club}
            mission={mission}
            at={at}
            count={missions.length}
            sortable={sortable}
            onMove={(to) => move({ from: at, to })}
            onOpen={() => onOpen(mission)}
          />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

/** The place, from 0, that a row has while another is dragged over the list. */
function placeNow(at: number, { dragged, target }: Sortable): number {
  if (dragged === null || target === null) return at;
  if (at === dragged) return target;
  if (dragged < at && at <= target) return at - 1;
  return target <= at && at < dragged ? at + 1 : at;
}

interface LiveRowProps {
  club: ClubView;
  mission: ManagedMission;
  /** From 0; shown from 1. */
  at: number;
  count: number;
  sortable: Sortable;
  onMove: (to: number) => void;
  onOpen: () => void;
}

function LiveRow({ club, mission, at, count, sortable, onMove, onOpen }: LiveRowProps) {
  const copy = useCopy(manageMissionsCopy);
  const [moving, setMoving] = useState(false);
  const { title } = mission;
  const isLifted = sortable.dragged === at;
  const place = placeNow(at, sortable);
  return (
    // The list's item stays where it is and shows the gap; only the row in it moves.
    <li
      ref={sortable.itemRef(at)}
      data-lifted={isLifted ? '' : undefined}
      data-gap={sortable.dragged !== null && sortable.target === at ? '' : undefined}
    >
      <div className="sp-managed-row" style={sortable.styleOf(at)}>
        <span className="sp-managed-place" aria-hidden="true">
          {place + 1}
        </span>
        <button type="button" className="sp-managed-open" aria-haspopup="dialog" onClick={onOpen}>
          <MissionPrint picture={mission.picture} />
          <span className="sp-managed-words">
            <span className="sp-head" dir="auto">
              {title}
            </span>
            <span className="sp-managed-facts">
              {isLifted && place !== at ? (
                <span className="sp-managed-was">{copy.wasPlace({ place: at + 1 })}</span>
              ) : (
                <MissionState mission={mission} zone={club.time_zone} />
              )}
              <span className="sp-small sp-faint">{copy.xp({ xp: mission.xp })}</span>
            </span>
          </span>
        </button>
        <MoveHandle
          label={copy.move({ title, place: at + 1, count })}
          at={at}
          sortable={sortable}
          onMove={onMove}
          onPress={() => setMoving(true)}
        />
      </div>
      <MoveSheet
        open={moving}
        title={title}
        first={at === 0}
        last={at === count - 1}
        onClose={() => setMoving(false)}
        onMove={(by) => onMove(at + by)}
      />
    </li>
  );
}

interface MoveSheetProps {
  open: boolean;
  title: string;
  first: boolean;
  last: boolean;
  onClose: () => void;
  onMove: (by: 1 | -1) => void;
}

function MoveSheet({ open, title, first, last, onClose, onMove }: MoveSheetProps) {
  const copy = useCopy(manageMissionsCopy);
  const act = (by: 1 | -1) => () => {
    onClose();
    onMove(by);
  };
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <RowGroup>
        <ListRow title={copy.up} leading={<Icon of={arrowUp} />} disabled={first} onPress={act(-1)} />
        <ListRow title={copy.down} leading={<Icon of={arrowDown} />} disabled={last} onPress={act(1)} />
      </RowGroup>
    </Sheet>
  );
}
