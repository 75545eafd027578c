// Owns what every requirement type says of itself; the engine knows no type by name.

import type { Dice } from '@stagepass/base/dice.ts';
import type { MediaKind, MediaView } from '@stagepass/contract/media/shapes.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type {
  AnswerOf,
  ConfigOf,
  ReportOf,
  RequirementOutcome,
  SummaryOf,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import type { Tx } from '#platform/db/db.ts';
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
  /** Of a quiz whose creator allows it: the questions that were answered wrongly. */
  wrong?: RequirementOutcome['wrong'];
  /** What of the answer is kept with the attempt; null for nothing. */
  kept: object | null;
}

/** What only the database knows is asked about one person's attempt. */
export interface About<Type extends RequirementType> {
  config: ConfigOf<Type>;
  requirement_id: string;
  club_id: string;
  user_id: string;
  period: string;
  /** What was remembered since the attempt began. */
  work: unknown;
  /** Null where a task is handed out: nothing was answered yet. */
  answer: AnswerOf<Type> | null;
  opened_at: Date;
  now: Date;
}

/** Of an answer that has just arrived, before any lock is taken. */
export interface Asked<Type extends RequirementType> {
  config: ConfigOf<Type>;
  requirement_id: string;
  club_id: string;
  user_id: string;
  answer: AnswerOf<Type>;
}

/** What a phone tells while an attempt is under way. */
export interface Reported<Type extends RequirementType> {
  config: ConfigOf<Type>;
  work: unknown;
  report: ReportOf<Type>;
  /** What `gather` found. */
  found: unknown;
  opened_at: Date;
  now: Date;
}

export interface Judged<Type extends RequirementType> {
  config: ConfigOf<Type>;
  /** What was remembered when the attempt began. */
  work: unknown;
  answer: AnswerOf<Type>;
  /** What `gather` found. */
  found: unknown;
  /** What `ask` was answered. */
  asked: unknown;
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

export interface TypeRules<Type extends RequirementType> {
  /** What no schema can see: a quiz without a right answer, a range that is empty. */
  problems(config: ConfigOf<Type>): ConfigProblem[];
  /** Media that the creator put in. */
  mediaOf(config: ConfigOf<Type>): string[];
  /** Of what creators put in; pictures and videos unless said otherwise. */
  mediaKinds?: readonly MediaKind[];
  /** What only the media themselves show: a 360° scene that is none. Asked once they are claimed. */
  mediaProblems?(
    config: ConfigOf<Type>,
    media: ReadonlyMap<string, MediaFacts>,
    platform: Platform,
  ): ConfigProblem[] | Promise<ConfigProblem[]>;
  /** After the commit that let go of one. */
  forgetMedia?(platform: Platform, mediaId: string): Promise<void>;
  summary(config: ConfigOf<Type>): SummaryOf<Type>;
  /** How often it may be tried; null without a limit. */
  tries(config: ConfigOf<Type>): number | null;
  time_s(config: ConfigOf<Type>): number | null;
  /** What one attempt is given by chance, remembered until it is judged. */
  begin(config: ConfigOf<Type>, dice: Dice): object;
  /** Asked of a service outside before the transaction that judges: nobody waits for a lock while it answers. */
  ask?(platform: Platform, asked: Asked<Type>): Promise<unknown>;
  /** Read where a task is handed out, and in the transaction that judges it. */
  gather?(platform: Platform, tx: Executor, about: About<Type>): Promise<unknown>;
  /** What the person gets to see; never the right answers. */
  task(given: {
    config: ConfigOf<Type>;
    work: unknown;
    media: ReadonlyMap<string, MediaView>;
    found: unknown;
  }): TaskOf<Type>;
  /** What is remembered after a report; with a verdict where the report ends the attempt. */
  report?(reported: Reported<Type>): { work: object; verdict: Verdict | null };
  /** Files that the person hands in. */
  filesOf(config: ConfigOf<Type>, answer: AnswerOf<Type>): HandedInFile[];
  /** Fails where the answer cannot be judged yet; otherwise says how it went. */
  judge(judged: Judged<Type>): Verdict;
  /** In the transaction that passes it: what has to be remembered of the pass beside the attempt. */
  record?(platform: Platform, tx: Tx, about: About<Type>): Promise<void>;
}
