// The way into a club on its front door: the one next step as a button, or why there is none.
import type { Admission, JoinOutcome, JoinStep } from '@stagepass/contract/admissions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { authPath, verifyEmailPath } from '#domains/auth/public/paths.ts';
import { clubPath, clubScreenPath } from '#domains/clubs/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { admissionsCopy } from '../copy.ts';
import { useAdmission, useJoin, useWithdraw } from '../data/admission.ts';
import { useRelativeTime } from '../model/time-ago.ts';
import { requirementPath } from './paths.ts';

// The door is part of a first visit; what opens behind it is fetched when it is pressed.
const AskSheet = lazy(async () => ({ default: (await import('../parts/ask-sheet.tsx')).AskSheet }));
const CodeSheet = lazy(async () => ({ default: (await import('../parts/code-sheet.tsx')).CodeSheet }));
const JoinedPass = lazy(async () => ({ default: (await import('../parts/joined-pass.tsx')).JoinedPass }));

export interface DoorClub {
  id: string;
  handle: string;
  name: string;
  hue: number;
  picture: { large_url: string } | null;
  cover_url: string | null;
}

export interface JoinFlowProps {
  club: DoorClub;
  /** The invitation that the person came with. */
  code?: string | undefined;
  /** Where signing in leads back to; the club's front door unless told otherwise. */
  next?: string | undefined;
}

export function JoinFlow({ club, code, next }: JoinFlowProps) {
  const copy = useCopy(admissionsCopy);
  const admission = useAdmission(club.id, code);
  const [joined, setJoined] = useState<JoinOutcome | null>(null);
  if (joined?.state === 'joined' && joined.member_number !== null)
    return <Celebration club={club} number={joined.member_number} xp={joined.xp} />;
  if (admission.isError)
    return (
      <Notice
        tone="bad"
        action={
          <Button variant="ghost" size="small" onClick={() => void admission.refetch()}>
            {copy.retry}
          </Button>
        }
      >
        {errorSentence(copy, admission.error)}
      </Notice>
    );
  if (admission.data === undefined) return <Skeleton shape="pill" width="100%" height="3.25rem" />;
  const Step = steps[admission.data.step];
  const back = next ?? clubPath(club.handle);
  return <Step club={club} admission={admission.data} code={code} next={back} onJoined={setJoined} />;
}

/** Over whatever screen it happened on: its own club's light, and the only thing there. */
function Celebration(props: { club: DoorClub; number: number; xp: number }) {
  const { joined } = useCopy(admissionsCopy);
  const client = useQueryClient();
  // Nearly everything about the club looks different to a member.
  useEffect(() => () => void client.invalidateQueries(), [client]);
  return createPortal(
    <GelScope
      hue={props.club.hue}
      role="dialog"
      aria-modal="true"
      aria-label={joined.title}
      className="fixed inset-0 z-50 overflow-y-auto bg-(--house)"
    >
      <Suspense fallback={null}>
        <JoinedPass {...props} />
      </Suspense>
    </GelScope>,
    document.body,
  );
}

interface StepProps {
  club: DoorClub;
  admission: Admission;
  code: string | undefined;
  next: string;
  onJoined: (outcome: JoinOutcome) => void;
}

const steps: Record<JoinStep, ComponentType<StepProps>> = {
  member: MemberStep,
  'sign-in': SignInStep,
  'verify-email': VerifyStep,
  banned: () => <Plain what="banned" />,
  closing: () => <Plain what="closing" />,
  full: () => <Plain what="full" />,
  invitation: InvitationStep,
  requirements: RequirementsStep,
  ask: AskStep,
  waiting: WaitingStep,
  refused: RefusedStep,
  join: JoinStepPart,
};

function Plain({ what }: { what: 'banned' | 'closing' | 'full' }) {
  const { door } = useCopy(admissionsCopy);
  return <Notice tone="plain">{door[what]}</Notice>;
}

