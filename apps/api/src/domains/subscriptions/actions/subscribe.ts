// Owns subscribing: place, trial or payment, and access move in one transaction; the last place goes to one fan, however many press.

import { type Billing, GRACE_DAYS } from '@stagepass/base/subscription-kinds.ts';
import {
  alreadySubscribed,
  planFull,
  planNotFound,
  planNotOffered,
  planPriceChanged,
  trialChanged,
  trialUsed,
} from '@stagepass/contract/subscriptions/errors.ts';
import { subscriptionStarted } from '@stagepass/contract/subscriptions/events.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { savedCardOf } from '#domains/ledger/public/saved-card-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { type IdempotentCall, withIdempotency } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPlan, requireSubscriber } from '../access.ts';
import { advanceIfDue } from '../advance.ts';
import { afterPaid, type Cost, costOf, type Discounted, linesOf, noDiscount } from '../discount.rules.ts';
import { daysAfter, periodOf, type Span } from '../periods.rules.ts';
import { insertPeriod } from '../periods.store.ts';
import { findPlan, lockPlan, priceOf, takePlace } from '../plans.store.ts';
import { chargeWallet } from '../renew-payment.ts';
import { dueAt, remindAt } from '../subscription.rules.ts';
import { findLive, insertSubscription, insertTrial, lockFanInClub } from '../subscriptions.store.ts';
import type { PlanRow, SubscriptionRow } from '../tables.ts';
import { openAccess } from '../tier-of-plan.ts';
import { findOffer } from '../use-offer.ts';

export interface Subscribing {
  plan_id: string;
  billing: Billing;
  expected_price_cents: number;
  expected_trial_days: number;
  /** The saved card is charged for a renewal where the wallet has too little. */
  use_card?: boolean;
  code?: string | null;
  win_back?: boolean;
}

/** Once for its key. What the clock has ended since is ended first, in a transaction of its own, so that it stands in nobody's way. */
export async function subscribeOnce(
  platform: Platform,
  actor: SignedIn,
  given: Subscribing,
  call: IdempotentCall,
): Promise<string> {
  const { db } = platform;
  const plan = await findPlan(db, given.plan_id);
  if (plan !== undefined)
    await advanceIfDue(platform, await findLive(db, { club_id: plan.club_id, user_id: actor.user_id }));
  const work = (tx: Tx) => withIdempotency(tx, call, () => subscribe(platform, tx, actor, given));
  return (await db.transaction(work)).subscription_id;
}

export async function subscribe(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: Subscribing,
): Promise<{ subscription_id: string }> {
  const { club_id } = (await loadPlan(platform, tx, actor, given.plan_id, 'see-inside')).plan;
  const { club } = await requireSubscriber(platform, tx, actor, club_id);
  const { user_id } = actor;
  // Nobody agreed to a card that was not there to be shown.
  const use_card = given.use_card === true && (await savedCardOf(platform, tx, user_id)) !== undefined;
  return beginSubscription(platform, tx, {
    ...{ ...given, club_id, user_id, use_card, time_zone: club.time_zone },
  });
}

/** Who may is the caller's to have asked. Locks: the fan in the club, the plan, the code, accounts. */
export async function beginSubscription(
  platform: Platform,
  tx: Tx,
  given: Subscribing & { club_id: string; user_id: string; time_zone: string },
): Promise<{ subscription_id: string }> {
  const { club_id, user_id, plan_id, billing } = given;
  await lockFanInClub(tx, { club_id, user_id });
  const before = await findLive(tx, { club_id, user_id });
  if (before !== undefined) fail(alreadySubscribed, { subscription_id: before.id });
  const plan = (await lockPlan(tx, plan_id)) ?? fail(planNotFound);
  const at = platform.clock.now();
  const offer = await findOffer(tx, { ...given, at });
  const cost = requireTerms(plan, given, offer?.percent ?? null);
  if (!(await takePlace(tx, plan_id))) fail(planFull, { places: plan.places });
  const trial = given.expected_trial_days > 0;
  if (trial && !(await insertTrial(tx, { club_id, user_id, at }))) fail(trialUsed);
  const discount: Discounted =
    offer === null ? noDiscount : { discount_percent: offer.percent, discount_left: offer.periods };
  const { price_cents } = cost;
  const row = rowOf(platform, {
    ...given,
    price_cents,
    discount: trial ? discount : afterPaid(discount),
    at,
  });
  await insertSubscription(tx, row);
  await offer?.take({ club_id, user_id, subscription_id: row.id, at });
  await pay(tx, { row, user_id, plan, billing, cost, at });
  await openAccess(platform, tx, row, plan);
  await tx.emit(subscriptionStarted, {
    ...{ subscription_id: row.id, club_id, user_id, plan: plan.name },
    paid_cents: trial ? 0 : cost.amount_cents,
    trial_until: trial ? row.period_end.toISOString() : null,
    ends_at: row.period_end.toISOString(),
  });
  return { subscription_id: row.id };
}

