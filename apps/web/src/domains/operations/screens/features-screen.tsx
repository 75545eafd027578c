// /operator/features: what can be switched off for everybody, each switch asking first.
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { operatorCopy } from '../copy.ts';
import { type Feature, useFeatures, useSetFeature } from '../data/operator.ts';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  const { tag } = useLocale();
  const words = copy.features;
  const query = useFeatures();
  const stepUp = useStepUp();
  const set = useSetFeature(stepUp.guarded);
  const [asking, setAsking] = useState<Feature | null>(null);
  const turn = async (feature: Feature, on: boolean) => {
    setAsking(null);
    try {
      await set.mutateAsync({ feature, on, note: '' });
      showToast({ title: on ? words.on : words.off, tone: 'good' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  return (
    <OperatorFrame title={words.title} above={operatorPath()}>
      <p className="sp-quiet mb-4">{words.text}</p>
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(found) =>
          found.map(({ feature, on, note, off_since }) => (
            <SwitchRow
              key={feature}
              title={words.names[feature]}
              detail={off_since === null ? undefined : words.since({ date: dayIn(tag, off_since), note })}
              checked={on}
              disabled={set.isPending}
              onChange={(next) => (next ? void turn(feature, true) : setAsking(feature))}
            />
          ))
        }
      </Answered>
      {asking === null ? null : (
        <ConfirmDialog
          title={words.offTitle({ name: words.names[asking] })}
          description={words.offText}
          confirm={{ label: words.turnOff, onConfirm: () => void turn(asking, false) }}
          onClose={() => setAsking(null)}
        />
      )}
      {stepUp.dialog}
    </OperatorFrame>
  );
}
