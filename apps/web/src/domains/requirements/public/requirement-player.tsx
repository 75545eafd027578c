// Doing one requirement: opens the attempt on the server, shows its type's player, and what came of it.
import type { RequirementEntry, RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LoadFailed } from '#platform/query/answered.tsx';
import { requirementsCopy } from '../copy.ts';
import { useAttempt, useFinish, useReport } from '../data/attempt.ts';
import { FailedAttempt } from '../parts/play/failed-attempt.tsx';
import { PassedAttempt } from '../parts/play/passed-attempt.tsx';
import { PlayerFrame } from '../parts/play/player-frame.tsx';
import { playerOf, startOf } from '../parts/requirement-types.tsx';

export interface RequirementPlayerProps {
  entry: RequirementEntry;
  steps: { number: number; total: number };
  /** The button stays busy until a promise that it gives back is settled. */
  onPassed: (outcome: RequirementOutcome) => void | Promise<void>;
  /** Handed in, and somebody of the club looks at it: only what a club reviews comes here. */
  onInReview?: ((outcome: RequirementOutcome) => void | Promise<void>) | undefined;
  onLeave: () => void;
}

export function RequirementPlayer(props: RequirementPlayerProps) {
  const { entry, steps, onLeave } = props;
  const Start = startOf(entry.summary.type);
  const [started, setStarted] = useState(false);
  // An attempt that is under way goes on: its clock runs already.
  if (Start === undefined || started || entry.state === 'open') return <Attempt {...props} />;
  return (
    <Start
      meanwhile={<Waiting steps={steps} onLeave={onLeave} />}
      entry={entry}
      steps={steps}
      onStart={() => setStarted(true)}
      onLeave={onLeave}
    />
  );
}

function Waiting({ steps, onLeave }: Pick<RequirementPlayerProps, 'steps' | 'onLeave'>) {
  const copy = useCopy(requirementsCopy);
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={<Skeleton shape="pill" width="100%" height="3.25rem" />}
    >
      <SkeletonGroup label={copy.loading}>
        <Skeleton height="4rem" />
        <SkeletonText lines={5} />
      </SkeletonGroup>
    </PlayerFrame>
  );
}

function Attempt({ entry, steps, onPassed, onInReview, onLeave }: RequirementPlayerProps) {
  const copy = useCopy(requirementsCopy);
  const attempt = useAttempt(entry.id);
  const finish = useFinish(entry.id);
  const tell = useReport(entry.id);
  const [failed, setFailed] = useState<RequirementOutcome | null>(null);
  const [passed, setPassed] = useState<RequirementOutcome | null>(null);
  const Player = playerOf(entry.summary.type);
  // While the attempt is being opened.
  useEffect(() => Player.expect(), [Player]);
  if (failed !== null)
    return (
      <FailedAttempt
        outcome={failed}
        steps={steps}
        onLeave={onLeave}
        onAgain={() => void attempt.refetch().then(() => setFailed(null))}
      />
    );
  if (passed !== null)
    return <PassedAttempt outcome={passed} steps={steps} onContinue={() => onPassed(passed)} />;
  const frame = { steps, onLeave };
  if (attempt.isError)
    return (
      <PlayerFrame {...frame} dock={null}>
        <LoadFailed
          query={attempt}
          copy={copy}
          level={1}
          title={copy.failedTitle}
          picture={<Illustration name="amp" />}
        />
      </PlayerFrame>
    );
  const waiting = <Waiting {...frame} />;
  if (attempt.data === undefined) return waiting;
  const { data } = attempt;
  return (
    <Player
      key={data.id}
      meanwhile={waiting}
      {...frame}
      attempt={data}
      task={data.task as Extract<typeof data.task, { type: 'CONTENT' }>}
      onReport={async (report) => {
        const progress = await tell.mutateAsync({ attempt_id: data.id, report });
        if (progress.outcome?.passed === false) setFailed(progress.outcome);
        return progress;
      }}
      onHandIn={async (answer) => {
        const outcome = await finish.mutateAsync({ attempt_id: data.id, answer });
        if (outcome.passed && (outcome.wrong ?? []).length > 0) setPassed(outcome);
        else if (outcome.passed) await onPassed(outcome);
        else if (outcome.in_review) await (onInReview ?? onLeave)(outcome);
        else setFailed(outcome);
        return outcome;
      }}
    />
  );
}
