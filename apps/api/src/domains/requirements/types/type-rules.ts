// Owns what every requirement type says of itself; the engine knows no type by name.

import type { Dice } from '@stagepass/base/dice.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type {
  AnswerOf,
  ConfigOf,
  RequirementOutcome,
  SummaryOf,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';

export interface ConfigProblem {
  /** As `config.questions.0.options`. */
  field: string;
  message: string;
}

export interface Verdict {
  outcome: 'passed' | 'failed' | 'review';
  reason: RequirementOutcome['reason'];
  score: RequirementOutcome['score'];
  /** What of the answer is kept with the attempt; null for nothing. */
  kept: object | null;
}

/** What only the database knows is asked about one person's attempt. */
export interface About<Type extends BuiltRequirementType> {
  config: ConfigOf<Type>;
  club_id: string;
  user_id: string;
  opened_at: Date;
  now: Date;
}

export interface Judged<Type extends BuiltRequirementType> {
  config: ConfigOf<Type>;
  /** What was remembered when the attempt began. */
  work: unknown;
  answer: AnswerOf<Type>;
  /** What `gather` found. */
  found: unknown;
  /** What `ask` was answered, where the type asks anybody. */
  asked?: unknown;
  opened_at: Date;
  now: Date;
  /** The time limit is over. */
  late: boolean;
}

export interface HandedInFile {
  /** Of the answer it belongs to. */
  key: string;
  media_id: string;
  /** Shown in place to whoever reviews it; otherwise a file to be downloaded. */
  picture?: true;
}

export interface TypeRules<Type extends BuiltRequirementType> {
  /** What no schema can see: a quiz without a right answer, a range that is empty. */
  problems(config: ConfigOf<Type>): ConfigProblem[];
  /** Media that the creator put in. */
  mediaOf(config: ConfigOf<Type>): string[];
  summary(config: ConfigOf<Type>): SummaryOf<Type>;
  /** How often it may be tried; null without a limit. */
  tries(config: ConfigOf<Type>): number | null;
  time_s(config: ConfigOf<Type>): number | null;
  /** What one attempt is given by chance, remembered until it is judged. */
  begin(config: ConfigOf<Type>, dice: Dice): object;
  /** Read where a task is handed out, and in the transaction that judges it. */
  gather?(platform: Platform, tx: Executor, about: About<Type>): Promise<unknown>;
  /** Asks a service outside about what is handed in, before the transaction that judges it: no row is locked meanwhile. */
  ask?(platform: Platform, about: About<Type> & { answer: AnswerOf<Type> }): Promise<unknown>;
  /** What the person gets to see; never the right answers. */
  task(given: {
    config: ConfigOf<Type>;
    work: unknown;
    media: ReadonlyMap<string, MediaView>;
    found: unknown;
  }): TaskOf<Type>;
  /** Files that the person hands in. */
  filesOf(config: ConfigOf<Type>, answer: AnswerOf<Type>): HandedInFile[];
  /** Fails where the answer cannot be judged yet; otherwise says how it went. */
  judge(judged: Judged<Type>): Verdict;
}
