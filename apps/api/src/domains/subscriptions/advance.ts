// Owns that a subscription is what the clock says: renewed, tried again, reminded of or ended, by the job and by the first look alike.
import { assert } from '@stagepass/base/assert.ts';
import { subscriptionRenewsSoon } from '@stagepass/contract/subscriptions/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { lookAtCharge, waitForCard } from './card-renewal.ts';
import { endSubscription } from './end-subscription.ts';
import { tryToPay } from './renew-payment.ts';
import { beginPeriod, chargeFor, lockPlaces, lookAround, noteFailure, type Renewing } from './renewal.ts';
import { dueAt, nextCost, nextStep } from './subscription.rules.ts';
import { lockSubscription, updateSubscription } from './subscriptions.store.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

/** Bears being called at any time, by many at once: each step happens once, under the subscription's lock. */
export async function advance(platform: Platform, id: string): Promise<void> {
  while (await platform.db.transaction((tx) => advanceOnce(platform, tx, id))) {
    // The next step is a transaction of its own: what fails there must not undo this one.
  }
}

/** For whoever looks: does nothing where nothing is due. */
export async function advanceIfDue(
  platform: Platform,
  row: Pick<SubscriptionRow, 'id' | 'due_at'> | undefined,
): Promise<boolean> {
  if (row?.due_at == null || row.due_at > platform.clock.now()) return false;
  await advance(platform, row.id);
  return true;
}

/** Answers whether something may be due after it. */
async function advanceOnce(platform: Platform, tx: Tx, id: string): Promise<boolean> {
  const row = await lockSubscription(tx, id);
  if (row === undefined || row.user_id === null) return false;
  if (row.charge_id !== null) return lookAtCharge(platform, tx, row, row.charge_id);
  const now = platform.clock.now();
  const { around, plan, next, fee_bp } = await lookAround(tx, row);
  const step = nextStep(row, around, now);
  if (step.kind === 'none') return false;
  if (step.kind === 'end') {
    await endSubscription(tx, row, { why: step.why, ended_at: step.at });
    return false;
  }
  if (step.kind === 'wait') {
    await updateSubscription(tx, row.id, { due_at: step.until });
    return false;
  }
  if (step.kind === 'remind') return isDue(await remind(tx, { row, plan: next }), now);
  return renew(platform, tx, { row, renewal: step, before: plan, plan: next, fee_bp });
}

function isDue(due_at: Date | null, now: Date): boolean {
  return due_at !== null && due_at <= now;
}

/** Answers when it is due again. */
async function remind(tx: Tx, { row, plan }: { row: SubscriptionRow; plan: PlanRow }): Promise<Date | null> {
  const due_at = dueAt({ ...row, remind_at: null });
  await updateSubscription(tx, row.id, { remind_at: null, due_at });
  if (row.user_id === null) return due_at;
  await tx.emit(subscriptionRenewsSoon, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ number: row.period_number + 1, amount_cents: nextCost(row).amount_cents },
    ...{ at: row.period_end.toISOString(), trial: row.state === 'trialing' },
  });
  return due_at;
}

/** Pays the next period and begins it, has the saved card charged for it, or notes that it could not be paid. Answers as `advanceOnce`. */
async function renew(platform: Platform, tx: Tx, given: Renewing & { fee_bp: number }): Promise<boolean> {
  const { row, renewal, before, plan, fee_bp } = given;
  const at = platform.clock.now();
  assert(row.user_id !== null, 'nobody pays for an account that is gone');
  const charge = chargeFor(row, renewal, { plan, fee_bp, at });
  await lockPlaces(tx, row, at);
  const tried = await tryToPay(platform, tx, charge, row.use_card ? row.tries : undefined);
  if (tried.kind === 'paid')
    return isDue(await beginPeriod(platform, tx, { ...given, paid: tried.paid, at }), at);
  if (tried.kind === 'charging') {
    await waitForCard(tx, row, { charge_id: tried.charge_id, at });
    return false;
  }
  return noteFailure(platform, tx, { row, before, plan, amount_cents: charge.amount_cents, at });
}
