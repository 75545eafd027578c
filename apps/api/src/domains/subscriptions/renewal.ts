// Owns the parts of a renewal: what it hangs on, what it costs, the period that begins, and the failure that is noted.
import { assert } from '@stagepass/base/assert.ts';
import { GRACE_DAYS } from '@stagepass/base/subscription-kinds.ts';
import { subscriptionPaymentFailed, subscriptionRenewed } from '@stagepass/contract/subscriptions/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPriceIn } from './apply-prices.ts';
import { discountAfter, linesOf } from './discount.rules.ts';
import { endSubscription, lockPlacesOf } from './end-subscription.ts';
import { daysAfter } from './periods.rules.ts';
import { insertPeriod } from './periods.store.ts';
import { givePlace } from './plans.store.ts';
import type { Charge, Paid } from './renew-payment.ts';
import {
  type Around,
  afterFailure,
  chargesFrom,
  dueAt,
  lookAgainAt,
  placeAhead,
  type Renewal,
  remindAt,
} from './subscription.rules.ts';
import { updateSubscription } from './subscriptions.store.ts';
import { listSurroundings } from './surroundings.store.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';
import { giveTier } from './tier-of-plan.ts';

interface Surroundings {
  readonly around: Around;
  readonly plan: PlanRow;
  /** The plan that comes with the next period. */
  readonly next: PlanRow;
  /** Of the club, on what it sells itself. */
  readonly fee_bp: number;
}

export async function lookAround(tx: Tx, row: SubscriptionRow): Promise<Surroundings> {
  const plans = await listSurroundings(tx, row);
  const plan = plans.find(({ id }) => id === row.plan_id);
  const next = plans.find(({ id }) => id === (row.next_plan_id ?? row.plan_id));
  assert(plan !== undefined && next !== undefined, 'plans of subscriptions stay');
  const { club_gone, club_suspended, is_member, is_staff, away, fee_bp } = next;
  return {
    around: {
      plan_state: next.state,
      member: is_member,
      staff: is_staff,
      away,
      charges_from: chargesFrom(next),
      club: club_gone ? 'closing' : club_suspended ? 'suspended' : 'open',
    },
    ...{ plan, next, fee_bp },
  };
}

export interface Renewing {
  readonly row: SubscriptionRow;
  readonly renewal: Renewal;
  readonly before: PlanRow;
  readonly plan: PlanRow;
}

/** What the fan pays for the next period. */
export function chargeFor(
  row: SubscriptionRow,
  renewal: Renewal,
  { plan, fee_bp, at }: { plan: PlanRow; fee_bp: number; at: Date },
): Charge {
  assert(row.user_id !== null, 'nobody pays for an account that is gone');
  const { id: subscription_id, user_id, club_id, period_number } = row;
  const { amount_cents } = renewal;
  return {
    ...{ subscription_id, number: period_number + 1, user_id, club_id, fee_bp, amount_cents, at },
    lines: linesOf(plan.name, renewal),
  };
}

/**
 * Before anything is paid: plans are locked before accounts. Only where a place is given back after it, because the plan changes, or
 * because it is the last try: renewals of one plan that are due at one moment wait for nothing.
 */
export async function lockPlaces(tx: Tx, row: SubscriptionRow, at: Date): Promise<void> {
  if (placeAhead(row) === null && afterFailure(row, at) !== null) return;
  await lockPlacesOf(tx, row);
}

/** The payment is made, and `lockPlaces` came before it; everything else about the period follows. Answers when the subscription is due again. */
export async function beginPeriod(
  platform: Platform,
  tx: Tx,
  given: Renewing & { paid: Paid; at: Date; charge_id?: string | null },
): Promise<Date | null> {
  const { row, renewal, before, plan, paid, charge_id = null, at } = given;
  const { index, anchor_at, starts_at, ends_at, price_cents, discount_cents, free } = renewal;
  const number = row.period_number + 1;
  const billing = row.next_billing ?? row.billing;
  const amount = renewal.amount_cents;
  await insertPeriod(tx, {
    ...{
      subscription_id: row.id,
      number,
      club_id: row.club_id,
      plan_id: plan.id,
      billing,
      starts_at,
      ends_at,
      at,
    },
    ...{ kind: free ? 'free' : 'paid', price_cents: amount, discount_cents, paid_cents: amount, ...paid },
    ...{ tries: row.tries + 1, charge_id },
  });
  const changed = {
    ...{ state: 'active' as const, plan_id: plan.id, billing, price_cents, anchor_at },
    ...{ period_number: number, period_index: index, period_start: starts_at, period_end: ends_at },
    access_until: daysAfter(ends_at, GRACE_DAYS, row.time_zone),
    remind_at: remindAt({
      ...{ trial: false, yearly: billing === 'yearly', time_zone: row.time_zone, starts_at, ends_at },
    }),
    ...discountAfter(row, renewal),
    ...{ failed_at: null, next_try_at: null, tries: 0, charge_id: null },
    ...{ next_plan_id: null, next_billing: null, next_price_cents: null },
    // Another plan has another price: what was asked for the old one is over.
    ...(row.next_plan_id === null ? {} : { offered_price_cents: null, offered_at: null }),
  };
  const due_at = dueAt(changed);
  await updateSubscription(tx, row.id, { ...changed, due_at });
  // Whoever changes to another plan gives back the place in the old one; that in the new one was taken before.
  if (placeAhead(row) !== null) await givePlace(tx, before.id);
  await giveTier(platform, tx, { ...row, ...changed }, { plan, before });
  assert(row.user_id !== null, 'nobody pays for an account that is gone');
  await tx.emit(subscriptionRenewed, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ number, paid_cents: amount, ends_at: ends_at.toISOString() },
  });
  // The price was agreed on when the change was planned: the plan may cost something else by now.
  if (row.next_plan_id !== null) await applyPriceIn(platform, tx, row.id);
  return due_at;
}

interface Failing extends Omit<Renewing, 'renewal'> {
  readonly amount_cents: number;
  readonly at: Date;
  /** A charge that may still be confirmed; told of by itself. */
  readonly charge_id?: string;
  /** The card may have been charged, and nobody has said. */
  readonly unanswered?: boolean;
}

/** Tells of it, and sets when it is tried again; after the last try the subscription ends, and false is answered. */
export async function noteFailure(
  platform: Platform,
  tx: Tx,
  { row, before, plan, amount_cents, at, charge_id, unanswered = false }: Failing,
): Promise<boolean> {
  const after = afterFailure(row, at);
  const tries = row.tries + 1;
  assert(row.user_id !== null, 'nobody pays for an account that is gone');
  if (after === null || charge_id === undefined)
    await tx.emit(subscriptionPaymentFailed, {
      ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
      ...{ number: row.period_number + 1, amount_cents, tries },
      next_try_at: after?.next_try_at.toISOString() ?? null,
      access_until: (after?.access_until ?? row.access_until).toISOString(),
      ...(unanswered ? { unanswered } : {}),
    });
  if (after === null) {
    await endSubscription(tx, row, { why: 'unpaid', ended_at: at });
    return false;
  }
  // Never less than was promised before.
  const access_until = after.access_until > row.access_until ? after.access_until : row.access_until;
  const changed = {
    ...{ state: 'past_due' as const, tries, remind_at: null, ...after, access_until },
    charge_id: charge_id ?? null,
  };
  const due_at = charge_id === undefined ? dueAt({ ...row, ...changed }) : lookAgainAt(at);
  await updateSubscription(tx, row.id, { ...changed, due_at });
  await giveTier(platform, tx, { ...row, ...changed }, { plan: before });
  return true;
}
