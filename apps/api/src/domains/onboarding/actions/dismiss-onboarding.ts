// Owns the wish to see first steps no more.
import type { OnboardingPath } from '@stagepass/contract/onboarding/shapes.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { putDismissed } from '../onboarding.store.ts';

export async function dismissOnboarding(
  platform: Platform,
  actor: Actor,
  path: OnboardingPath,
): Promise<void> {
  const { user_id } = signedIn(actor);
  await putDismissed(platform.db, { user_id, path, at: platform.clock.now() });
}
