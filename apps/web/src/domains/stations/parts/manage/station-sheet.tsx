// What can be done with one station of a club: edit, look at it as a fan, order, open, close, archive, delete, see who claimed.
import type { StationState } from '@stagepass/contract/stations/kinds.ts';
import type { ManagedStation } from '@stagepass/contract/stations/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { archive } from '@stagepass/ui/icon/phosphor/archive.ts';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { lockKey } from '@stagepass/ui/icon/phosphor/lock-key.ts';
import { lockOpen } from '@stagepass/ui/icon/phosphor/lock-open.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { qrCode } from '@stagepass/ui/icon/phosphor/qr-code.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { users } from '@stagepass/ui/icon/phosphor/users.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { stepCodePath } from '#domains/requirements/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type LifeChange, useStationLife } from '../../data/manage.ts';
import { manageStationsCopy } from '../../manage-copy.ts';
import { rowWords } from '../../model/row-words.ts';
import { stationBuilderPath, stationPath } from '../../public/paths.ts';

const ClaimsSheet = lateSheet(() => import('./claims-sheet.tsx'), 'ClaimsSheet');

type Act = 'edit' | 'view' | 'claims' | 'up' | 'down' | LifeChange;
type Asked = Exclude<LifeChange, 'open'>;

const icons: Record<Act, IconShape> = {
  edit: pencilSimple,
  view: eye,
  claims: users,
  up: arrowUp,
  down: arrowDown,
  open: lockOpen,
  close: lockKey,
  archive,
  remove: trash,
};

const acts: Record<StationState, readonly Act[]> = {
  draft: ['edit', 'view', 'open', 'archive', 'remove'],
  open: ['edit', 'view', 'claims', 'up', 'down', 'archive', 'close'],
  closed: ['edit', 'view', 'claims', 'open', 'archive'],
  archived: ['view', 'claims'],
};
const dangers: ReadonlySet<Act> = new Set(['close', 'remove']);

export interface StationSheetProps {
  club: ClubView;
  station: ManagedStation;
  /** Among those that are open, from 0; undefined where this is none of them. */
  place?: { at: number; count: number; onMove: (to: number) => void } | undefined;
  onClose: () => void;
}

export function StationSheet({ club, station, place, onClose }: StationSheetProps) {
  const copy = useCopy(manageStationsCopy);
  const { tag } = useLocale();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Asked | 'claims' | null>(null);
  const { perform, isPending } = usePerform(station, onClose);
  const canMove = (by: 1 | -1) => place !== undefined && place.at + by >= 0 && place.at + by < place.count;
  const move = (by: 1 | -1) => {
    onClose();
    place?.onMove(place.at + by);
  };
  if (open === 'claims')
    return <ClaimsSheet waitingTitle={copy.claims.title} station={station} onClose={onClose} />;
  if (open !== null)
    return (
      <Question
        asked={open}
        title={station.title}
        loading={isPending}
        onConfirm={() => perform(open)}
        onClose={onClose}
      />
    );
  const run: Record<Act, () => void> = {
    edit: () => void navigate(stationBuilderPath(club.handle, station.id)),
    view: () => void navigate(stationPath(station.id)),
    claims: () => setOpen('claims'),
    up: () => move(-1),
    down: () => move(1),
    open: () => perform('open'),
    close: () => setOpen('close'),
    archive: () => setOpen('archive'),
    remove: () => setOpen('remove'),
  };
  const isOff = (act: Act) => isPending || (act === 'up' && !canMove(-1)) || (act === 'down' && !canMove(1));
  const when = { tag, zone: club.time_zone, now_ms: Date.now() };
  return (
    <Sheet onClose={onClose} title={station.title} description={rowWords(station, copy, when)}>
      <RowGroup>
        {station.site_codes.map(({ id, title }) => (
          <ListRow
            key={id}
            title={copy.showCode}
            detail={title}
            leading={<Icon of={qrCode} size="1.375rem" />}
            onPress={() => void navigate(stepCodePath(id))}
          />
        ))}
        {acts[station.state].map((act) => (
          <ListRow
            key={act}
            title={copy.acts[act]}
            tone={dangers.has(act) ? 'danger' : 'plain'}
            disabled={isOff(act)}
            leading={<Icon of={icons[act]} size="1.375rem" />}
            onPress={run[act]}
          />
        ))}
      </RowGroup>
    </Sheet>
  );
}

function usePerform(station: ManagedStation, onClose: () => void) {
  const copy = useCopy(manageStationsCopy);
  const life = useStationLife();
  const perform = (change: LifeChange) =>
    life.mutate(
      { change, id: station.id },
      {
        onSuccess: () => showToast({ title: copy.done[change], tone: 'good' }),
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
        onSettled: onClose,
      },
    );
  return { perform, isPending: life.isPending };
}

interface QuestionProps {
  asked: Asked;
  title: string;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ asked, title, loading, onConfirm, onClose }: QuestionProps) {
  const { ask, acts: words } = useCopy(manageStationsCopy);
  const said = {
    close: { title: ask.closeTitle({ title }), text: ask.closeText },
    archive: { title: ask.archiveTitle({ title }), text: ask.archiveText },
    remove: { title: ask.removeTitle({ title }), text: ask.removeText },
  }[asked];
  return (
    <ConfirmDialog
      onClose={onClose}
      title={said.title}
      description={said.text}
      confirm={{ label: words[asked], tone: 'danger', loading, onConfirm }}
    />
  );
}
