// The bar for several members at once: a tier, silence, or off the register.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { ranking } from '@stagepass/ui/icon/phosphor/ranking.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { userMinus } from '@stagepass/ui/icon/phosphor/user-minus.ts';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { membershipsCopy } from '../copy.ts';
import { MuteChoice } from './mute-choice.tsx';
import { TierChoice } from './tier-choice.tsx';
import { useMemberActs } from './use-member-acts.ts';

export type ChosenDockProps = { clubId: string; userIds: readonly string[]; onDone: () => void };

export function ChosenDock({ clubId, userIds, onDone }: ChosenDockProps) {
  const copy = useCopy(membershipsCopy);
  const { acts, register } = copy;
  const [asking, setAsking] = useState<'tier' | 'mute' | 'remove' | null>(null);
  const { send, perform, isPending } = useMemberActs(clubId, userIds, onDone);
  const close = () => setAsking(null);
  return (
    <Dock className="sp-chosen">
      <div className="flex items-center justify-between">
        <strong aria-live="polite">{register.chosen({ count: userIds.length })}</strong>
        <Button variant="ghost" size="small" onClick={onDone}>
          {register.clear}
        </Button>
      </div>
      <div className="sp-chosen-acts">
        <DockAct icon={ranking} label={acts.tier} onPress={() => setAsking('tier')} />
        <DockAct icon={speakerSlash} label={acts.mute} onPress={() => setAsking('mute')} />
        <DockAct icon={userMinus} label={acts.remove} onPress={() => setAsking('remove')} danger />
      </div>
      {asking === 'tier' ? (
        <TierChoice
          clubId={clubId}
          current={null}
          onGive={(tier_id) => send({ act: 'tier', tier_id })}
          onClose={close}
        />
      ) : null}
      {asking === 'mute' ? (
        <MuteChoice onMute={(until, reason) => send({ act: 'mute', until, reason })} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={close}
        title={acts.removeTitle({ count: userIds.length })}
        description={acts.removeText}
        confirm={{
          label: acts.remove,
          tone: 'danger',
          loading: isPending,
          onConfirm: () => perform({ act: 'remove' }),
        }}
      />
    </Dock>
  );
}

type DockActProps = { icon: IconShape; label: string; onPress: () => void; danger?: boolean };

function DockAct({ icon, label, onPress, danger }: DockActProps) {
  return (
    <button
      type="button"
      className="sp-chosen-act"
      data-tone={danger ? 'danger' : undefined}
      onClick={onPress}
    >
      <Icon of={icon} size="1.5rem" />
      {label}
    </button>
  );
}
