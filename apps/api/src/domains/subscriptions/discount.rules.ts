// Owns what a discount takes off a price, and how long it lasts: pure, in whole cents.
import { discountOf } from '@stagepass/base/subscription-kinds.ts';
import type { SubscriptionRow } from './tables.ts';

export interface Discounted {
  readonly discount_percent: number | null;
  /** Paid periods that still get it; null for all that come. */
  readonly discount_left: number | null;
}

export interface Cost {
  /** Of the plan. */
  readonly price_cents: number;
  readonly discount_cents: number;
  /** What is paid. */
  readonly amount_cents: number;
}

export const noDiscount: Discounted = { discount_percent: null, discount_left: null };

export function costOf(price_cents: number, percent: number | null): Cost {
  const discount_cents = percent === null ? 0 : discountOf(price_cents, percent);
  return { price_cents, discount_cents, amount_cents: price_cents - discount_cents };
}

/** After a period that was paid with it. */
export function afterPaid({ discount_percent, discount_left }: Discounted): Discounted {
  if (discount_percent === null || discount_left === 1) return noDiscount;
  return { discount_percent, discount_left: discount_left === null ? null : discount_left - 1 };
}

/** What is left of it after this period. Another plan or billing does not get it, and a free period uses none of it. */
export function discountAfter(
  row: Pick<SubscriptionRow, 'discount_percent' | 'discount_left' | 'next_plan_id'>,
  { free }: { free: boolean },
): Discounted {
  if (row.next_plan_id !== null) return noDiscount;
  return free ? { discount_percent: row.discount_percent, discount_left: row.discount_left } : afterPaid(row);
}

export interface ReceiptLine {
  readonly text: string;
  readonly quantity: number;
  readonly amount_cents: number;
}

/** What stands on the receipt of a period. */
export function linesOf(plan: string, { price_cents, discount_cents, amount_cents }: Cost): ReceiptLine[] {
  if (discount_cents === 0) return [{ text: plan, quantity: 1, amount_cents }];
  return [
    { text: plan, quantity: 1, amount_cents: price_cents },
    { text: 'Discount', quantity: 1, amount_cents: -discount_cents },
  ];
}
