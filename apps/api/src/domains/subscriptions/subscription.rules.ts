// Owns the life of a subscription as one state machine, without a database: what has to be done at a moment, and who has access.
import type { ChangeMoment, EndReason, PlanState } from '@stagepass/base/subscription-kinds.ts';
import {
  GRACE_DAYS,
  PRICE_NOTICE_DAYS,
  RETRY_DAYS,
  type SubscriptionStatus,
} from '@stagepass/base/subscription-kinds.ts';
import { daysAfter, nextIndex, periodOf, type Span } from './periods.rules.ts';
import type { SubscriptionRow } from './tables.ts';

export type Facts = Pick<
  SubscriptionRow,
  | 'state'
  | 'billing'
  | 'price_cents'
  | 'time_zone'
  | 'anchor_at'
  | 'period_index'
  | 'period_end'
  | 'access_until'
  | 'remind_at'
  | 'failed_at'
  | 'next_try_at'
  | 'cancelled_at'
  | 'next_billing'
  | 'next_price_cents'
  | 'offered_price_cents'
  | 'offered_at'
>;

/** What a renewal hangs on besides: the plan that comes next, and whether fan and club are there. */
export interface Around {
  readonly plan_state: PlanState;
  readonly member: boolean;
  readonly club: 'open' | 'suspended' | 'closing';
}

export interface Renewal extends Span {
  readonly kind: 'renew';
  readonly index: number;
  /** Counted from here where the billing changes with this period. */
  readonly anchor_at: Date;
  readonly price_cents: number;
  /** Nobody is charged while the club paused the plan or is out of sight. */
  readonly free: boolean;
}

export type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'remind' }
  | { readonly kind: 'end'; readonly why: EndReason; readonly at: Date }
  | Renewal;

/** What has to be done now. Asked again after each step, until there is none. */
export function nextStep(row: Facts, around: Around, now: Date): Step {
  if (row.state === 'ended') return { kind: 'none' };
  if (row.state === 'past_due') {
    const why = whyNoRenewal(row, around);
    if (why !== null) return { kind: 'end', why, at: now };
    return row.next_try_at !== null && row.next_try_at > now ? { kind: 'none' } : renewalOf(row, around, now);
  }
  if (row.period_end > now)
    return row.remind_at !== null && row.remind_at <= now ? { kind: 'remind' } : { kind: 'none' };
  const why = whyNoRenewal(row, around);
  return why === null ? renewalOf(row, around, now) : { kind: 'end', why, at: row.period_end };
}

function whyNoRenewal(row: Facts, around: Around): EndReason | null {
  if (row.cancelled_at !== null) return 'cancelled';
  if (!around.member) return 'left';
  if (around.club === 'closing') return 'club-closing';
  if (around.plan_state === 'archived') return 'plan-archived';
  const from = priceFrom(row);
  return from !== null && row.period_end >= from ? 'price' : null;
}

/** From when on nothing is renewed without consent to the price that was asked; null where none was. */
export function priceFrom(row: Pick<Facts, 'offered_at' | 'time_zone'>): Date | null {
  return row.offered_at === null ? null : daysAfter(row.offered_at, PRICE_NOTICE_DAYS, row.time_zone);
}

/** The period to pay for: it begins where the last one ended, however late somebody looks. */
export function renewalOf(
  row: Facts,
  { plan_state, club }: Pick<Around, 'plan_state' | 'club'>,
  now: Date,
): Renewal {
  const billing = row.next_billing ?? row.billing;
  const anew = billing !== row.billing;
  const anchor_at = anew ? row.period_end : row.anchor_at;
  const calendar = { anchor_at, billing, time_zone: row.time_zone };
  const index = nextIndex(calendar, anew ? 0 : row.period_index + 1, now);
  return {
    kind: 'renew',
    index,
    anchor_at,
    ...periodOf(calendar, index),
    price_cents: row.next_price_cents ?? row.price_cents,
    free: plan_state === 'paused' || club === 'suspended',
  };
}

/** After a payment failed: when it is tried again, and how long access stays; null where that was the last try. */
export function afterFailure(
  row: Pick<Facts, 'failed_at' | 'time_zone'>,
  now: Date,
): { failed_at: Date; next_try_at: Date; access_until: Date } | null {
  const failed_at = row.failed_at ?? now;
  const tries = RETRY_DAYS.map((days) => daysAfter(failed_at, days, row.time_zone));
  const next_try_at = tries.find((at) => at > now);
  if (next_try_at === undefined) return null;
  return { failed_at, next_try_at, access_until: daysAfter(failed_at, GRACE_DAYS, row.time_zone) };
}

/** When `nextStep` has something to say again; null never. */
export function dueAt(row: Pick<Facts, 'state' | 'period_end' | 'remind_at' | 'next_try_at'>): Date | null {
  if (row.state === 'ended') return null;
  if (row.state === 'past_due') return row.next_try_at;
  return row.remind_at !== null && row.remind_at < row.period_end ? row.remind_at : row.period_end;
}

/**
 * Until when what subscribers have can be used. Past the end of a period it stays while its payment is tried, also where nobody has tried
 * yet; canceled, it ends with the period.
 */
export function accessUntil(
  row: Pick<Facts, 'state' | 'period_end' | 'access_until' | 'cancelled_at'>,
): Date {
  return row.cancelled_at === null ? row.access_until : row.period_end;
}

export function hasAccess(
  row: Pick<Facts, 'state' | 'period_end' | 'access_until' | 'cancelled_at'>,
  now: Date,
): boolean {
  return row.state !== 'ended' && accessUntil(row) > now;
}

export function statusOf(row: Pick<Facts, 'state' | 'cancelled_at'>): SubscriptionStatus {
  return row.state !== 'ended' && row.cancelled_at !== null ? 'cancelled' : row.state;
}

const REMIND_TRIAL_DAYS = 2;
const REMIND_YEAR_DAYS = 7;

/** A trial of three days and more is told of before it costs something, a year before it is renewed; a month is not. */
export function remindAt(of: { trial: boolean; yearly: boolean; time_zone: string } & Span): Date | null {
  const days = of.trial ? REMIND_TRIAL_DAYS : of.yearly ? REMIND_YEAR_DAYS : 0;
  if (days === 0) return null;
  const at = daysAfter(of.ends_at, -days, of.time_zone);
  return at > of.starts_at ? at : null;
}

/** For comparing plans of different billing: what it costs in a year. */
export function yearlyRate(of: { billing: 'monthly' | 'yearly'; price_cents: number }): number {
  return of.billing === 'yearly' ? of.price_cents : of.price_cents * 12;
}

/** Up at once, as long as what is unused does not exceed the new price; down, and everything else, at the period's end. */
export function momentOfChange(
  from: { state: Facts['state']; billing: Facts['billing']; price_cents: number; unused_cents: number },
  to: { billing: Facts['billing']; price_cents: number },
): ChangeMoment {
  if (from.state === 'trialing') return 'trial';
  const up = yearlyRate(to) > yearlyRate(from);
  return up && from.unused_cents <= to.price_cents ? 'now' : 'period-end';
}
