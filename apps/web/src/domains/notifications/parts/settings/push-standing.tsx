// How push stands on this device: on, off, blocked, undecided or unsupported, each with what to do.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bellRinging } from '@stagepass/ui/icon/phosphor/bell-ringing.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { pushCopy } from '#platform/push/copy.ts';
import { needsHomeScreen } from '#platform/push/home-screen.ts';
import { PushError } from '#platform/push/push.ts';
import { type PushState, pushState } from '#platform/push/push-state.ts';
import { useRegisterDevice } from '../../data/push.ts';
import { guideCopy } from '../../push-copy.ts';
import { pushSettingsCopy } from '../../push-settings-copy.ts';
import { HomeScreenGuide } from '../home-screen-guide.tsx';

/** Null as long as the server has not said whether this device is registered: until then neither "on" nor "off" would be true. */
export function PushStanding({ isRegistered }: { isRegistered: boolean | null }) {
  const copy = useCopy(pushSettingsCopy);
  const { loading } = useCopy(commonCopy);
  const states = useCopy(pushCopy);
  const [state, setState] = useState<PushState>(pushState);
  const [failed, setFailed] = useState<string | null>(null);
  const register = useRegisterDevice();
  if (state === 'unsupported' && needsHomeScreen()) return <Guide />;
  if (state === 'granted' && isRegistered === null && !register.isPending)
    return (
      <SkeletonGroup label={loading}>
        <SkeletonRow />
      </SkeletonGroup>
    );
  const turnOn = () =>
    register.mutate(undefined, {
      onSuccess: () => {
        setState('granted');
        setFailed(null);
        showToast({ title: copy.turnedOn, tone: 'good' });
      },
      onError: (error) => {
        setState(pushState());
        if (error instanceof PushError) setFailed(states[error.reason].sentence);
        else setFailed(isApiError(error) ? errorSentence(copy, error) : copy.failedOn);
      },
    });
  const isOn = state === 'granted' && isRegistered === true;
  const words = states[state];
  const canTurnOn = state === 'undecided' || (state === 'granted' && !isRegistered);
  const sentence = state === 'granted' ? (isOn ? copy.on : copy.off) : words.sentence;
  return (
    <div className="grid gap-3">
      <Notice
        live
        tone={isOn ? 'good' : state === 'blocked' ? 'warn' : 'plain'}
        icon={<Icon of={isOn ? checkCircle : info} weight="fill" size="1.25rem" />}
      >
        {failed ?? sentence} {state === 'blocked' || state === 'unsupported' ? words.whatToDo : null}
        {state === 'undecided' && failed !== null ? words.whatToDo : null}
      </Notice>
      {canTurnOn ? (
        <Button
          wide
          loading={register.isPending}
          icon={<Icon of={bellRinging} weight="fill" />}
          onClick={turnOn}
        >
          {copy.turnOn}
        </Button>
      ) : null}
      {state === 'blocked' ? (
        <Button variant="secondary" wide onClick={() => setState(pushState())}>
          {copy.checkAgain}
        </Button>
      ) : null}
    </div>
  );
}

function Guide() {
  const copy = useCopy(guideCopy);
  return (
    <section>
      <h2 className="sp-head">{copy.title}</h2>
      <p className="sp-quiet mt-1.5 mb-4">{copy.lead}</p>
      <HomeScreenGuide />
    </section>
  );
}
