// Owns the question 'is it still you': asked before payouts and before changes of sign-in.
import { stepUpNeeded } from '@stagepass/contract/common-errors.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isStepUpNeeded } from '../policy.ts';

export function requireStepUp(platform: Pick<Platform, 'clock'>, actor: Actor): void {
  if (isStepUpNeeded(signedIn(actor), platform.clock.now())) fail(stepUpNeeded);
}
