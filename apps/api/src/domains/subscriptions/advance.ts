// Owns that a subscription is what the clock says: renewed, tried again, reminded of or ended, by the job and by the first look alike.
import { assert } from '@stagepass/base/assert.ts';
import { GRACE_DAYS } from '@stagepass/base/subscription-kinds.ts';
import {
  subscriptionPaymentFailed,
  subscriptionRenewed,
  subscriptionRenewsSoon,
} from '@stagepass/contract/subscriptions/events.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { endSubscription } from './end-subscription.ts';
import { daysAfter } from './periods.rules.ts';
import { insertPeriod } from './periods.store.ts';
import { givePlace, listPlans } from './plans.store.ts';
import { type Paid, tryWallet } from './renew-payment.ts';
import { type Around, afterFailure, dueAt, nextStep, type Renewal, remindAt } from './subscription.rules.ts';
import { isMember, lockSubscription, updateSubscription } from './subscriptions.store.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';
import { giveTier } from './tier-of-plan.ts';

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

/** Answers whether there was a step. */
async function advanceOnce(platform: Platform, tx: Tx, id: string): Promise<boolean> {
  const row = await lockSubscription(tx, id);
  if (row === undefined || row.user_id === null) return false;
  const now = platform.clock.now();
  const { around, plan, next } = await lookAround(platform, tx, row);
  const step = nextStep(row, around, now);
  if (step.kind === 'none') return false;
  if (step.kind === 'end') await endSubscription(tx, row, { why: step.why, ended_at: step.at });
  else if (step.kind === 'remind') await remind(tx, { row, plan: next });
  else await renew(platform, tx, { row, renewal: step, before: plan, plan: next });
  return true;
}

interface Surroundings {
  readonly around: Around;
  readonly plan: PlanRow;
  /** The plan that comes with the next period. */
  readonly next: PlanRow;
}

export async function lookAround(platform: Platform, tx: Tx, row: SubscriptionRow): Promise<Surroundings> {
  const plans = await listPlans(tx, [row.plan_id, ...(row.next_plan_id === null ? [] : [row.next_plan_id])]);
  const plan = plans.get(row.plan_id);
  const next = plans.get(row.next_plan_id ?? row.plan_id);
  assert(plan !== undefined && next !== undefined, 'plans of subscriptions stay');
  const club = await findClub(platform, tx, row.club_id);
  const gone = club === undefined || club.delete_after !== null || club.closed_at !== null;
  const member = row.user_id !== null && (await isMember(tx, { club_id: row.club_id, user_id: row.user_id }));
  return {
    around: {
      plan_state: next.state,
      member,
      club: gone ? 'closing' : club.suspended_at === null ? 'open' : 'suspended',
    },
    plan,
    next,
  };
}

async function remind(tx: Tx, { row, plan }: { row: SubscriptionRow; plan: PlanRow }): Promise<void> {
  const changed = { ...row, remind_at: null };
  await updateSubscription(tx, row.id, { remind_at: null, due_at: dueAt(changed) });
  if (row.user_id === null) return;
  await tx.emit(subscriptionRenewsSoon, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ number: row.period_number + 1, amount_cents: row.next_price_cents ?? row.price_cents },
    ...{ at: row.period_end.toISOString(), trial: row.state === 'trialing' },
  });
}

interface Renewing {
  readonly row: SubscriptionRow;
  readonly renewal: Renewal;
  readonly before: PlanRow;
  readonly plan: PlanRow;
}

/** Pays the next period and begins it, or notes that it could not be paid. */
async function renew(platform: Platform, tx: Tx, given: Renewing): Promise<void> {
  const { row, renewal, before, plan } = given;
  const at = platform.clock.now();
  assert(row.user_id !== null, 'nobody pays for an account that is gone');
  const number = row.period_number + 1;
  const amount_cents = renewal.free ? 0 : renewal.price_cents;
  const paid = await tryWallet(tx, {
    ...{ subscription_id: row.id, number, user_id: row.user_id, club_id: row.club_id, amount_cents, at },
    lines: [{ text: plan.name, quantity: 1, amount_cents }],
  });
  if (paid === undefined) await noteFailure(platform, tx, { row, before, plan, amount_cents, at });
  else await beginPeriod(platform, tx, { ...given, paid, at });
}

/** The payment is made; everything else about the period follows. */
export async function beginPeriod(
  platform: Platform,
  tx: Tx,
  { row, renewal, before, plan, paid, at }: Renewing & { paid: Paid; at: Date },
): Promise<void> {
  const { index, anchor_at, starts_at, ends_at, price_cents, free } = renewal;
  const number = row.period_number + 1;
  const billing = row.next_billing ?? row.billing;
  const amount = free ? 0 : price_cents;
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
    ...{ kind: free ? 'free' : 'paid', price_cents: amount, paid_cents: amount, ...paid },
    tries: row.tries + 1,
  });
  const changed = {
    ...{ state: 'active' as const, plan_id: plan.id, billing, price_cents, anchor_at },
    ...{ period_number: number, period_index: index, period_start: starts_at, period_end: ends_at },
    access_until: daysAfter(ends_at, GRACE_DAYS, row.time_zone),
    remind_at: remindAt({
      ...{ trial: false, yearly: billing === 'yearly', time_zone: row.time_zone, starts_at, ends_at },
    }),
    ...{ failed_at: null, next_try_at: null, tries: 0 },
    ...{ next_plan_id: null, next_billing: null, next_price_cents: null },
    // Another plan has another price: what was asked for the old one is over.
    ...(row.next_plan_id === null ? {} : { offered_price_cents: null, offered_at: null }),
  };
  await updateSubscription(tx, row.id, { ...changed, due_at: dueAt(changed) });
  // Whoever changes to another plan gives back the place in the old one; that in the new one was taken before.
  if (row.next_plan_id !== null) await givePlace(tx, before.id);
  await giveTier(platform, tx, { ...row, ...changed }, { plan, before });
  assert(row.user_id !== null, 'nobody pays for an account that is gone');
  await tx.emit(subscriptionRenewed, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ number, paid_cents: amount, ends_at: ends_at.toISOString() },
  });
}

/** Tells of it, and sets when it is tried again; after the last try the subscription ends. */
async function noteFailure(
  platform: Platform,
  tx: Tx,
  { row, before, plan, amount_cents, at }: Omit<Renewing, 'renewal'> & { amount_cents: number; at: Date },
): Promise<void> {
  const after = afterFailure(row, at);
  const tries = row.tries + 1;
  assert(row.user_id !== null, 'nobody pays for an account that is gone');
  await tx.emit(subscriptionPaymentFailed, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ number: row.period_number + 1, amount_cents, tries },
    next_try_at: after?.next_try_at.toISOString() ?? null,
    access_until: (after?.access_until ?? row.access_until).toISOString(),
  });
  if (after === null) {
    await endSubscription(tx, row, { why: 'unpaid', ended_at: at });
    return;
  }
  // Never less than was promised before.
  const access_until = after.access_until > row.access_until ? after.access_until : row.access_until;
  const changed = { state: 'past_due' as const, tries, remind_at: null, ...after, access_until };
  await updateSubscription(tx, row.id, { ...changed, due_at: dueAt({ ...row, ...changed }) });
  await giveTier(platform, tx, { ...row, ...changed }, { plan: before });
}
