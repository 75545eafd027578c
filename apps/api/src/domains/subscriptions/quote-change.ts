// Owns what a change of plan or billing would do now: its moment, what is unused of the running period, and what is charged.

import type { Billing, ChangeMoment } from '@stagepass/base/subscription-kinds.ts';
import {
  nothingToChange,
  paymentOpen,
  paymentUnderWay,
  planNotFound,
  planNotOffered,
  resumeFirst,
} from '@stagepass/contract/subscriptions/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { refundableOf } from './money-back.rules.ts';
import { daysAfter, periodOf, type Span } from './periods.rules.ts';
import { findPeriod } from './periods.store.ts';
import { findPlan, priceOf } from './plans.store.ts';
import { unusedPart, type Value, worthOf } from './pro-rata.rules.ts';
import { momentOfChange } from './subscription.rules.ts';
import type { PeriodRow, PlanRow, SubscriptionRow } from './tables.ts';

export interface Wish {
  plan_id: string;
  billing: Billing;
}

export interface Change {
  readonly plan: PlanRow;
  readonly billing: Billing;
  readonly when: ChangeMoment;
  readonly price_cents: number;
  /** Nothing, but where it happens now. */
  readonly credit: Value;
  /** When the money of the credit was first paid. */
  readonly credit_since: Date | null;
  readonly charge_cents: number;
  readonly discount_ends: boolean;
  /** Of the new plan's first period. */
  readonly span: Span;
}

const nothing: Value = { value_cents: 0, fee_cents: 0 };

/** Who may is the caller's to have asked. */
export async function quoteChange(
  tx: Executor,
  row: SubscriptionRow,
  wish: Wish,
  now: Date,
): Promise<Change> {
  const { billing } = wish;
  if (row.cancelled_at !== null) fail(resumeFirst);
  if (row.charge_id !== null) fail(paymentUnderWay);
  if (row.state === 'past_due') fail(paymentOpen);
  const plan = await findPlan(tx, wish.plan_id);
  if (plan?.club_id !== row.club_id) return fail(planNotFound);
  const waits = row.next_plan_id === plan.id && row.next_billing === billing;
  if (waits || (row.plan_id === plan.id && row.billing === billing)) fail(nothingToChange);
  const price_cents = priceOf(plan, billing);
  const isOffered = plan.state === 'active' || (plan.id === row.plan_id && plan.state === 'paused');
  if (!isOffered || price_cents === undefined) return fail(planNotOffered);
  const period = await findPeriod(tx, { subscription_id: row.id, number: row.period_number });
  const unused = period === undefined ? nothing : unusedOf(row, period, now);
  const trial_until = trialUntil(row, plan);
  const to = { billing, price_cents, trial_left: trial_until > now };
  const when = momentOfChange({ ...row, unused_cents: unused.value_cents }, to);
  const credit = when === 'now' ? unused : nothing;
  return {
    ...{ plan, billing, when, price_cents, credit },
    credit_since: credit.value_cents === 0 || period === undefined ? null : firstPaid(period),
    discount_ends: row.discount_percent !== null,
    charge_cents: when === 'now' ? price_cents - credit.value_cents : 0,
    span: spanOf(row, { billing, when, now, trial_until }),
  };
}

/** By days; what could be had back whole, as nothing of it was used, counts whole. */
function unusedOf(row: SubscriptionRow, period: PeriodRow, now: Date): Value {
  const whole = worthOf(period);
  const back = refundableOf(row, period, { now, silent_since: null });
  return 'why' in back && back.amount_cents === whole.value_cents ? whole : unusedPart(whole, period, now);
}

function firstPaid({ credit_cents, credit_since, at }: PeriodRow): Date | null {
  return credit_cents > 0 ? credit_since : at;
}

/** A fan tries each plan for as long as it can be tried, counted from where the trial began. */
function trialUntil({ started_at, time_zone }: SubscriptionRow, { trial_days }: PlanRow): Date {
  return daysAfter(started_at, trial_days, time_zone);
}

function spanOf(
  row: SubscriptionRow,
  { billing, when, now, trial_until }: { billing: Billing; when: ChangeMoment; now: Date; trial_until: Date },
): Span {
  const { time_zone, period_end } = row;
  if (when === 'now') return periodOf({ anchor_at: now, billing, time_zone }, 0);
  if (when === 'trial')
    return { starts_at: now, ends_at: trial_until < period_end ? trial_until : period_end };
  return periodOf({ anchor_at: period_end, billing, time_zone }, 0);
}
