// Owns the writing down of how an attempt went: files, answers, tries, the pass, and what its owner does about it.
import type { RequirementAnswer } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { updateSettled } from './attempts.store.ts';
import { recordPass } from './gather.ts';
import { handInForReview } from './hand-in-for-review.ts';
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
  /** The phone's mark; asked for only where it matters. */
  device: () => string | null;
}

/** With the person's lock held. `progress` is changed to what it is then. */
export async function settleAttempt(
  platform: Platform,
  tx: Tx,
  { row, progress, attempt, verdict, answer, device }: Settled,
): Promise<void> {
  const now = platform.clock.now();
  const { user_id } = progress;
  const files = answer === null ? [] : rulesOf(row.config.type).filesOf(row.config, answer);
  await claimAnswerFiles(platform, tx, { user_id, attempt_id: attempt.id, files });
  progress.tries += 1;
  progress.passed_at = verdict.outcome === 'passed' ? now : null;
  await updateSettled(tx, progress, {
    id: attempt.id,
    state: verdict.outcome,
    finished_at: now,
    answers: verdict.kept === null ? null : JSON.stringify(verdict.kept),
    score: verdict.score,
  });
  if (verdict.outcome === 'passed') await recordPass(platform, tx, { row, attempt, answer });
  if (verdict.outcome === 'passed') await tellPassed(platform, tx, row, progress);
  if (verdict.outcome === 'review') await handInForReview(platform, tx, { row, progress, attempt, device });
}

/** What its owner does about one more that is passed. */
export async function tellPassed(
  platform: Platform,
  tx: Tx,
  row: RequirementRow,
  { user_id, period }: Pick<ProgressRow, 'user_id' | 'period'>,
): Promise<void> {
  await requirementOwners.read()[row.owner_kind].onPassed?.(platform, tx, {
    owner_id: row.owner_id,
    club_id: row.club_id,
    user_id,
    period,
    requirement: { id: row.id, type: row.type },
  });
}
