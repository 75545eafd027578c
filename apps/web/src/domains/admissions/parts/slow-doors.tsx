// Doors that do not open by one press: where the club is asked, answers, said no, or wants a code.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { tellFailure } from '../data/tell-join.ts';
import { useJoining } from '../data/use-joining.ts';
import { useWithdraw } from '../data/withdraw.ts';
import { doorCopy } from '../door-copy.ts';
import type { DoorStepProps } from '../model/door-step.ts';
import { useRelativeTime } from '../model/time-ago.ts';

const AskSheet = lateSheet(() => import('./ask-sheet.tsx'), 'AskSheet');
const CodeSheet = lateSheet(() => import('./code-sheet.tsx'), 'CodeSheet');

const doors = {
  ask: AskStep,
  waiting: WaitingStep,
  refused: RefusedStep,
  invitation: InvitationStep,
} as const;

export function SlowDoor({ step, ...props }: DoorStepProps & { step: keyof typeof doors }) {
  const Door = doors[step];
  return <Door {...props} />;
}

function AskStep(props: DoorStepProps) {
  const copy = useCopy(doorCopy);
  const [open, setOpen] = useState(false);
  const { send } = useJoining(props);
  return (
    <div className="grid gap-2">
      <Button wide onClick={() => setOpen(true)}>
        {copy.ask}
      </Button>
      <p className="sp-small sp-quiet text-center">{copy.askText}</p>
      {open ? <AskSheet club={props.club} onSend={send} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function WaitingStep({ club, admission }: DoorStepProps) {
  const copy = useCopy(doorCopy);
  const when = useRelativeTime();
  const withdraw = useWithdraw(club.id);
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.withdrawn }),
      onError: (error) => void tellFailure(error),
    });
  return (
    <Notice
      action={
        <Button variant="ghost" size="small" loading={withdraw.isPending} onClick={takeBack}>
          {copy.withdraw}
        </Button>
      }
    >
      {copy.waiting({ when: when(admission.request?.asked_at ?? new Date().toISOString()) })}
    </Notice>
  );
}

function RefusedStep({ admission }: DoorStepProps) {
  const copy = useCopy(doorCopy);
  const when = useRelativeTime();
  const { reason, again_at } = admission.request ?? { reason: null, again_at: null };
  return (
    <Notice tone="plain">
      {reason ? copy.refusedReason({ reason }) : copy.refused}{' '}
      {again_at === null ? null : copy.again({ when: when(again_at) })}
    </Notice>
  );
}

function InvitationStep(_props: DoorStepProps) {
  const copy = useCopy(doorCopy);
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <Notice tone="plain">{copy.inviteOnly}</Notice>
      <Button wide variant="secondary" onClick={() => setOpen(true)}>
        {copy.haveCode}
      </Button>
      {open ? <CodeSheet onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
