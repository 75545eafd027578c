// Owns what whoever handed something in is told about it.
import type { RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { listPassed } from './attempts.store.ts';
import { triesLeft } from './progress.rules.ts';
import { rulesOf } from './requirement-types.ts';
import type { ProgressRow, RequirementRow } from './tables.ts';
import type { Verdict } from './types/type-rules.ts';

export interface Ended {
  outcome: RequirementOutcome;
  /** Ids of the list that it is of, where all of it is passed and what follows was not done yet. */
  satisfied: readonly string[] | null;
}

export async function outcomeOf(
  tx: Tx,
  row: RequirementRow,
  progress: ProgressRow,
  verdict: Verdict,
): Promise<Ended> {
  const list = await listPassed(tx, row, progress);
  const tries_left = triesLeft(rulesOf(row.config.type).tries(row.config), progress.tries);
  const passed = verdict.outcome === 'passed';
  // The correct answers would make another try easy.
  const done = passed || tries_left === 0;
  const all_passed = list.every((one) => one.passed);
  const counted = list.every((one) => one.counted);
  const outcome = {
    passed,
    in_review: verdict.outcome === 'review',
    reason: verdict.reason,
    score: verdict.score,
    wrong: verdict.wrong?.map((one) => ({ ...one, right: done ? one.right : null })) ?? null,
    tries_left,
    all_passed,
  };
  return { outcome, satisfied: all_passed && !counted ? list.map(({ id }) => id) : null };
}
