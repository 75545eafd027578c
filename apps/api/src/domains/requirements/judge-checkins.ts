// Owns what a check-in does for steps that ask for check-ins: whoever has enough of them has passed, without opening the step again.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { finishRequirement } from './actions/finish-requirement.ts';
import { listOpenOfType } from './attempts.store.ts';
import { deviceOfAttempt } from './device-of-attempt.ts';

const checked = z.object({ club_id: z.string(), user_id: z.string() });

export const judgeCheckins: Job = {
  name: 'requirements.judge-checkins',
  lane: 'work',
  async run(platform, given) {
    const { club_id, user_id } = checked.parse(given);
    const open = await listOpenOfType(platform.db, { club_id, user_id, type: 'CHECKIN' });
    for (const { id, requirement_id, device_sealed } of open)
      await finishRequirement(platform, personOf(user_id), requirement_id, {
        attempt_id: id,
        answer: { type: 'CHECKIN' },
        device: deviceOfAttempt(platform, { device_sealed }),
      }).catch(unlessRefused);
  },
};

/** Not enough yet, over, left the club: nothing that a later try would mend. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}

/** The person whose own deed is judged here; only somebody verified can have opened the step. */
function personOf(user_id: string): SignedIn {
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id, session_id: user_id, verified: true, ...plain };
}
