// The last step: whether this device may ring. Asked only by an explicit tap.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bellRinging } from '@stagepass/ui/icon/phosphor/bell-ringing.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { pushCopy } from '#platform/push/copy.ts';
import { askForPush } from '#platform/push/push.ts';
import { type PushState, pushState } from '#platform/push/push-state.ts';
import { usersCopy } from '../../copy.ts';
import type { StepProps } from './step-props.ts';

export function NoticesStep({ frame, onNext }: StepProps) {
  const { welcome } = useCopy(usersCopy);
  const push = useCopy(pushCopy);
  const [state, setState] = useState<PushState>(pushState);
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    setAsking(true);
    setState(await askForPush().catch(() => pushState()));
    setAsking(false);
    setAsked(true);
  };
  const { sentence, whatToDo } = push[state];
  return frame({
    body: (
      <>
        <div className="mx-auto mb-5 max-w-[15rem]">
          <Illustration name="mic" />
        </div>
        {state === 'undecided' && asked ? (
          <div className="mb-3">
            <Notice live tone="plain" icon={<Icon of={info} weight="fill" size="1.25rem" />}>
              {sentence} {whatToDo}
            </Notice>
          </div>
        ) : null}
        {state === 'undecided' ? (
          <Button
            variant="secondary"
            wide
            loading={asking}
            icon={<Icon of={bellRinging} weight="fill" />}
            onClick={() => void ask()}
          >
            {welcome.noticesAllow}
          </Button>
        ) : (
          <Notice
            live
            tone={state === 'granted' ? 'good' : 'plain'}
            icon={<Icon of={state === 'granted' ? checkCircle : info} weight="fill" size="1.25rem" />}
          >
            {sentence} {whatToDo}
          </Notice>
        )}
      </>
    ),
    act: (
      <Button wide onClick={onNext}>
        {welcome.finish}
      </Button>
    ),
  });
}
