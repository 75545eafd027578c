// Owns how the demo world gets submissions to review: sent and decided by the same actions as everybody's, at moments of the past.
import { assert } from '@stagepass/base/assert.ts';
import { putDrawnPicture } from '#domains/media/public/put-drawn-picture.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { decideReviews } from '../actions/decide-reviews.ts';
import { finishRequirement } from '../actions/finish-requirement.ts';
import { openRequirement } from '../actions/open-requirement.ts';
import { listRequirements } from '../requirements.store.ts';
import { listWaiting } from '../reviews.store.ts';
import { ANSWER } from '../task-media.ts';

export interface DemoSubmission {
  link: string | null;
  note: string;
  /** Drawn as a picture of this size; null for none. */
  picture: { svg: string; alt: string } | null;
}

const size = { width: 900, height: 1200 };

/** Hands in the first step of a mission for review. */
export async function demoSubmits(
  platform: Platform,
  fan: SignedIn,
  missionId: string,
  { link, note, picture }: DemoSubmission,
): Promise<void> {
  const [step] = await listRequirements(platform.db, { kind: 'mission', id: missionId });
  assert(step !== undefined, 'the demo world’s mission has no step');
  const attempt = await openRequirement(platform, fan, step.id);
  const drawn =
    picture === null
      ? null
      : await putDrawnPicture(platform, platform.db, {
          owner_id: fan.user_id,
          ...picture,
          size,
          for: { kind: ANSWER, id: attempt.id },
          audience: 'members',
        });
  const answer = { type: 'SOCIAL', way: 'proof', link, media_id: drawn?.id ?? null, note } as const;
  await finishRequirement(platform, fan, step.id, {
    attempt_id: attempt.id,
    answer,
    device: () => fan.user_id,
  });
}

/** Decides about what somebody sent for a mission; accepted without a reason. */
export async function demoDecides(
  platform: Platform,
  by: SignedIn,
  of: { club_id: string; mission_id: string; user_id: string; reason: string | null },
): Promise<void> {
  const waiting = await listWaiting(
    platform.db,
    { club_id: of.club_id, owner_id: of.mission_id },
    { limit: 100 },
  );
  const ids = waiting.filter(({ user_id }) => user_id === of.user_id).map(({ id }) => id);
  const { reason } = of;
  await decideReviews(
    platform,
    by,
    of.club_id,
    reason === null ? { decision: 'accepted', ids } : { decision: 'refused', ids, reason },
  );
}
