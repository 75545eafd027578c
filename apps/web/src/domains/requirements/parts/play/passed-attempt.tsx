// A quiz that was passed though not all of it was right: what was wrong, before it goes on.
import type { RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { requirementsCopy } from '../../copy.ts';
import { PlayerFrame } from './player-frame.tsx';
import { quizCopy } from './quiz-copy.ts';
import { WrongAnswers } from './wrong-answers.tsx';

export function PassedAttempt(props: {
  outcome: RequirementOutcome;
  steps: { number: number; total: number };
  onContinue: () => void | Promise<void>;
}) {
  const copy = useCopy(requirementsCopy);
  const quiz = useCopy(quizCopy);
  const { outcome, steps, onContinue } = props;
  const { score, wrong } = outcome;
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    await onContinue();
  };
  return (
    <PlayerFrame
      steps={steps}
      onLeave={() => void goOn()}
      dock={
        <Button wide loading={busy} onClick={() => void goOn()}>
          {quiz.continue}
        </Button>
      }
    >
      <EmptyState level={1} title={copy.play.passedTitle} picture={<Illustration name="rail" />}>
        {score && copy.play.passedScore({ right: score.right, total: score.total })}
      </EmptyState>
      <WrongAnswers wrong={wrong ?? []} />
    </PlayerFrame>
  );
}
