// Owns the way to an attempt that is under way, for whoever hands it in or reports from it: permission, locks, then the rows.
import {
  inReview,
  notOpened,
  requirementChanged,
  requirementNotFound,
  wrongType,
} from '@stagepass/contract/requirements/errors.ts';
import type { RequirementAnswer } from '@stagepass/contract/requirements/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from './access.ts';
import { findAttempt, findGoingAttempt, lockProgress } from './attempts.store.ts';
import { findRequirement, lockFan } from './requirements.store.ts';
import type { AttemptRow, ProgressRow, RequirementRow } from './tables.ts';

export interface Reach {
  id: string;
  attempt_id: string;
  type: RequirementAnswer['type'];
}

export async function loadReached(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  { id, attempt_id }: Reach,
): Promise<{ row: RequirementRow; period: string }> {
  const round = await roundOf(tx, { id, user_id: signedIn(actor).user_id, attempt_id });
  return loadRequirementFor(platform, tx, actor, id, 'attempt', round);
}

/** With the person's lock held from here on. */
export async function reachProgress(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  reach: Reach,
): Promise<{ row: RequirementRow; progress: ProgressRow }> {
  const { user_id } = signedIn(actor);
  const { row: found, period } = await loadReached(platform, tx, actor, reach);
  await lockFan(tx, { kind: found.owner_kind, id: found.owner_id }, user_id);
  // Read again behind the lock: an editor may have changed or removed it.
  const row = (await findRequirement(tx, reach.id)) ?? fail(requirementNotFound);
  if (reach.type !== row.type) fail(wrongType);
  return { row, progress: await lockProgress(tx, { requirement_id: row.id, user_id, period }) };
}

/** The attempt that the phone means, if it is still the one that is open. */
export async function reachAttempt(
  tx: Tx,
  { row, progress }: { row: RequirementRow; progress: ProgressRow },
  attemptId: string,
): Promise<AttemptRow> {
  const attempt = await findGoingAttempt(tx, progress);
  if (attempt === undefined || attempt.id !== attemptId) return fail(notOpened);
  if (attempt.state === 'review') return fail(inReview);
  if (attempt.version !== row.version) fail(requirementChanged);
  return attempt;
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
