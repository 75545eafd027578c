// Owns the end of an attempt: judged here, once; whoever sends it a second time is told the same.

import {
  inReview,
  notOpened,
  requirementChanged,
  requirementNotFound,
  wrongType,
} from '@stagepass/contract/requirements/errors.ts';
import type { RequirementAnswer, RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import { findAttempt, findGoingAttempt, listStands, lockProgress } from '../attempts.store.ts';
import { askFor, gatherFor } from '../gather.ts';
import { isLate, triesLeft } from '../progress.rules.ts';
import { rulesOf } from '../requirement-types.ts';
import { findRequirement, listRequirements, lockFan } from '../requirements.store.ts';
import { satisfyOwner } from '../satisfy-owner.ts';
import { settleAttempt } from '../settle-attempt.ts';
import type { AttemptRow, ProgressRow, RequirementRow } from '../tables.ts';
import type { Verdict } from '../types/type-rules.ts';

export interface HandedIn {
  attempt_id: string;
  answer: RequirementAnswer;
  /** The phone's mark; asked for only where it matters. */
  device: () => string | null;
}

export async function finishRequirement(
  platform: Platform,
  actor: Actor,
  id: string,
  handedIn: HandedIn,
): Promise<RequirementOutcome> {
  const { user_id } = signedIn(actor);
  const asked = await askOutside(platform, actor, id, handedIn);
  return platform.db.transaction(async (tx) => {
    const round = await roundOf(tx, { id, user_id, attempt_id: handedIn.attempt_id });
    const { row: found, period } = await loadRequirementFor(platform, tx, actor, id, 'attempt', round);
    await lockFan(tx, { kind: found.owner_kind, id: found.owner_id }, user_id);
    // Read again behind the lock: an editor may have changed or removed it.
    const row = (await findRequirement(tx, id)) ?? fail(requirementNotFound);
    if (handedIn.answer.type !== row.type) fail(wrongType);
    const progress = await lockProgress(tx, { requirement_id: row.id, user_id, period });
    // The other phone was quicker, or the answer to the first sending got lost: what is passed stays passed.
    if (progress.passed_at !== null) {
      const known = await outcome(tx, row, progress, passedBefore);
      // What follows may have been refused the first time, as by a round that had run out.
      if (known.all_passed)
        await satisfyOwner(platform, tx, row, { user_id, period, device: handedIn.device });
      return known;
    }
    const attempt = await findGoingAttempt(tx, progress);
    if (attempt === undefined || attempt.id !== handedIn.attempt_id) return fail(notOpened);
    if (attempt.state === 'review') return fail(inReview);
    if (attempt.version !== row.version) fail(requirementChanged);
    const gathered = await gatherFor(platform, tx, row, attempt);
    const verdict = judge(platform, { row, attempt, answer: handedIn.answer, found: gathered, asked });
    await settleAttempt(platform, tx, { row, progress, attempt, verdict, ...handedIn });
    const ended = await outcome(tx, row, progress, verdict);
    if (ended.all_passed) await satisfyOwner(platform, tx, row, { user_id, period, device: handedIn.device });
    return ended;
  });
}

/** Only for whoever may hand this in: nobody makes us ask others in vain. */
async function askOutside(
  platform: Platform,
  actor: Actor,
  id: string,
  { attempt_id, answer }: HandedIn,
): Promise<unknown> {
  const { db } = platform;
  const row = await findRequirement(db, id);
  if (row === undefined || rulesOf(row.config.type).ask === undefined) return undefined;
  const round = await roundOf(db, { id, user_id: signedIn(actor).user_id, attempt_id });
  if (round === undefined) return undefined;
  await loadRequirementFor(platform, db, actor, id, 'attempt', round);
  return askFor(platform, row, await findAttempt(db, attempt_id), answer);
}

/** What was opened before midnight still belongs to yesterday; its owner says whether it may be finished. */
async function roundOf(
  tx: Executor,
  of: { id: string; user_id: string; attempt_id: string },
): Promise<{ period: string } | undefined> {
  const attempt = isId(of.attempt_id) ? await findAttempt(tx, of.attempt_id) : undefined;
  const own = attempt?.requirement_id === of.id && attempt.user_id === of.user_id;
  return own ? { period: attempt.period } : undefined;
}

const passedBefore: Verdict = { outcome: 'passed', reason: null, score: null, kept: null };

interface ToJudge {
  row: RequirementRow;
  attempt: AttemptRow;
  answer: RequirementAnswer;
  found: unknown;
  asked: unknown;
}

function judge(platform: Platform, { row, attempt, answer, found, asked }: ToJudge): Verdict {
  const now = platform.clock.now();
  return rulesOf(row.config.type).judge({
    config: row.config,
    work: attempt.work,
    answer,
    found,
    asked,
    opened_at: attempt.opened_at,
    now,
    late: isLate(attempt.ends_at, now),
  });
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
    progress,
    list.map((one) => one.id),
  );
  return {
    passed: verdict.outcome === 'passed',
    in_review: verdict.outcome === 'review',
    reason: verdict.reason,
    score: verdict.score,
    tries_left: triesLeft(rulesOf(row.config.type).tries(row.config), progress.tries),
    all_passed: list.every((one) => (stands.get(one.id)?.passed_at ?? null) !== null),
  };
}
