// Owns how a plan's terms are read: its price by billing, its trial, and what a subscription to it would begin with.
import { formatUsd } from '@stagepass/base/money.ts';
import { type Billing, discountOf } from '@stagepass/base/subscription-kinds.ts';
import type { CodeQuote } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import type { Plan, PlanView } from '@stagepass/contract/subscriptions/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { discountCopy } from '../copy.ts';

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

/** How many months' price a year costs less than twelve of them, in whole months; 0 where there is nothing to compare. */
export function monthsFree({
  monthly_cents,
  yearly_cents,
}: Pick<Plan, 'monthly_cents' | 'yearly_cents'>): number {
  if (monthly_cents === null || yearly_cents === null) return 0;
  return Math.max(0, Math.floor(12 - yearly_cents / monthly_cents));
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

/** What a discount takes off, and for how many payments; null for all. */
export function discountWords(
  copy: Copy<typeof discountCopy>,
  { percent, periods }: { percent: number; periods: number | null },
): string {
  return periods === null ? copy.all({ percent }) : copy.first({ percent, count: periods });
}

/** A discount and what it makes of a price. */
export type Offer = Pick<CodeQuote, 'percent' | 'periods' | 'discount_cents' | 'amount_cents'>;

/** The club's offer to come back; null where there is none. */
export function offerOf(price_cents: number, winBack: PlanView['win_back']): Offer | null {
  if (winBack === null) return null;
  const discount_cents = discountOf(price_cents, winBack.percent);
  return { ...winBack, discount_cents, amount_cents: price_cents - discount_cents };
}
