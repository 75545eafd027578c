// Owns the end of an attempt: judged here, once; whoever sends it a second time is told the same.
import type { RequirementAnswer, RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { gatherFor } from '../gather.ts';
import { type Ended, outcomeOf } from '../outcome.ts';
import { isLate } from '../progress.rules.ts';
import { loadReached, type Reach, reachAttempt, reachProgress } from '../reach-attempt.ts';
import { rulesOf } from '../requirement-types.ts';
import { satisfyBy } from '../satisfy-owner.ts';
import { settleAttempt } from '../settle-attempt.ts';
import type { AttemptRow, RequirementRow } from '../tables.ts';
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
  const { answer, attempt_id, device } = handedIn;
  const reach: Reach = { id, attempt_id, type: answer.type };
  const asked = await askOutside(platform, actor, reach, answer);
  return platform.db.transaction(async (tx) => {
    const { row, progress } = await reachProgress(platform, tx, actor, reach);
    const { period } = progress;
    const follow = async ({ satisfied: ids }: Ended) => {
      if (ids !== null) await satisfyBy(platform, tx, { ...row, ids }, { user_id, period, device });
    };
    // The other phone was quicker, or the answer to the first sending got lost: what is passed stays passed.
    if (progress.passed_at !== null) {
      const known = await outcomeOf(tx, row, progress, passedBefore);
      // What follows may have been refused the first time, as by a round that had run out.
      await follow(known);
      return known.outcome;
    }
    const attempt = await reachAttempt(tx, { row, progress }, attempt_id);
    const found = await gatherFor(platform, tx, { row, attempt, answer });
    const verdict = judge(platform, { row, attempt, answer, found, asked });
    await settleAttempt(platform, tx, { row, progress, attempt, verdict, answer, device });
    const ended = await outcomeOf(tx, row, progress, verdict);
    await follow(ended);
    return ended.outcome;
  });
}

const passedBefore: Verdict = { outcome: 'passed', reason: null, score: null, kept: null };

/** Only for whoever may do it; what the config says then is judged again behind the lock. */
async function askOutside(
  platform: Platform,
  actor: Actor,
  reach: Reach,
  answer: RequirementAnswer,
): Promise<unknown> {
  const { ask } = rulesOf(answer.type);
  if (ask === undefined) return undefined;
  const { row } = await loadReached(platform, platform.db, actor, reach);
  if (row.type !== answer.type) return undefined;
  const { user_id } = signedIn(actor);
  return ask(platform, { config: row.config, requirement_id: row.id, club_id: row.club_id, user_id, answer });
}

interface ToJudge {
  row: RequirementRow;
  attempt: AttemptRow;
  answer: RequirementAnswer;
  found: unknown;
  asked: unknown;
}

function judge(platform: Platform, { row, attempt, ...given }: ToJudge): Verdict {
  const now = platform.clock.now();
  return rulesOf(row.config.type).judge({
    config: row.config,
    work: attempt.work,
    ...given,
    opened_at: attempt.opened_at,
    now,
    late: isLate(attempt.ends_at, now),
  });
}