/** What the screen showed is what holds, under the lock of the plan. */
function requireTerms(plan: PlanRow, given: Subscribing, percent: number | null): Cost {
  const price = priceOf(plan, given.billing);
  if (plan.state !== 'active' || price === undefined) return fail(planNotOffered);
  const cost = costOf(price, percent);
  const { amount_cents } = cost;
  if (amount_cents !== given.expected_price_cents) fail(planPriceChanged, { price_cents: amount_cents });
  const days = given.expected_trial_days;
  if (days > 0 && days !== plan.trial_days) fail(trialChanged, { trial_days: plan.trial_days });
  return cost;
}

interface Beginning {
  club_id: string;
  user_id: string;
  time_zone: string;
  price_cents: number;
  discount: Discounted;
  at: Date;
}

type NewRow = SubscriptionRow & { user_id: string };

/** As it is when it begins with a trial or its first payment. */
export function rowOf(platform: Platform, given: Subscribing & Beginning): NewRow {
  const { club_id, user_id, plan_id, billing, price_cents, discount, time_zone, at } = given;
  const days = given.expected_trial_days;
  const trial = days > 0;
  const span: Span = trial
    ? { starts_at: at, ends_at: daysAfter(at, days, time_zone) }
    : periodOf({ anchor_at: at, billing, time_zone }, 0);
  const row = {
    ...{ id: newId(platform), club_id, user_id, plan_id, billing, price_cents, time_zone },
    state: trial ? ('trialing' as const) : ('active' as const),
    anchor_at: trial ? span.ends_at : at,
    ...{ period_number: 1, period_index: trial ? -1 : 0 },
    ...{ period_start: span.starts_at, period_end: span.ends_at },
    access_until: daysAfter(span.ends_at, GRACE_DAYS, time_zone),
    remind_at: remindAt({ trial, yearly: billing === 'yearly', time_zone, ...span }),
    ...{ failed_at: null, tries: 0, next_try_at: null, cancelled_at: null, cancel_reason: null },
    ...{ next_plan_id: null, next_billing: null, next_price_cents: null },
    ...{ ...discount, gifted: false },
    ...{ offered_price_cents: null, offered_at: null, used_at: null },
    ...{ use_card: given.use_card ?? false, charge_id: null },
    ...{ started_at: at, ended_at: null, ended_why: null },
  };
  return { ...row, due_at: dueAt(row) };
}

async function pay(
  tx: Tx,
  {
    row,
    user_id,
    plan,
    billing,
    cost,
    at,
  }: { row: NewRow; user_id: string; plan: PlanRow; billing: Billing; cost: Cost; at: Date },
): Promise<void> {
  const { id: subscription_id, club_id, period_start: starts_at, period_end: ends_at } = row;
  const trial = row.state === 'trialing';
  const { discount_cents, amount_cents } = trial ? costOf(0, null) : cost;
  const paid = await chargeWallet(tx, {
    ...{ subscription_id, number: 1, user_id, club_id, amount_cents, at },
    fee_bp: await primaryFeeOf(tx, club_id),
    lines: linesOf(plan.name, cost),
  });
  await insertPeriod(tx, {
    ...{ subscription_id, number: 1, club_id, plan_id: plan.id, billing, starts_at, ends_at, at },
    ...{ kind: trial ? 'trial' : 'paid', price_cents: amount_cents, discount_cents },
    ...{ paid_cents: amount_cents, ...paid },
  });
}
