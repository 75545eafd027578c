// Owns what a renewal does with the saved card: waiting for the charge, its end, and word of money that was not needed.
import { assert } from '@stagepass/base/assert.ts';
import { subscriptionChargeKept } from '@stagepass/contract/subscriptions/events.ts';
import { cardChargesOf } from '#domains/ledger/public/card-charges-of.ts';
import { isChargeDisputed } from '#domains/ledger/public/charge-disputed.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPriceIn } from './apply-prices.ts';
import { endSubscription } from './end-subscription.ts';
import { listPlans } from './plans.store.ts';
import { tryToPay } from './renew-payment.ts';
import { beginPeriod, chargeFor, lockPlaces, lookAround, noteFailure } from './renewal.ts';
import { countsAsTry, dueAt, lookAgainAt, stepOnPayment } from './subscription.rules.ts';
import { updateSubscription } from './subscriptions.store.ts';
import type { SubscriptionRow } from './tables.ts';

/** Access stays, and nothing else is tried, until the charge has ended. */
export async function waitForCard(
  tx: Tx,
  { id }: SubscriptionRow,
  { charge_id, at }: { charge_id: string; at: Date },
): Promise<void> {
  await updateSubscription(tx, id, { charge_id, remind_at: null, due_at: lookAgainAt(at) });
}

/** How the charge ended is told by an event; looked for here too, so that nothing waits for ever. */
export async function lookAtCharge(
  platform: Platform,
  tx: Tx,
  row: SubscriptionRow,
  id: string,
): Promise<boolean> {
  const now = platform.clock.now();
  if (row.due_at === null || row.due_at > now) return false;
  const charge = (await cardChargesOf(tx, [id])).get(id);
  const open = charge?.state === 'requested' || charge?.state === 'confirming';
  if (open) await updateSubscription(tx, row.id, { due_at: lookAgainAt(now) });
  else await endCharge(platform, tx, row, charge?.state === 'succeeded' ? charge.amount_cents : null);
  return !open;
}

/** The row is locked and waits for the charge; `charged_cents` is null where nothing was charged. */
export async function endCharge(
  platform: Platform,
  tx: Tx,
  row: SubscriptionRow,
  charged_cents: number | null,
): Promise<void> {
  const at = platform.clock.now();
  const { charge_id } = row;
  assert(charge_id !== null, 'a charge was under way');
  const { around, plan: before, next: plan, fee_bp } = await lookAround(tx, row);
  const step = stepOnPayment(row, around, at);
  const kept = { charge_id, amount_cents: charged_cents ?? 0 };
  if (step.kind === 'end') {
    await endSubscription(tx, row, { why: step.why, ended_at: step.at });
    if (charged_cents !== null) await tellKept(tx, row, kept);
    return;
  }
  if (around.away) {
    // None of the four tries; the number names the charge, so the next one needs another.
    const waits = { charge_id: null, tries: row.tries + 1, due_at: lookAgainAt(at) };
    await updateSubscription(tx, row.id, waits);
    if (charged_cents !== null) await tellKept(tx, row, kept);
    await applyPriceIn(platform, tx, row.id);
    return;
  }
  const charge = chargeFor(row, step, { plan, fee_bp, at });
  await lockPlaces(tx, row, at);
  // Also where nothing was charged: what the fan needs may have come into the wallet meanwhile.
  const tried = await tryToPay(platform, tx, charge, undefined);
  const used = charged_cents !== null && tried.kind === 'paid' && tried.paid.transfer_id !== null;
  if (tried.kind === 'paid') {
    const by = { paid: tried.paid, charge_id: used ? charge_id : null };
    await beginPeriod(platform, tx, { row, renewal: step, before, plan, ...by, at });
  } else if (countsAsTry(row, at)) {
    const unanswered = (await cardChargesOf(tx, [charge_id])).get(charge_id)?.unanswered === true;
    const { amount_cents } = charge;
    await noteFailure(platform, tx, { row, before, plan, amount_cents, at, unanswered });
  } else await updateSubscription(tx, row.id, { charge_id: null, due_at: dueAt(row) });
  // Also where a limit, a pause, or something that was bought meanwhile has refused the payment.
  if (charged_cents !== null && !used) await tellKept(tx, row, kept);
  await applyPriceIn(platform, tx, row.id);
}

/** What was charged and is not needed any more stays in the wallet, as if it had been topped up; what is disputed does not. */
export async function tellKept(
  tx: Tx,
  row: SubscriptionRow,
  kept: { charge_id: string; amount_cents: number },
): Promise<void> {
  if (row.user_id === null || (await isChargeDisputed(tx, kept.charge_id))) return;
  const plan = (await listPlans(tx, [row.plan_id])).get(row.plan_id)?.name ?? '';
  await tx.emit(subscriptionChargeKept, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan, ...kept },
  });
}
