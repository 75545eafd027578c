// Owns what whoever handed something in is told about it.
import type { RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { listStands } from './attempts.store.ts';
import { triesLeft } from './progress.rules.ts';
import { rulesOf } from './requirement-types.ts';
import { listRequirements } from './requirements.store.ts';
import type { ProgressRow, RequirementRow } from './tables.ts';
import type { Verdict } from './types/type-rules.ts';

export async function outcomeOf(
  tx: Tx,
  row: RequirementRow,
  progress: ProgressRow,
  verdict: Verdict,
): Promise<RequirementOutcome> {
  const list = await listRequirements(tx, { kind: row.owner_kind, id: row.owner_id });
  const stands = await listStands(
    tx,
    progress,
    list.map((one) => one.id),
  );
  const tries_left = triesLeft(rulesOf(row.config.type).tries(row.config), progress.tries);
  const passed = verdict.outcome === 'passed';
  // The correct answers would make another try easy.
  const done = passed || tries_left === 0;
  return {
    passed,
    in_review: verdict.outcome === 'review',
    reason: verdict.reason,
    score: verdict.score,
    wrong: verdict.wrong?.map((one) => ({ ...one, right: done ? one.right : null })) ?? null,
    tries_left,
    all_passed: list.every((one) => (stands.get(one.id)?.passed_at ?? null) !== null),
  };
}
