// Owns making parked work due again, one or all of it.
import { notParked } from '@stagepass/contract/operations/errors.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { updateParkedToDue } from '#platform/jobs/parked.store.ts';
import type { Platform } from '#platform/platform.ts';
import { knownWork } from '../public/known-work-slot.ts';

/** Answers how many are tried again; without an id, all. */
export async function retryParked(
  platform: Platform,
  actor: SignedIn,
  id: string | undefined,
): Promise<number> {
  await platform.jobs.prepare();
  return platform.db.transaction(async (tx) => {
    const retried = await updateParkedToDue(tx, { ...knownWork.read(), id });
    if (retried === 0) return fail(notParked);
    await recordDeed(platform, tx, {
      club_id: null,
      actor_id: actor.user_id,
      deed: 'operations.work-retried',
      details: { work: id ?? 'all', retried },
    });
    return retried;
  });
}
