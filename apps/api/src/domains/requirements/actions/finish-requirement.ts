// Owns the end of an attempt: judged here, once; whoever sends it a second time is told the same.
import { notOpened, requirementChanged, wrongType } from '@stagepass/contract/requirements/errors.ts';
import { allRequirementsPassed } from '@stagepass/contract/requirements/events.ts';
import type { RequirementAnswer, RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import {
  findOpenAttempt,
  listStands,
  lockProgress,
  updateAttempt,
  updateProgress,
} from '../attempts.store.ts';
import { isLate, triesLeft } from '../progress.rules.ts';
import { requirementOwners } from '../public/requirement-owners.ts';
import { rulesOf } from '../requirement-types.ts';
import { listRequirements } from '../requirements.store.ts';
import type { AttemptRow, ProgressRow, RequirementRow } from '../tables.ts';
import { claimAnswerFiles } from '../task-media.ts';
import type { Verdict } from '../types/type-rules.ts';

export interface HandedIn {
  attempt_id: string;
  answer: RequirementAnswer;
}

export async function finishRequirement(
  platform: Platform,
  actor: Actor,
  id: string,
  handedIn: HandedIn,
): Promise<RequirementOutcome> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const row = await loadRequirementFor(platform, tx, actor, id, 'attempt');
    if (handedIn.answer.type !== row.type) fail(wrongType);
    const progress = await lockProgress(tx, { requirement_id: row.id, user_id });
    // The other phone was quicker, or the answer to the first sending got lost: what is passed stays passed.
    if (progress.passed_at !== null) return outcome(tx, row, progress, passedBefore);
    const attempt = await findOpenAttempt(tx, progress);
    if (attempt === undefined || attempt.id !== handedIn.attempt_id) return fail(notOpened);
    if (attempt.version !== row.version) fail(requirementChanged);
    const verdict = judge(platform, row, attempt, handedIn.answer);
    await settle(platform, tx, { row, progress, attempt, verdict, answer: handedIn.answer });
    const told = await outcome(tx, row, progress, verdict);
    if (told.all_passed) await tellOwner(platform, tx, row, user_id);
    return told;
  });
}

const passedBefore: Verdict = { passed: true, reason: null, score: null, kept: null };

function judge(
  platform: Platform,
  row: RequirementRow,
  attempt: AttemptRow,
  answer: RequirementAnswer,
): Verdict {
  const now = platform.clock.now();
  return rulesOf(row.config.type).judge({
    config: row.config,
    work: attempt.work,
    answer,
    opened_at: attempt.opened_at,
    now,
    late: isLate(attempt.ends_at, now),
  });
}

interface Settled {
  row: RequirementRow;
  progress: ProgressRow;
  attempt: AttemptRow;
  verdict: Verdict;
  answer: RequirementAnswer;
}

async function settle(
  platform: Platform,
  tx: Tx,
  { row, progress, attempt, verdict, answer }: Settled,
): Promise<void> {
  const now = platform.clock.now();
  const files = rulesOf(row.config.type).filesOf(row.config, answer);
  await claimAnswerFiles(platform, tx, { user_id: progress.user_id, attempt_id: attempt.id, files });
  await updateAttempt(tx, attempt.id, {
    state: verdict.passed ? 'passed' : 'failed',
    finished_at: now,
    answers: verdict.kept === null ? null : JSON.stringify(verdict.kept),
    score_right: verdict.score?.right ?? null,
    score_total: verdict.score?.total ?? null,
  });
  progress.tries += 1;
  progress.passed_at = verdict.passed ? now : null;
  await updateProgress(tx, progress, { tries: progress.tries, passed_at: progress.passed_at });
}

async function outcome(
  tx: Tx,
  row: RequirementRow,
  progress: ProgressRow,
  verdict: Verdict,
): Promise<RequirementOutcome> {
  const list = await listRequirements(tx, { kind: row.owner_kind, id: row.owner_id });
  const stands = await listStands(
    tx,
    progress.user_id,
    list.map((one) => one.id),
  );
  return {
    passed: verdict.passed,
    reason: verdict.reason,
    score: verdict.score,
    tries_left: triesLeft(rulesOf(row.config.type).tries(row.config), progress.tries),
    all_passed: list.every((one) => (stands.get(one.id)?.passed_at ?? null) !== null),
  };
}

async function tellOwner(platform: Platform, tx: Tx, row: RequirementRow, userId: string): Promise<void> {
  const { owner_kind, owner_id, club_id } = row;
  await requirementOwners
    .read()
    [owner_kind].onSatisfied(platform, tx, { owner_id, club_id, user_id: userId });
  await tx.emit(allRequirementsPassed, { owner_kind, owner_id, club_id, user_id: userId });
}
