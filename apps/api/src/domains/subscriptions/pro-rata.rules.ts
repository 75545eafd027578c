// Owns what a part of a period is worth: pure, in whole cents, by days that have not begun to run out.
import type { Span } from './periods.rules.ts';
import type { PeriodRow } from './tables.ts';

const DAY_MS = 86_400_000;

/** What was paid for a period, in money or by what was unused before, and how much of it was the fee. */
export interface Value {
  readonly value_cents: number;
  readonly fee_cents: number;
}

/** What a period is worth whole. */
export function worthOf(
  period: Pick<PeriodRow, 'paid_cents' | 'fee_cents' | 'credit_cents' | 'credit_fee_cents'>,
): Value {
  return {
    value_cents: period.paid_cents + period.credit_cents,
    fee_cents: period.fee_cents + period.credit_fee_cents,
  };
}

/**
 * By days, of which the running one counts as unused: what a screen shows stays true for a while, and what rounding leaves over is the
 * club's.
 */
export function unusedPart(value: Value, { starts_at, ends_at }: Span, now: Date): Value {
  const all = Math.max(1, Math.round((ends_at.getTime() - starts_at.getTime()) / DAY_MS));
  const left = Math.ceil((ends_at.getTime() - now.getTime()) / DAY_MS);
  const days = Math.min(all, Math.max(0, left));
  const value_cents = Math.floor((value.value_cents * days) / all);
  return { value_cents, fee_cents: feePart(value, value_cents) };
}

/** The fee's part of an amount that is taken out of a value. */
export function feePart({ value_cents, fee_cents }: Value, amount: number): number {
  return value_cents === 0 ? 0 : Math.floor((fee_cents * amount) / value_cents);
}
