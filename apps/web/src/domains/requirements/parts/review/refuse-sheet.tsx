// Why a submission is refused: one of the usual reasons, or one's own words; the fan reads it.

import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { reviewCopy } from '../../review-copy.ts';

const REASON_MAX = 300;

export interface RefuseSheetProps {
  count: number;
  loading: boolean;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

export function RefuseSheet({ count, loading, onRefuse, onClose }: RefuseSheetProps) {
  const { sheet, refuse, refuseMany } = useCopy(reviewCopy);
  const [choice, setChoice] = useState<string>();
  const [own, setOwn] = useState('');
  const [wrong, setWrong] = useState(false);
  const presets = Object.values(sheet.presets);
  const reason = choice === 'own' ? own.trim() : choice;
  const send = () => {
    if (reason === undefined || reason === '') return setWrong(true);
    onRefuse(reason);
  };
  return (
    <Sheet
      onClose={onClose}
      title={sheet.title({ count })}
      description={sheet.text}
      footer={
        <Button wide tone="danger" loading={loading} onClick={send}>
          {count === 1 ? refuse : refuseMany({ count })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ChoiceGroup
          label={sheet.reasons}
          value={choice}
          error={wrong && choice === undefined ? sheet.missing : undefined}
          choices={[
            ...presets.map((text) => ({ value: text, title: text })),
            { value: 'own', title: sheet.own },
          ]}
          onChange={(next) => {
            setChoice(next);
            setWrong(false);
          }}
        />
        {choice === 'own' ? (
          <TextArea
            label={sheet.ownLabel}
            hint={sheet.ownHint}
            error={wrong ? sheet.missing : undefined}
            rows={3}
            maxLength={REASON_MAX}
            value={own}
            onChange={(event) => setOwn(event.target.value)}
          />
        ) : null}
      </div>
    </Sheet>
  );
}
