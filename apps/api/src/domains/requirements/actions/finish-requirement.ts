// Owns the end of an attempt: judged here, once; whoever sends it a second time is told the same.
import {
  notOpened,
  requirementChanged,
  requirementNotFound,
  wrongType,
} from '@stagepass/contract/requirements/errors.ts';
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
import { rulesOf } from '../requirement-types.ts';
import { findRequirement, listRequirements, lockFan } from '../requirements.store.ts';
import { satisfyOwner } from '../satisfy-owner.ts';
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
    const { owner_kind, owner_id } = await loadRequirementFor(platform, tx, actor, id, 'attempt');
    await lockFan(tx, { kind: owner_kind, id: owner_id }, user_id);
    // Read again behind the lock: an editor may have changed or removed it.
    const row = (await findRequirement(tx, id)) ?? fail(requirementNotFound);
    if (handedIn.answer.type !== row.type) fail(wrongType);
    const progress = await lockProgress(tx, { requirement_id: row.id, user_id });
    // The other phone was quicker, or the answer to the first sending got lost: what is passed stays passed.
    if (progress.passed_at !== null) return outcome(tx, row, progress, passedBefore);
    const attempt = await findOpenAttempt(tx, progress);
    if (attempt === undefined || attempt.id !== handedIn.attempt_id) return fail(notOpened);
    if (attempt.version !== row.version) fail(requirementChanged);
    const verdict = judge(platform, row, attempt, handedIn.answer);
    await settle(platform, tx, { row, progress, attempt, verdict, answer: handedIn.answer });
    const ended = await outcome(tx, row, progress, verdict);
    if (ended.all_passed) await satisfyOwner(platform, tx, row, user_id);
    return ended;
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
