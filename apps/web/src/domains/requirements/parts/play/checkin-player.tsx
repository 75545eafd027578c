// CHECKIN: how many check-ins there are since it was begun, today's, and the end once there are enough.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { handTap } from '@stagepass/ui/icon/phosphor/hand-tap.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCheckIn } from '#domains/checkins/public/use-check-in.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import './play.css';

export function CheckinPlayer({ attempt, task, onHandIn, onLeave, steps }: PlayerProps<'CHECKIN'>) {
  const copy = useCopy(requirementsCopy);
  const { play } = copy;
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState(false);
  const checkIn = useCheckIn(attempt.club_id);
  const today = task.checked_today || made;
  const have = task.have + (made && !task.checked_today ? 1 : 0);
  const enough = have >= task.days;
  const press = async () => {
    setBusy(true);
    try {
      if (!today) {
        // A preview belongs to no club: nothing is counted.
        const waits = attempt.club_id !== '' && (await checkIn.mutateAsync()).waits;
        setMade(true);
        if (waits || have + 1 < task.days) return;
      }
      await onHandIn({ type: 'CHECKIN' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const label = enough ? play.checkinFinish : today ? play.checkinTomorrow : play.checkinAct;
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <Button
          wide
          disabled={today && !enough}
          loading={busy}
          icon={<Icon of={handTap} weight="fill" />}
          onClick={() => void press()}
        >
          {label}
        </Button>
      }
    >
      <h1 className="sp-display mb-2">{attempt.title}</h1>
      <p className="sp-quiet m-0">{task.mode === 'row' ? play.checkinRow : play.checkinAll}</p>
      <ol className="sp-checkin-holes" aria-label={play.checkinCount({ have, count: task.days })}>
        {Array.from({ length: task.days }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the holes are told apart by their place alone
          <li key={at} data-punched={at < have}>
            {at < have ? <Icon of={check} weight="bold" /> : at + 1}
          </li>
        ))}
      </ol>
      <p className="sp-title m-0" role="status">
        {play.checkinCount({ have, count: task.days })}
      </p>
      {today ? <p className="sp-small sp-quiet m-0">{play.checkinDone}</p> : null}
    </PlayerFrame>
  );
}
