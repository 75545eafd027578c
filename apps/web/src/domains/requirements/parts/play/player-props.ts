// What every type's player is given: the attempt, and ways to hand it in and to leave.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type {
  AnswerOf,
  RequirementAnswer,
  RequirementOutcome,
  RequirementProgress,
  RequirementReport,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';
import type { OpenAttempt } from '../../data/attempt.ts';

export interface PlayerProps<Type extends RequirementType> {
  attempt: OpenAttempt;
  task: TaskOf<Type>;
  /** Fails with what the server said. */
  onHandIn: (answer: AnswerOf<Type> & RequirementAnswer) => Promise<RequirementOutcome>;
  /** Tells the server how far it has got; `task` is then what the server made of it. Fails with what the server said. */
  onReport: (report: RequirementReport) => Promise<RequirementProgress>;
  onLeave: () => void;
  /** `Step 2 of 3`, drawn by the frame around it. */
  steps: { number: number; total: number };
}
