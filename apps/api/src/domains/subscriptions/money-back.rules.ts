// Owns when a payment can be had back, without a database: unused within seven days, or from a club that has been silent for thirty.
import { REFUND_DAYS, SILENT_DAYS } from '@stagepass/base/subscription-kinds.ts';
import { daysAfter, type Span } from './periods.rules.ts';
import { type Value, worthOf } from './pro-rata.rules.ts';
import { isGift } from './subscription.rules.ts';
import type { PeriodRow, SubscriptionRow } from './tables.ts';

interface Back {
  readonly amount_cents: number;
  /** Of the amount. */
  readonly fee_cents: number;
  /** So much goes back until then. */
  readonly until: Date;
}

export type Refundable =
  | (Back & { readonly why: 'unused' })
  | (Back & { readonly why: 'silent'; readonly since: Date });

export interface Refused {
  readonly refused: 'late' | 'used' | 'unpaid';
}

/** What of the running period's payment the fan can have back now. `silent_since`: as `silentSince` says. */
export function refundableOf(
  row: Pick<SubscriptionRow, 'state' | 'time_zone' | 'used_at' | 'gifted' | 'period_number'>,
  period: PeriodRow | undefined,
  { now, silent_since }: { now: Date; silent_since: Date | null },
): Refundable | Refused {
  if (period === undefined || row.state !== 'active' || period.refunded_cents > 0)
    return { refused: 'unpaid' };
  const whole = worthOf(period);
  if (whole.value_cents === 0) return { refused: 'unpaid' };
  // Somebody else paid for it.
  if (isGift(row)) return { refused: 'unpaid' };
  const { credit_since } = period;
  // What was paid before a change goes back as it would have without the change.
  if (credit_since !== null && isUnused(row, credit_since, now))
    return { why: 'unused', ...backOf(whole), until: untilFrom(row, credit_since) };
  const { paid_cents, fee_cents } = period;
  if (paid_cents > 0 && isUnused(row, period.at, now))
    return { why: 'unused', amount_cents: paid_cents, fee_cents, until: untilFrom(row, period.at) };
  // Also where something was used: old posts are no answer to a month of silence.
  if (silent_since !== null && now < period.ends_at)
    return { why: 'silent', ...backOf(whole), until: period.ends_at, since: silent_since };
  return { refused: now >= untilFrom(row, period.at) ? 'late' : 'used' };
}

type Using = Pick<SubscriptionRow, 'time_zone' | 'used_at'>;

function untilFrom({ time_zone }: Using, paid_at: Date): Date {
  return daysAfter(paid_at, REFUND_DAYS, time_zone);
}

function isUnused(row: Using, paid_at: Date, now: Date): boolean {
  return now < untilFrom(row, paid_at) && (row.used_at === null || row.used_at < paid_at);
}

function backOf({ value_cents: amount_cents, fee_cents }: Value): Pick<Back, 'amount_cents' | 'fee_cents'> {
  return { amount_cents, fee_cents };
}

/** The moment from which on the fan has paid without a gap; null where the newest period was not paid. Newest first. */
export function paidSince(periods: readonly (Span & Pick<PeriodRow, 'kind'>)[]): Date | null {
  let since: Date | null = null;
  for (const { kind, starts_at, ends_at } of periods) {
    if (kind !== 'paid' || (since !== null && ends_at < since)) break;
    since = starts_at;
  }
  return since;
}

/** Since when nothing came within the time that was paid for, where that is thirty days by now; otherwise null. */
export function silentSince(
  { paid_since, last_at, time_zone }: { paid_since: Date; last_at: Date | null; time_zone: string },
  now: Date,
): Date | null {
  const since = last_at !== null && last_at > paid_since ? last_at : paid_since;
  return now >= daysAfter(since, SILENT_DAYS, time_zone) ? since : null;
}
