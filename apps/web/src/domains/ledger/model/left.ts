// What a fan's own limits leave to be spent.
import type { Limits } from '@stagepass/contract/ledger/shapes.ts';

export interface Left {
  /** Whichever leaves less. */
  by: 'day' | 'month';
  cents: number;
  limit_cents: number;
}

function dayOf({ day_cents, spent_today_cents }: Limits): Left | null {
  if (day_cents === null) return null;
  return { by: 'day', cents: Math.max(0, day_cents - spent_today_cents), limit_cents: day_cents };
}

function monthOf({ month_cents, spent_month_cents }: Limits): Left | null {
  if (month_cents === null) return null;
  return { by: 'month', cents: Math.max(0, month_cents - spent_month_cents), limit_cents: month_cents };
}

/** Null where there is no limit. */
export function leftOf(limits: Limits): Left | null {
  const [day, month] = [dayOf(limits), monthOf(limits)];
  if (day === null || month === null) return day ?? month;
  return day.cents < month.cents ? day : month;
}

/** The limit that refuses this amount, or null. Of two the monthly one, because it resets later. */
export function limitOver(limits: Limits, cents: number): Left | null {
  if (cents <= 0) return null;
  return [monthOf(limits), dayOf(limits)].find((left) => left !== null && left.cents < cents) ?? null;
}

/** When the limit counts from zero again: the server ends days and months at midnight UTC. */
export function resetOf(by: Left['by'], now: Date): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return new Date(by === 'month' ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, day + 1));
}
