// Owns the steps of a payout as the site operator takes them in the app: approved, paid, rejected.
import { payoutDecided, payoutNotFound } from '@stagepass/contract/ledger/errors.ts';
import type { PayoutState } from '@stagepass/contract/ledger/payout-shapes.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Decided, type PayoutsDesk, payoutsDeskOf } from '../public/payouts-desk.ts';

type Answer = { state: PayoutState };

export async function approvePayout(platform: Platform, actor: SignedIn, id: string): Promise<Answer> {
  return answerOf(await deskFor(platform, actor).approve(id), 'approved');
}

export async function markPayoutPaid(
  platform: Platform,
  actor: SignedIn,
  { id, reference }: { id: string; reference: string },
): Promise<Answer> {
  return answerOf(await deskFor(platform, actor).markPaid(id, reference), 'paid');
}

export async function refusePayout(
  platform: Platform,
  actor: SignedIn,
  { id, reason }: { id: string; reason: string },
): Promise<Answer> {
  return answerOf(await deskFor(platform, actor).refuse(id, reason), 'refused');
}

/** A stolen session alone decides about no payout. */
function deskFor(platform: Platform, actor: SignedIn): PayoutsDesk {
  requireStepUp(platform, actor);
  return payoutsDeskOf(platform, actor.user_id);
}

function answerOf(outcome: Decided, state: PayoutState): Answer {
  if (outcome === 'no-such') return fail(payoutNotFound);
  return outcome === 'ended' ? fail(payoutDecided) : { state };
}
