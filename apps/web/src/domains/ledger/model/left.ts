// What a fan's own limits leave to be spent.
import type { Limits } from '@stagepass/contract/ledger/shapes.ts';

export interface Left {
  /** Whichever leaves less. */
  by: 'day' | 'month';
  cents: number;
  limit_cents: number;
}

/** Null where there is no limit. */
export function leftOf(limits: Limits): Left | null {
  const { day_cents, month_cents, spent_today_cents, spent_month_cents } = limits;
  const day: Left | null =
    day_cents === null
      ? null
      : { by: 'day', cents: Math.max(0, day_cents - spent_today_cents), limit_cents: day_cents };
  const month: Left | null =
    month_cents === null
      ? null
      : { by: 'month', cents: Math.max(0, month_cents - spent_month_cents), limit_cents: month_cents };
  if (day === null || month === null) return day ?? month;
  return day.cents < month.cents ? day : month;
}
