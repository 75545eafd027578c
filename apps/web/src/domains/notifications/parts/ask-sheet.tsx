// The question before the browser's own: what notifications are good for right now, and that 'Not now' is an answer.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bellRinging } from '@stagepass/ui/icon/phosphor/bell-ringing.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { pushCopy } from '#platform/push/copy.ts';
import type { FittingAct } from '#platform/push/fitting-act.ts';
import { needsHomeScreen } from '#platform/push/home-screen.ts';
import { PushError } from '#platform/push/push.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { registerDevice } from '../data/this-device.ts';
import { askCopy, guideCopy } from '../push-copy.ts';
import { HomeScreenGuide } from './home-screen-guide.tsx';

interface AskSheetProps {
  act: FittingAct;
  onClose: () => void;
}

export function AskSheet(props: AskSheetProps) {
  return needsHomeScreen() ? <GuideSheet {...props} /> : <QuestionSheet {...props} />;
}

function GuideSheet({ act, onClose }: AskSheetProps) {
  const copy = useCopy(askCopy);
  const guide = useCopy(guideCopy);
  return (
    <Sheet title={copy.title[act]} onClose={onClose}>
      <p className="sp-quiet mb-4">{guide.lead}</p>
      <HomeScreenGuide />
      <div className="mt-5">
        <Button wide variant="secondary" onClick={onClose}>
          {copy.understood}
        </Button>
      </div>
    </Sheet>
  );
}

function QuestionSheet({ act, onClose }: AskSheetProps) {
  const copy = useCopy(askCopy);
  const states = useCopy(pushCopy);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const turnOn = async () => {
    setBusy(true);
    try {
      await registerDevice();
      onClose();
      showToast({ title: copy.on, tone: 'good' });
    } catch (error) {
      const state = error instanceof PushError ? states[error.reason] : null;
      setFailed(state ? `${state.sentence} ${state.whatToDo}` : copy.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title={copy.title[act]} onClose={onClose}>
      <p>{copy.text[act]}</p>
      <p className="sp-small sp-quiet mt-2.5">{copy.promise}</p>
      {failed === null ? null : (
        <div className="mt-4">
          <Notice live tone="plain" icon={<Icon of={info} weight="fill" size="1.25rem" />}>
            {failed}
          </Notice>
        </div>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button
          wide
          loading={busy}
          icon={<Icon of={bellRinging} weight="fill" />}
          onClick={() => void turnOn()}
        >
          {copy.allow}
        </Button>
        <Button wide variant="ghost" onClick={onClose}>
          {copy.notNow}
        </Button>
      </div>
    </Sheet>
  );
}
