// Owns the writing down of how an attempt went: files, answers, tries, the pass, and what its owner does about it.
import type { RequirementAnswer } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { updateAttempt, updateProgress } from './attempts.store.ts';
import { recordPass } from './gather.ts';
import { requirementOwners } from './public/requirement-owners.ts';
import { rulesOf } from './requirement-types.ts';
import type { AttemptRow, ProgressRow, RequirementRow } from './tables.ts';
import { claimAnswerFiles } from './task-media.ts';
import type { Verdict } from './types/type-rules.ts';

export interface Settled {
  row: RequirementRow;
  progress: ProgressRow;
  attempt: AttemptRow;
  verdict: Verdict;
  /** Null where it ended without an answer, as by a last miss. */
  answer: RequirementAnswer | null;
}

/** With the person's lock held. `progress` is changed to what it is then. */
export async function settleAttempt(
  platform: Platform,
  tx: Tx,
  { row, progress, attempt, verdict, answer }: Settled,
): Promise<void> {
  const now = platform.clock.now();
  const { user_id, period } = progress;
  const files = answer === null ? [] : rulesOf(row.config.type).filesOf(row.config, answer);
  await claimAnswerFiles(platform, tx, { user_id, attempt_id: attempt.id, files });
  await updateAttempt(tx, attempt.id, {
    state: verdict.outcome,
    finished_at: now,
    answers: verdict.kept === null ? null : JSON.stringify(verdict.kept),
    score_right: verdict.score?.right ?? null,
    score_total: verdict.score?.total ?? null,
  });
  progress.tries += 1;
  progress.passed_at = verdict.outcome === 'passed' ? now : null;
  await updateProgress(tx, progress, { tries: progress.tries, passed_at: progress.passed_at });
  const owner = requirementOwners.read()[row.owner_kind];
  const done = { owner_id: row.owner_id, club_id: row.club_id, user_id, period };
  if (verdict.outcome === 'passed') await recordPass(platform, tx, { row, attempt, answer });
  if (verdict.outcome === 'passed')
    await owner.onPassed?.(platform, tx, { ...done, requirement: { id: row.id, type: row.type } });
  if (verdict.outcome === 'review') await owner.onReview?.(platform, tx, { ...done, outcome: 'waiting' });
}
