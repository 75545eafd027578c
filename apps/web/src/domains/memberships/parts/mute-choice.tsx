// For how long somebody reads only, and why.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { membershipsCopy } from '../copy.ts';

const DAY_MS = 86_400_000;
const days = ['1', '3', '7', '30'] as const;

export type MuteChoiceProps = {
  isPending: boolean;
  onMute: (until: string, reason: string) => void;
  onClose: () => void;
};

export function MuteChoice({ isPending, onMute, onClose }: MuteChoiceProps) {
  const copy = useCopy(membershipsCopy);
  const { acts } = copy;
  const [chosen, setChosen] = useState<(typeof days)[number]>('3');
  const [reason, setReason] = useState('');
  const mute = () => onMute(new Date(Date.now() + Number(chosen) * DAY_MS).toISOString(), reason);
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={acts.muteTitle}
      description={acts.muteLead}
      closeLabel={copy.close}
      footer={
        <Button wide loading={isPending} onClick={mute}>
          {acts.confirmMute}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ChoiceGroup
          label={acts.muteTitle}
          labelHidden
          value={chosen}
          onChange={setChosen}
          choices={days.map((value) => ({ value, title: acts.muteDays({ count: Number(value) }) }))}
        />
        <Field
          label={acts.reason}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Drawer>
  );
}
