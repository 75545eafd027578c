// Owns switching a feature off for everybody, and on again.
import type { Feature } from '@stagepass/contract/features.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { deleteFeatureOff, putFeatureOff } from '#platform/features/feature-switches.store.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

export async function setFeature(
  platform: Platform,
  actor: SignedIn,
  { feature, on, note }: { feature: Feature; on: boolean; note: string },
): Promise<void> {
  requireStepUp(platform, actor);
  await platform.db.transaction(async (tx) => {
    const by = { set_by: actor.user_id, off_since: platform.clock.now() };
    const changed = on
      ? await deleteFeatureOff(tx, feature)
      : await putFeatureOff(tx, { feature, note, ...by });
    if (!changed) return;
    await recordDeed(platform, tx, {
      club_id: null,
      actor_id: actor.user_id,
      deed: on ? 'operations.feature-on' : 'operations.feature-off',
      details: { feature, note },
    });
  });
  platform.features.forget();
}
