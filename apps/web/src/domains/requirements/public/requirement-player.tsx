// Doing one requirement: opens the attempt on the server, shows its type's player, and what came of it.
import type { RequirementEntry, RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ComponentType, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { requirementsCopy } from '../copy.ts';
import { useAttempt, useFinish } from '../data/attempt.ts';
import { FailedAttempt } from '../parts/play/failed-attempt.tsx';
import { PlayerFrame } from '../parts/play/player-frame.tsx';
import type { PlayerProps } from '../parts/play/player-props.ts';
import { requirementTypes } from '../parts/requirement-types.tsx';
import { usePart } from '../parts/use-part.ts';

export interface RequirementPlayerProps {
  entry: RequirementEntry;
  steps: { number: number; total: number };
  onPassed: (outcome: RequirementOutcome) => void;
  onLeave: () => void;
}

/** Any type's player, with a task of that same type. */
type AnyPlayer = ComponentType<PlayerProps<'CONTENT'>>;

export function RequirementPlayer({ entry, steps, onPassed, onLeave }: RequirementPlayerProps) {
  const copy = useCopy(requirementsCopy);
  const attempt = useAttempt(entry.id);
  const finish = useFinish(entry.id);
  const [failed, setFailed] = useState<RequirementOutcome | null>(null);
  const load = requirementTypes[entry.summary.type].loadPlayer as () => Promise<AnyPlayer>;
  const Player = usePart(load);
  if (failed !== null)
    return (
      <FailedAttempt
        outcome={failed}
        steps={steps}
        onLeave={onLeave}
        onAgain={() => void attempt.refetch().then(() => setFailed(null))}
      />
    );
  const frame = { steps, onLeave };
  if (attempt.isError)
    return (
      <PlayerFrame {...frame} dock={null}>
        <ErrorState
          level={1}
          title={copy.failedTitle}
          picture={<Illustration name="amp" />}
          retry={{ label: copy.retry, onRetry: () => void attempt.refetch(), busy: attempt.isFetching }}
        >
          {errorSentence(copy, attempt.error)}
        </ErrorState>
      </PlayerFrame>
    );
  if (attempt.data === undefined || Player === null)
    return (
      <PlayerFrame {...frame} dock={<Skeleton shape="pill" width="100%" height="3.25rem" />}>
        <SkeletonGroup label={copy.loading}>
          <Skeleton height="4rem" />
          <SkeletonText lines={5} />
        </SkeletonGroup>
      </PlayerFrame>
    );
  const { data } = attempt;
  return (
    <Player
      key={data.id}
      {...frame}
      attempt={data}
      task={data.task as Extract<typeof data.task, { type: 'CONTENT' }>}
      onHandIn={async (answer) => {
        const outcome = await finish.mutateAsync({ attempt_id: data.id, answer });
        if (outcome.passed) onPassed(outcome);
        else setFailed(outcome);
        return outcome;
      }}
    />
  );
}
