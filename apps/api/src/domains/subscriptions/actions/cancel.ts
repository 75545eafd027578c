// Owns canceling and resuming, and the consent to a higher price: what the fan decides about the next payment.

import type { CancelReason } from '@stagepass/base/subscription-kinds.ts';
import { noSavedCard } from '@stagepass/contract/ledger/errors.ts';
import {
  alreadyEnded,
  offerChanged,
  paymentUnderWay,
  planNotOffered,
} from '@stagepass/contract/subscriptions/errors.ts';
import { subscriptionCancelled } from '@stagepass/contract/subscriptions/events.ts';
import { savedCardOf } from '#domains/ledger/public/saved-card-of.ts';
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { type IdempotentCall, withIdempotency } from '#platform/idempotency/idempotency.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwn, requireSubscriber } from '../access.ts';
import { advanceIfDue } from '../advance.ts';
import { applyPriceIn } from '../apply-prices.ts';
import { endSubscription } from '../end-subscription.ts';
import { findPlan, givePlace } from '../plans.store.ts';
import { dueAt, placeAhead, remindAt } from '../subscription.rules.ts';
import { lockSubscription, updateSubscription } from '../subscriptions.store.ts';
import type { SubscriptionRow } from '../tables.ts';
import { giveTier } from '../tier-of-plan.ts';

/** One's own, brought up to date, that has not ended; locked until the work is done. */
export async function changeOwn(
  platform: Platform,
  actor: SignedIn,
  id: string,
  work: (tx: Tx, row: SubscriptionRow & { user_id: string }) => Promise<void>,
): Promise<void> {
  await advanceIfDue(platform, await loadOwn(platform.db, actor, id));
  await platform.db.transaction(async (tx) => work(tx, await lockOwn(tx, actor, id)));
}

/** The same for a call that moves value: once for its key, and answered again as it was. */
export async function changeOwnOnce(
  platform: Platform,
  actor: SignedIn,
  id: string,
  call: IdempotentCall,
  work: (tx: Tx) => Promise<{ subscription_id: string }>,
): Promise<void> {
  await advanceIfDue(platform, await loadOwn(platform.db, actor, id));
  await platform.db.transaction((tx) => withIdempotency(tx, call, () => work(tx)));
}

export async function lockOwn(
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<SubscriptionRow & { user_id: string }> {
  const row = await lockSubscription(tx, id);
  if (row === undefined || row.state === 'ended') return fail(alreadyEnded);
  const { user_id } = await loadOwn(tx, actor, id);
  return { ...row, user_id: user_id ?? actor.user_id };
}

/**
 * What was paid for stays until its end. Where a payment is open, nothing was paid for: it ends at once, and a charge of the card that was
 * not sent yet is withdrawn; what was sent stays in the wallet.
 */
export async function cancelSubscription(
  platform: Platform,
  actor: SignedIn,
  id: string,
  reason: CancelReason | null,
): Promise<void> {
  const { db } = platform;
  await loadOwn(db, actor, id);
  // Not brought up to date first: whoever cancels after the end of a period must not be charged for the next one by canceling.
  await db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, id);
    if (row.cancelled_at === null) await cancelRow(platform, tx, row, reason);
  });
  await advanceIfDue(platform, await loadOwn(db, actor, id));
}

/** The row is locked. */
export async function cancelRow(
  platform: Platform,
  tx: Tx,
  row: SubscriptionRow & { user_id: string },
  cancel_reason: CancelReason | null,
  why: 'cancelled' | 'staff' = 'cancelled',
): Promise<void> {
  const at = platform.clock.now();
  if (row.state === 'past_due' || row.charge_id !== null) {
    await updateSubscription(tx, row.id, { cancelled_at: at, cancel_reason });
    await endSubscription(tx, row, { why, ended_at: at });
    return;
  }
  const ahead = placeAhead(row);
  if (ahead !== null) await givePlace(tx, ahead);
  const changed = {
    ...{ cancelled_at: at, cancel_reason, remind_at: null },
    ...{ next_plan_id: null, next_billing: null, next_price_cents: null },
  };
  await updateSubscription(tx, row.id, { ...changed, due_at: dueAt({ ...row, ...changed }) });
  const plan = await findPlan(tx, row.plan_id);
  if (plan !== undefined) await giveTier(platform, tx, { ...row, ...changed }, { plan });
  await tx.emit(subscriptionCancelled, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan?.name ?? '' },
    ...{ ends_at: row.period_end.toISOString(), why },
  });
}

export async function resumeSubscription(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await changeOwn(platform, actor, id, async (tx, row) => {
    if (row.cancelled_at === null) return;
    await requireSubscriber(platform, tx, actor, row.club_id);
    const plan = await findPlan(tx, row.plan_id);
    if (plan === undefined || plan.state === 'archived') return fail(planNotOffered);
    const { period_start: starts_at, period_end: ends_at, time_zone, billing } = row;
    const trial = row.state === 'trialing';
    const again = remindAt({ trial, yearly: billing === 'yearly', time_zone, starts_at, ends_at });
    const changed = {
      ...{ cancelled_at: null, cancel_reason: null },
      remind_at: again !== null && again > platform.clock.now() ? again : null,
    };
    await updateSubscription(tx, row.id, { ...changed, due_at: dueAt({ ...row, ...changed }) });
    await giveTier(platform, tx, { ...row, ...changed }, { plan });
    // Nobody was asked while another plan was to come.
    await applyPriceIn(platform, tx, row.id);
  });
}

export function acceptPrice(
  platform: Platform,
  actor: SignedIn,
  id: string,
  price_cents: number,
): Promise<void> {
  return changeOwn(platform, actor, id, async (tx, row) => {
    if (row.price_cents === price_cents && row.offered_price_cents === null) return;
    // What the card is being charged has to be what is paid.
    if (row.charge_id !== null) fail(paymentUnderWay);
    if (row.offered_price_cents !== price_cents)
      fail(
        offerChanged,
        row.offered_price_cents === null ? undefined : { price_cents: row.offered_price_cents },
      );
    await updateSubscription(tx, row.id, { price_cents, offered_price_cents: null, offered_at: null });
  });
}

/** Switched off, the card is not charged any more: what was not sent yet is withdrawn, and what was sent is told. */
export function setUseCard(
  platform: Platform,
  actor: SignedIn,
  id: string,
  use_card: boolean,
): Promise<void> {
  return changeOwn(platform, actor, id, async (tx, row) => {
    if (use_card && (await savedCardOf(platform, tx, actor.user_id)) === undefined) fail(noSavedCard);
    if (!use_card && !(await withdrawCharge(tx, row.charge_id, platform.clock.now()))) fail(paymentUnderWay);
    await updateSubscription(tx, row.id, { use_card });
  });
}
