// Owns what a change of plan or billing would do now: its moment, what is unused of the running period, and what is charged.

import type { Billing, ChangeMoment } from '@stagepass/base/subscription-kinds.ts';
import {
  nothingToChange,
  paymentOpen,
  planNotFound,
  planNotOffered,
} from '@stagepass/contract/subscriptions/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { worthOf } from './end-subscription.ts';
import { periodOf, type Span } from './periods.rules.ts';
import { findPeriod } from './periods.store.ts';
import { findPlan, priceOf } from './plans.store.ts';
import { unusedPart, type Value } from './pro-rata.rules.ts';
import { momentOfChange } from './subscription.rules.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

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
  readonly charge_cents: number;
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
  if (row.state === 'past_due') fail(paymentOpen);
  const plan = await findPlan(tx, wish.plan_id);
  if (plan?.club_id !== row.club_id) return fail(planNotFound);
  const waits = row.next_plan_id === plan.id && row.next_billing === billing;
  if (waits || (row.plan_id === plan.id && row.billing === billing)) fail(nothingToChange);
  const price_cents = priceOf(plan, billing);
  const isOffered = plan.state === 'active' || (plan.id === row.plan_id && plan.state === 'paused');
  if (!isOffered || price_cents === undefined) return fail(planNotOffered);
  const period = await findPeriod(tx, { subscription_id: row.id, number: row.period_number });
  const unused = period === undefined ? nothing : unusedPart(worthOf(period), period, now);
  const when = momentOfChange({ ...row, unused_cents: unused.value_cents }, { billing, price_cents });
  const credit = when === 'now' ? unused : nothing;
  return {
    ...{ plan, billing, when, price_cents, credit },
    charge_cents: when === 'now' ? price_cents - credit.value_cents : 0,
    span: spanOf(row, { billing, when, now }),
  };
}

function spanOf(
  row: SubscriptionRow,
  { billing, when, now }: { billing: Billing; when: ChangeMoment; now: Date },
): Span {
  const { time_zone, period_end } = row;
  if (when === 'now') return periodOf({ anchor_at: now, billing, time_zone }, 0);
  if (when === 'trial') return { starts_at: now, ends_at: period_end };
  return periodOf({ anchor_at: period_end, billing, time_zone }, 0);
}
