// Owns the end of a subscription: its place is free again, its tier goes, and what is unused may go back.

import type { EndReason } from '@stagepass/base/subscription-kinds.ts';
import { subscriptionEnded } from '@stagepass/contract/subscriptions/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { findPeriod } from './periods.store.ts';
import { findPlan, givePlace } from './plans.store.ts';
import { unusedPart, type Value } from './pro-rata.rules.ts';
import { atMost, missingFor, payBack } from './refund-money.ts';
import { updateSubscription } from './subscriptions.store.ts';
import type { PeriodRow, SubscriptionRow } from './tables.ts';
import { takeTier } from './tier-of-plan.ts';

export interface Ending {
  readonly why: EndReason;
  /** When it ended, which may be before it was noticed. */
  readonly ended_at: Date;
  readonly refunded_cents?: number;
}

/** The row is locked. */
export async function endSubscription(tx: Tx, row: SubscriptionRow, ending: Ending): Promise<void> {
  const { why, ended_at, refunded_cents = 0 } = ending;
  await updateSubscription(tx, row.id, {
    state: 'ended',
    ended_at,
    ended_why: why,
    due_at: null,
    remind_at: null,
    next_try_at: null,
    next_plan_id: null,
    next_billing: null,
    next_price_cents: null,
  });
  // In one order, as every transaction that locks two plans.
  const places = [row.plan_id, ...(row.next_plan_id === null ? [] : [row.next_plan_id])].toSorted();
  for (const plan_id of places) await givePlace(tx, plan_id);
  await takeTier(tx, row);
  if (row.user_id === null) return;
  const plan = (await findPlan(tx, row.plan_id))?.name ?? '';
  await tx.emit(subscriptionEnded, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan, why, refunded_cents },
  });
}

/** What a period is worth whole. */
export function worthOf(period: PeriodRow): Value {
  return {
    value_cents: period.paid_cents + period.credit_cents,
    fee_cents: period.fee_cents + period.credit_fee_cents,
  };
}

/** Ends it now, and pays back the days that are left, as far as the club has the money. */
export async function endWithUnused(
  tx: Tx,
  row: SubscriptionRow,
  { why, at }: { why: EndReason; at: Date },
): Promise<void> {
  const period = await findPeriod(tx, { subscription_id: row.id, number: row.period_number });
  let refunded_cents = 0;
  if (period !== undefined && row.user_id !== null && row.period_end > at) {
    const unused = unusedPart(worthOf(period), period, at);
    const back = atMost(unused, await missingFor(tx, { period, back: unused }));
    const plan = (await findPlan(tx, row.plan_id))?.name ?? '';
    refunded_cents = await payBack(tx, { period, user_id: row.user_id, plan, back, at });
  }
  await endSubscription(tx, row, { why, ended_at: at, refunded_cents });
}
