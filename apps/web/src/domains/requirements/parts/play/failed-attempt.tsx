// What somebody sees whose attempt was not a pass: how it went, and whether there is another try.
import type { RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { requirementsCopy } from '../../copy.ts';
import { PlayerFrame } from './player-frame.tsx';
import { WrongAnswers } from './wrong-answers.tsx';
import './play.css';

export function FailedAttempt(props: {
  outcome: RequirementOutcome;
  steps: { number: number; total: number };
  onAgain: () => void;
  onLeave: () => void;
}) {
  const copy = useCopy(requirementsCopy);
  const { outcome, steps, onAgain, onLeave } = props;
  const { score, tries_left } = outcome;
  const out = tries_left === 0;
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <Button wide onClick={out ? onLeave : onAgain}>
          {out ? copy.play.toList : copy.play.again}
        </Button>
      }
    >
      <EmptyState level={1} title={copy.play.failedTitle} picture={<Illustration name="amp" />}>
        {outcome.reason === 'time-over'
          ? copy.play.failedTime
          : outcome.reason === 'too-many-misses'
            ? copy.play.failedMisses
            : score &&
              copy.play.failedScore({ right: score.right, total: score.total, needed: score.needed })}{' '}
        {out
          ? copy.play.triesGone
          : tries_left === null
            ? null
            : `${copy.summary.triesLeft({ count: tries_left })}.`}
      </EmptyState>
      <WrongAnswers wrong={outcome.wrong ?? []} />
    </PlayerFrame>
  );
}
