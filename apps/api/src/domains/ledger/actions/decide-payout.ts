// Owns the steps of a payout as the site operator takes them in the app: approved, paid, rejected.
import { payoutDecided, payoutNotFound } from '@stagepass/contract/ledger/errors.ts';
import type { PayoutState } from '@stagepass/contract/ledger/payout-shapes.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Decided, type PayoutSteps, payoutSteps } from '../public/payouts-desk.ts';

type Answer = { state: PayoutState };

export async function approvePayout(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id }: { id: string },
): Promise<Answer> {
  return answerOf(await stepsFor(platform, tx, actor).approve(id), 'approved');
}

export async function markPayoutPaid(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id, reference }: { id: string; reference: string },
): Promise<Answer> {
  return answerOf(await stepsFor(platform, tx, actor).markPaid(id, reference), 'paid');
}

export async function refusePayout(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id, reason }: { id: string; reason: string },
): Promise<Answer> {
  return answerOf(await stepsFor(platform, tx, actor).refuse(id, reason), 'refused');
}

/** A stolen session alone decides about no payout. */
function stepsFor(platform: Platform, tx: Tx, actor: SignedIn): PayoutSteps {
  requireStepUp(platform, actor);
  return payoutSteps(platform, tx, actor.user_id);
}

function answerOf(outcome: Decided, state: PayoutState): Answer {
  if (outcome === 'no-such') return fail(payoutNotFound);
  return outcome === 'ended' ? fail(payoutDecided) : { state };
}
