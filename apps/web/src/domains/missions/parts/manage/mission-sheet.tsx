// What can be done with one mission of a club: edit, look at it as a fan, pause, end, copy, archive, delete, see where fans stop.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { archive } from '@stagepass/ui/icon/phosphor/archive.ts';
import { chartBarHorizontal } from '@stagepass/ui/icon/phosphor/chart-bar-horizontal.ts';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { pause } from '@stagepass/ui/icon/phosphor/pause.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { play } from '@stagepass/ui/icon/phosphor/play.ts';
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
import { type LifeChange, useMissionLife } from '../../data/manage.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { type Act, type Asked, actsOf } from '../../model/manage-acts.ts';
import { builderPath } from '../../model/manage-addresses.ts';
import { MissionPrint } from './mission-print.tsx';
import { stateWords } from './mission-state.tsx';

const FunnelSheet = lateSheet(() => import('./funnel-sheet.tsx'), 'FunnelSheet');
const ParticipantsSheet = lateSheet(() => import('./participants-sheet.tsx'), 'ParticipantsSheet');

/** What opens a list of its own. */
type Listed = 'funnel' | 'participants';

const icons: Record<Act, IconShape> = {
  edit: pencilSimple,
  preview: eye,
  pause,
  resume: play,
  end: flag,
  duplicate: copyIcon,
  archive,
  remove: trash,
  funnel: chartBarHorizontal,
  participants: users,
};
const dangers: ReadonlySet<Act> = new Set(['end', 'remove']);

export interface MissionSheetProps {
  club: ClubView;
  mission: ManagedMission;
  onClose: () => void;
}

export function MissionSheet({ club, mission, onClose }: MissionSheetProps) {
  const copy = useCopy(manageMissionsCopy);
  const { tag } = useLocale();
  const [open, setOpen] = useState<Asked | Listed | null>(null);
  const { perform, isPending } = usePerform(mission, onClose);
  const navigate = useNavigate();
  const run = useActs({ club, mission, onOpen: setOpen, perform });
  if (open === 'funnel')
    return <FunnelSheet waitingTitle={copy.funnel.title} mission={mission} onClose={onClose} />;
  if (open === 'participants')
    return <ParticipantsSheet waitingTitle={copy.participants.title} mission={mission} onClose={onClose} />;
  if (open !== null)
    return (
      <Question
        asked={open}
        mission={mission}
        loading={isPending}
        onConfirm={() => perform(open)}
        onClose={onClose}
      />
    );
  const figures =
    mission.started === 0
      ? []
      : [copy.started({ count: mission.started }), copy.completed({ count: mission.completed })];
  const now = { tag, zone: club.time_zone, now_ms: Date.now() };
  return (
    <Sheet
      onClose={onClose}
      title={mission.title}
      picture={<MissionPrint picture={mission.picture} />}
      description={[stateWords(copy, mission, now), ...figures].join(' · ')}
    >
      <RowGroup>
        {mission.site_codes.map(({ id, title }) => (
          <ListRow
            key={id}
            title={copy.showCode}
            detail={title}
            leading={<Icon of={qrCode} size="1.375rem" />}
            onPress={() => void navigate(stepCodePath(id))}
          />
        ))}
        {actsOf(mission).map((act) => (
          <ListRow
            key={act}
            title={copy.acts[act]}
            tone={dangers.has(act) ? 'danger' : 'plain'}
            disabled={isPending}
            leading={<Icon of={icons[act]} size="1.375rem" />}
            onPress={() => run(act)}
          />
        ))}
      </RowGroup>
    </Sheet>
  );
}

function usePerform(mission: ManagedMission, onClose: () => void) {
  const copy = useCopy(manageMissionsCopy);
  const life = useMissionLife();
  const perform = (change: LifeChange, then?: (id: string) => void) =>
    life.mutate(
      { change, id: mission.id },
      {
        onSuccess: (changed) => {
          showToast({ title: copy.done[change], tone: 'good' });
          onClose();
          if (changed !== null) then?.(changed.id);
        },
        onError: (error) => {
          showToast({ title: errorSentence(copy, error), tone: 'bad' });
          onClose();
        },
      },
    );
  return { perform, isPending: life.isPending };
}

interface ActsProps extends Pick<MissionSheetProps, 'club' | 'mission'> {
  onOpen: (open: Asked | Listed) => void;
  perform: (change: LifeChange, then?: (id: string) => void) => void;
}

function useActs({ club, mission, onOpen, perform }: ActsProps): (act: Act) => void {
  const navigate = useNavigate();
  const build = (id: string, view?: 'fan') => void navigate(builderPath(club.handle, id, view));
  const acts: Record<Act, () => void> = {
    edit: () => build(mission.id),
    preview: () => build(mission.id, 'fan'),
    pause: () => perform('pause'),
    resume: () => perform('publish'),
    duplicate: () => perform('duplicate', (id) => build(id)),
    end: () => onOpen('end'),
    archive: () => onOpen('archive'),
    remove: () => onOpen('remove'),
    funnel: () => onOpen('funnel'),
    participants: () => onOpen('participants'),
  };
  return (act) => acts[act]();
}

interface QuestionProps {
  asked: Asked;
  mission: ManagedMission;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ asked, mission, loading, onConfirm, onClose }: QuestionProps) {
  const { ask, acts } = useCopy(manageMissionsCopy);
  const { title, state } = mission;
  const isRunning = state === 'active' || state === 'scheduled' || state === 'paused';
  const words = {
    end: { title: ask.endTitle({ title }), text: ask.endText },
    archive: {
      title: ask.archiveTitle({ title }),
      text: isRunning ? ask.archiveLiveText : ask.archiveText,
    },
    remove: { title: ask.removeTitle({ title }), text: ask.removeText },
  }[asked];
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      confirm={{ label: acts[asked], tone: 'danger', loading, onConfirm }}
    />
  );
}
