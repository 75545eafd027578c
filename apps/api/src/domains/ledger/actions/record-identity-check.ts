// Owns the site operator's note in the app that they have checked who a club's owner is.
import { personNotFound } from '@stagepass/contract/ledger/errors.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutsDeskOf } from '../public/payouts-desk.ts';

export async function recordIdentityCheck(
  platform: Platform,
  actor: SignedIn,
  userId: string,
): Promise<{ identity_checked: true }> {
  requireStepUp(platform, actor);
  const outcome = await payoutsDeskOf(platform, actor.user_id).checkIdentity({ id: userId });
  return outcome === 'no-such-account' ? fail(personNotFound) : { identity_checked: true };
}
