// The way into a club on its front door: the one next step as a button, or why there is none.
import type { JoinOutcome, JoinStep } from '@stagepass/contract/admissions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ComponentType, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { authPath, verifyEmailPath } from '#domains/auth/public/paths.ts';
import { clubPath, clubScreenPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useAdmission } from '../data/admission.ts';
import { useJoining } from '../data/use-joining.ts';
import { doorCopy } from '../door-copy.ts';
import type { DoorClub, DoorStepProps } from '../model/door-step.ts';
import { requirementPath } from './paths.ts';

// The door is part of a first visit; what opens behind it, and doors that few meet, are fetched when they are needed.
const SlowDoor = latePart(() => import('../parts/slow-doors.tsx'), 'SlowDoor');
const DoorFailed = latePart(() => import('../parts/door-failed.tsx'), 'DoorFailed');
const Celebration = latePart(() => import('../parts/celebration.tsx'), 'Celebration');

export interface JoinFlowProps {
  club: DoorClub;
  /** The invitation that the person came with. */
  code?: string | undefined;
  /** Where signing in leads back to; the club's front door unless told otherwise. */
  next?: string | undefined;
}

export function JoinFlow(props: JoinFlowProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Door {...props} />
    </Suspense>
  );
}

function Waiting() {
  return <Skeleton shape="pill" width="100%" height="3.25rem" />;
}

function Door({ club, code, next }: JoinFlowProps) {
  // Keeps what somebody was at when they had to join first: the pass leads back to it.
  const { search } = useLocation();
  const admission = useAdmission(club.id, code);
  const [joined, setJoined] = useState<JoinOutcome | null>(null);
  const [celebrated, setCelebrated] = useState(false);
  if (joined?.state === 'joined' && joined.member_number !== null) {
    // Until the screen below has been asked for anew, it still takes them for a guest.
    if (celebrated) return <MemberStep club={club} />;
    const close = () => setCelebrated(true);
    return <Celebration club={club} number={joined.member_number} xp={joined.xp} onClose={close} />;
  }
  if (admission.isError)
    return <DoorFailed error={admission.error} onRetry={() => void admission.refetch()} />;
  if (admission.data === undefined) return <Waiting />;
  const Step = steps[admission.data.step];
  const back = next ?? clubPath(club.handle) + search;
  const props = { club, code, search, next: back, onJoined: setJoined };
  return <Step admission={admission.data} {...props} />;
}

const steps: Record<JoinStep, ComponentType<DoorStepProps>> = {
  member: MemberStep,
  'sign-in': SignInStep,
  'verify-email': VerifyStep,
  banned: () => <Plain what="banned" />,
  closing: () => <Plain what="closing" />,
  full: () => <Plain what="full" />,
  invitation: (props) => <SlowDoor step="invitation" {...props} />,
  requirements: RequirementsStep,
  ask: (props) => <SlowDoor step="ask" {...props} />,
  waiting: (props) => <SlowDoor step="waiting" {...props} />,
  refused: (props) => <SlowDoor step="refused" {...props} />,
  join: JoinStepPart,
};

function Plain({ what }: { what: 'banned' | 'closing' | 'full' }) {
  const copy = useCopy(doorCopy);
  return <Notice tone="plain">{copy[what]}</Notice>;
}

function MemberStep({ club }: Pick<DoorStepProps, 'club'>) {
  const copy = useCopy(doorCopy);
  const home = clubScreenPath(club.handle, 'home');
  return (
    <LinkButton to={home} wide>
      {copy.member}
    </LinkButton>
  );
}

function SignInStep({ next }: DoorStepProps) {
  const copy = useCopy(doorCopy);
  return (
    <LinkButton to={authPath({ next })} wide>
      {copy.signIn}
    </LinkButton>
  );
}

function VerifyStep({ next }: DoorStepProps) {
  const copy = useCopy(doorCopy);
  return (
    <div className="grid gap-2">
      <LinkButton to={verifyEmailPath(next)} wide>
        {copy.verify}
      </LinkButton>
      <p className="sp-small sp-quiet text-center">{copy.verifyText}</p>
    </div>
  );
}

function JoinStepPart(props: DoorStepProps) {
  const copy = useCopy(doorCopy);
  const { go, busy } = useJoining(props);
  return (
    <Button wide loading={busy} onPointerDown={Celebration.expect} onClick={() => void go()}>
      {copy.joinNamed({ club: props.club.name })}
    </Button>
  );
}

function RequirementsStep({ club, admission, search }: DoorStepProps) {
  const copy = useCopy(doorCopy);
  const { total, passed } = admission.requirements;
  return (
    <div className="grid gap-2">
      <LinkButton to={requirementPath(club.handle) + search} wide>
        {passed > 0 ? copy.goOn({ passed, total }) : copy.requirements({ count: total })}
      </LinkButton>
      <p className="sp-small sp-quiet text-center">{copy.xp({ xp: admission.xp })}</p>
    </div>
  );
}
