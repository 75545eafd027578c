// Owns the change of plan or billing: up at once with a new period, down at the end of the running one, free during a trial.

import { GRACE_DAYS } from '@stagepass/base/subscription-kinds.ts';
import {
  chargeChanged,
  paymentUnderWay,
  planFull,
  planPriceChanged,
} from '@stagepass/contract/subscriptions/errors.ts';
import { subscriptionChanged } from '@stagepass/contract/subscriptions/events.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { requireSubscriber } from '../access.ts';
import { applyPriceIn } from '../apply-prices.ts';
import { noDiscount } from '../discount.rules.ts';
import { daysAfter } from '../periods.rules.ts';
import { insertPeriod, updatePeriod } from '../periods.store.ts';
import { findPlan, givePlace, lockPlan, takePlace } from '../plans.store.ts';
import { type Change, quoteChange, type Wish } from '../quote-change.ts';
import { chargeWallet } from '../renew-payment.ts';
import { dueAt, placeAhead, remindAt } from '../subscription.rules.ts';
import { updateSubscription } from '../subscriptions.store.ts';
import type { SubscriptionRow } from '../tables.ts';
import { giveTier } from '../tier-of-plan.ts';
import { changeOwn, lockOwn } from './cancel.ts';

type Own = SubscriptionRow & { user_id: string };

export interface Changing extends Wish {
  expected_charge_cents: number;
  expected_price_cents: number;
}

/** In the caller's transaction, once for its key. Locks: the subscription, plans in the order of their ids, accounts. */
export async function changePlanOf(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id, ...given }: Changing & { id: string },
): Promise<{ subscription_id: string }> {
  const row = await lockOwn(tx, actor, id);
  await requireSubscriber(platform, tx, actor, row.club_id);
  const plans = new Set([
    row.plan_id,
    given.plan_id,
    ...(row.next_plan_id === null ? [] : [row.next_plan_id]),
  ]);
  for (const plan of [...plans].toSorted()) await lockPlan(tx, plan);
  const now = platform.clock.now();
  const change = await quoteChange(tx, row, given, now);
  if (change.price_cents !== given.expected_price_cents)
    fail(planPriceChanged, { price_cents: change.price_cents });
  if (change.charge_cents !== given.expected_charge_cents)
    fail(chargeChanged, { charge_cents: change.charge_cents });
  await movePlaces(tx, row, change);
  if (change.when === 'period-end') await planChange(tx, row, change);
  else await changeNow(platform, tx, { row, change, now });
  return { subscription_id: id };
}

/**
 * The place in the new plan is taken at once, also where the plan begins later: nobody is promised what is gone by then. Another billing of
 * the same plan needs none.
 */
async function movePlaces(tx: Tx, row: Own, { plan, when }: Change): Promise<void> {
  const ahead = placeAhead(row);
  if (ahead !== null) await givePlace(tx, ahead);
  if (plan.id === row.plan_id) return;
  if (when !== 'period-end') await givePlace(tx, row.plan_id);
  if (!(await takePlace(tx, plan.id))) fail(planFull, { places: plan.places });
}

async function planChange(tx: Tx, row: Own, { plan, billing, price_cents }: Change): Promise<void> {
  const changed = {
    ...{ next_plan_id: plan.id, next_billing: billing, next_price_cents: price_cents },
  };
  await updateSubscription(tx, row.id, changed);
}

async function changeNow(
  platform: Platform,
  tx: Tx,
  { row, change, now }: { row: Own; change: Change; now: Date },
): Promise<void> {
  const { plan, billing, price_cents, span, charge_cents, credit, credit_since, when } = change;
  const before = (await findPlan(tx, row.plan_id)) ?? plan;
  const trial = when === 'trial';
  const number = row.period_number + 1;
  const of = { subscription_id: row.id, number: row.period_number };
  const { starts_at, ends_at } = span;
  const paid = await chargeWallet(tx, {
    ...{ subscription_id: row.id, number, user_id: row.user_id, club_id: row.club_id, at: now },
    amount_cents: charge_cents,
    fee_bp: await primaryFeeOf(tx, row.club_id),
    lines: [
      { text: plan.name, quantity: 1, amount_cents: charge_cents + credit.value_cents },
      ...(credit.value_cents === 0
        ? []
        : [{ text: `Unused days of ${before.name}`, quantity: 1, amount_cents: -credit.value_cents }]),
    ],
  });
  await updatePeriod(tx, of, { ends_at: now });
  await insertPeriod(tx, {
    ...{
      subscription_id: row.id,
      number,
      club_id: row.club_id,
      plan_id: plan.id,
      billing,
      starts_at,
      ends_at,
    },
    ...{ kind: trial ? 'trial' : 'paid', price_cents: trial ? 0 : price_cents, paid_cents: charge_cents },
    ...{ credit_cents: credit.value_cents, credit_fee_cents: credit.fee_cents, credit_since },
    ...{ at: now, ...paid },
  });
  const { time_zone } = row;
  // Told of already, or still to be.
  const isSameTrial = trial && ends_at.getTime() === row.period_end.getTime();
  const changed = {
    ...{ plan_id: plan.id, billing, price_cents, period_number: number },
    ...{ period_start: starts_at, period_end: ends_at },
    ...(trial ? { anchor_at: ends_at } : { state: 'active' as const, anchor_at: now, period_index: 0 }),
    access_until: daysAfter(ends_at, GRACE_DAYS, time_zone),
    remind_at: isSameTrial
      ? row.remind_at
      : remindAt({ trial, yearly: billing === 'yearly', time_zone, ...span }),
    ...{ next_plan_id: null, next_billing: null, next_price_cents: null },
    ...{ offered_price_cents: null, offered_at: null },
    ...noDiscount,
  };
  await updateSubscription(tx, row.id, { ...changed, due_at: dueAt({ ...row, ...changed }) });
  await giveTier(platform, tx, { ...row, ...changed }, { plan, before });
  await tx.emit(subscriptionChanged, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ number, paid_cents: charge_cents },
  });
}

export function keepPlan(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  return changeOwn(platform, actor, id, async (tx, row) => {
    if (row.next_plan_id === null) return;
    if (row.charge_id !== null) fail(paymentUnderWay);
    const ahead = placeAhead(row);
    if (ahead !== null) await givePlace(tx, ahead);
    await updateSubscription(tx, id, { next_plan_id: null, next_billing: null, next_price_cents: null });
    // Nobody was asked while another plan was to come.
    await applyPriceIn(platform, tx, id);
  });
}
