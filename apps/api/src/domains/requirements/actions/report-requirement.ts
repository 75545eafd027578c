// Owns what a phone tells while an attempt is under way: how far a video played, where a scene was tapped. Judged here, remembered here.
import { wrongType } from '@stagepass/contract/requirements/errors.ts';
import type { RequirementProgress, RequirementReport } from '@stagepass/contract/requirements/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { updateAttempt } from '../attempts.store.ts';
import { deviceOfAttempt } from '../device-of-attempt.ts';
import { gatherFor } from '../gather.ts';
import { outcomeOf } from '../outcome.ts';
import { presentTask } from '../present-task.ts';
import { isLate } from '../progress.rules.ts';
import { reachAttempt, reachProgress } from '../reach-attempt.ts';
import { rulesOf } from '../requirement-types.ts';
import { settleAttempt } from '../settle-attempt.ts';
import type { Verdict } from '../types/type-rules.ts';

const timeOver: Verdict = { outcome: 'failed', reason: 'time-over', score: null, kept: null };

export async function reportRequirement(
  platform: Platform,
  actor: Actor,
  id: string,
  { attempt_id, report }: { attempt_id: string; report: RequirementReport },
): Promise<RequirementProgress> {
  const { row, attempt, outcome } = await platform.db.transaction(async (tx) => {
    const reached = await reachProgress(platform, tx, actor, { id, attempt_id, type: report.type });
    const { row, progress } = reached;
    const before = await reachAttempt(tx, reached, attempt_id);
    const { config } = row;
    const rules = rulesOf(config.type);
    const now = platform.clock.now();
    const found = await gatherFor(platform, tx, { row, attempt: before, answer: null });
    const { work, opened_at } = before;
    const given = { config, work, report: report as never, found, opened_at, now };
    const told = rules.report?.(given) ?? fail(wrongType);
    const attempt = { ...before, work: told.work };
    await updateAttempt(tx, attempt.id, { work: JSON.stringify(told.work) });
    const verdict = isLate(attempt.ends_at, now) ? timeOver : told.verdict;
    // Whoever passed it before looks at it again: nothing of that is counted.
    if (verdict === null || progress.passed_at !== null) return { row, attempt, outcome: null };
    const device = deviceOfAttempt(platform, attempt);
    await settleAttempt(platform, tx, { row, progress, attempt, verdict, answer: null, device });
    return { row, attempt, outcome: (await outcomeOf(tx, row, progress, verdict)).outcome };
  });
  return {
    now: platform.clock.now().toISOString(),
    task: await presentTask(platform, actor, { row, attempt }),
    outcome,
  };
}