function MemberStep({ club }: StepProps) {
  const { door } = useCopy(admissionsCopy);
  const home = clubScreenPath(club.handle, 'home');
  return (
    <Button wide render={(anatomy) => <Link to={home} {...anatomy} />}>
      {door.member}
    </Button>
  );
}

function SignInStep({ next }: StepProps) {
  const { door } = useCopy(admissionsCopy);
  return (
    <Button wide render={(anatomy) => <Link to={authPath({ next })} {...anatomy} />}>
      {door.signIn}
    </Button>
  );
}

function VerifyStep({ next }: StepProps) {
  const { door } = useCopy(admissionsCopy);
  return (
    <div className="grid gap-2">
      <Button wide render={(anatomy) => <Link to={verifyEmailPath(next)} {...anatomy} />}>
        {door.verify}
      </Button>
      <p className="sp-small sp-quiet text-center">{door.verifyText}</p>
    </div>
  );
}

function useJoining({ club, code, onJoined }: StepProps) {
  const copy = useCopy(admissionsCopy);
  const join = useJoin(club.id, code);
  const go = async (note?: string): Promise<boolean> => {
    try {
      const outcome = await join.mutateAsync(note);
      if (outcome.state === 'waiting') showToast({ title: copy.ask.sent, tone: 'good' });
      onJoined(outcome);
      return true;
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
      return false;
    }
  };
  return { go, busy: join.isPending };
}

function JoinStepPart(props: StepProps) {
  const { door } = useCopy(admissionsCopy);
  const { go, busy } = useJoining(props);
  return (
    <Button wide loading={busy} onClick={() => void go()}>
      {door.joinNamed({ club: props.club.name })}
    </Button>
  );
}

function RequirementsStep({ club, admission }: StepProps) {
  const { door } = useCopy(admissionsCopy);
  const { total, passed } = admission.requirements;
  return (
    <div className="grid gap-2">
      <Button wide render={(anatomy) => <Link to={requirementPath(club.handle)} {...anatomy} />}>
        {passed > 0 ? door.goOn({ passed, total }) : door.requirements({ count: total })}
      </Button>
      <p className="sp-small sp-quiet text-center">{door.xp({ xp: admission.xp })}</p>
    </div>
  );
}

function AskStep(props: StepProps) {
  const { door } = useCopy(admissionsCopy);
  const [open, setOpen] = useState(false);
  const { go, busy } = useJoining(props);
  return (
    <div className="grid gap-2">
      <Button wide onClick={() => setOpen(true)}>
        {door.ask}
      </Button>
      <p className="sp-small sp-quiet text-center">{door.askText}</p>
      {open ? (
        <Suspense fallback={null}>
          <AskSheet club={props.club} busy={busy} onSend={go} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function WaitingStep({ club, admission }: StepProps) {
  const copy = useCopy(admissionsCopy);
  const when = useRelativeTime();
  const withdraw = useWithdraw(club.id);
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.door.withdrawn }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <Notice
      action={
        <Button variant="ghost" size="small" loading={withdraw.isPending} onClick={takeBack}>
          {copy.door.withdraw}
        </Button>
      }
    >
      {copy.door.waiting({ when: when(admission.request?.asked_at ?? new Date().toISOString()) })}
    </Notice>
  );
}

function RefusedStep({ admission }: StepProps) {
  const { door } = useCopy(admissionsCopy);
  const when = useRelativeTime();
  const { reason, again_at } = admission.request ?? { reason: null, again_at: null };
  return (
    <Notice tone="plain">
      {reason ? door.refusedReason({ reason }) : door.refused}{' '}
      {again_at === null ? null : door.again({ when: when(again_at) })}
    </Notice>
  );
}

function InvitationStep(_props: StepProps) {
  const { door } = useCopy(admissionsCopy);
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <Notice tone="plain">{door.inviteOnly}</Notice>
      <Button wide variant="secondary" onClick={() => setOpen(true)}>
        {door.haveCode}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CodeSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
