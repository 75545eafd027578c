// Owns how a plan's terms are read: its price by billing, its trial, and what a subscription to it would begin with.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import type { Plan } from '@stagepass/contract/subscriptions/shapes.ts';

const DAY_MS = 86_400_000;

export function priceOf(plan: Pick<Plan, 'monthly_cents' | 'yearly_cents'>, billing: Billing): number | null {
  return billing === 'yearly' ? plan.yearly_cents : plan.monthly_cents;
}

/** The wanted billing where the plan has it, otherwise the one that it has. */
export function billingOf(plan: Pick<Plan, 'monthly_cents' | 'yearly_cents'>, wanted: Billing): Billing {
  if (priceOf(plan, wanted) !== null) return wanted;
  return wanted === 'yearly' ? 'monthly' : 'yearly';
}

/** `$6` where there are no cents, as prices of plans are read. */
export function shortUsd(cents: number): string {
  return formatUsd(cents).replace(/\.00$/, '');
}

/** As the phone's calendar says it; the server says it exactly once it has begun. */
export function firstEnd(now: Date, { billing, trial_days }: { billing: Billing; trial_days: number }): Date {
  if (trial_days > 0) return new Date(now.getTime() + trial_days * DAY_MS);
  const end = new Date(now);
  const day = end.getDate();
  end.setDate(1);
  end.setMonth(end.getMonth() + (billing === 'yearly' ? 12 : 1));
  end.setDate(Math.min(day, new Date(end.getFullYear(), end.getMonth() + 1, 0).getDate()));
  return end;
}
