// Owns the beginning of an attempt: the server's clock starts, chance is thrown once, and a second phone gets the same one.
import {
  inReview,
  outOfTries,
  requirementNotFound,
  stepLocked,
} from '@stagepass/contract/requirements/errors.ts';
import type { RequirementAttempt } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import {
  findGoingAttempt,
  insertAttempt,
  listStands,
  lockProgress,
  updateAttempt,
  updateProgress,
} from '../attempts.store.ts';
import { sealDevice } from '../device-of-attempt.ts';
import { presentTask } from '../present-task.ts';
import { isLate, lockedOf, triesLeft } from '../progress.rules.ts';
import { requirementOwners } from '../public/requirement-owners.ts';
import { rulesOf } from '../requirement-types.ts';
import { findRequirement, listRequirements, lockFan } from '../requirements.store.ts';
import type { AttemptRow, ProgressRow, RequirementRow } from '../tables.ts';

export async function openRequirement(
  platform: Platform,
  actor: Actor,
  id: string,
  device: () => string | null = () => null,
): Promise<RequirementAttempt> {
  const { user_id } = signedIn(actor);
  const { row, attempt } = await platform.db.transaction(async (tx) => {
    const { row: found, period } = await loadRequirementFor(platform, tx, actor, id, 'attempt');
    const owner = { kind: found.owner_kind, id: found.owner_id };
    // Before any progress row, as where something is handed in: of one person's two first steps, one takes the place.
    await lockFan(tx, owner, user_id);
    const row = (await findRequirement(tx, id)) ?? fail(requirementNotFound);
    const list = await listRequirements(tx, owner);
    const ids = list.map((one) => one.id);
    const stands = await listStands(tx, { user_id, period }, ids);
    if (lockedOf(list, stands).has(id)) fail(stepLocked);
    const begun = { owner_id: row.owner_id, club_id: row.club_id, user_id, period };
    await requirementOwners.read()[row.owner_kind].onBegun?.(platform, tx, begun);
    const progress = await lockProgress(tx, { requirement_id: row.id, user_id, period });
    const going = await goOn(platform, tx, row, progress);
    return { row, attempt: going ?? (await begin(platform, tx, row, { progress, device })) };
  });
  return {
    id: attempt.id,
    requirement_id: row.id,
    club_id: row.club_id,
    title: row.title,
    number: attempt.number,
    opened_at: attempt.opened_at.toISOString(),
    ends_at: attempt.ends_at?.toISOString() ?? null,
    now: platform.clock.now().toISOString(),
    task: await presentTask(platform, actor, { row, attempt }),
  };
}

/** The attempt that is open, if it can still be finished; otherwise it is put away, as a try or, if we changed it, as none. */
async function goOn(
  platform: Platform,
  tx: Tx,
  row: RequirementRow,
  progress: ProgressRow,
): Promise<AttemptRow | undefined> {
  const open = await findGoingAttempt(tx, progress);
  if (open === undefined) return undefined;
  if (open.state === 'review') fail(inReview);
  const now = platform.clock.now();
  const changed = open.version !== row.version;
  if (!changed && !isLate(open.ends_at, now)) return open;
  const state = changed ? 'void' : 'failed';
  await updateAttempt(tx, open.id, { state, finished_at: now, device_sealed: null });
  if (changed) return undefined;
  progress.tries += 1;
  await updateProgress(tx, progress, { tries: progress.tries });
  return undefined;
}

async function begin(
  platform: Platform,
  tx: Tx,
  row: RequirementRow,
  { progress, device }: { progress: ProgressRow; device: () => string | null },
): Promise<AttemptRow> {
  const rules = rulesOf(row.config.type);
  // Somebody who passed may look at it again, as often as they like.
  if (progress.passed_at === null && triesLeft(rules.tries(row.config), progress.tries) === 0)
    fail(outOfTries);
  const now = platform.clock.now();
  const limit_s = rules.time_s(row.config);
  const attempt: AttemptRow = {
    id: newId(platform),
    requirement_id: row.id,
    user_id: progress.user_id,
    period: progress.period,
    number: progress.tries + 1,
    version: row.version,
    state: 'open',
    opened_at: now,
    ends_at: limit_s === null ? null : new Date(now.getTime() + limit_s * 1000),
    finished_at: null,
    work: rules.begin(row.config, platform.dice),
    answers: null,
    refusal: null,
    device_sealed: sealDevice(platform, device()),
  };
  await insertAttempt(tx, { ...attempt, work: JSON.stringify(attempt.work), answers: null });
  return attempt;
}
