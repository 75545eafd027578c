// Owns the life of a subscription as one state machine, without a database: what has to be done at a moment, and who has access.
import type { ChangeMoment, EndReason, PlanState } from '@stagepass/base/subscription-kinds.ts';
import {
  GRACE_DAYS,
  PRICE_NOTICE_DAYS,
  RETRY_DAYS,
  type SubscriptionStatus,
} from '@stagepass/base/subscription-kinds.ts';
import { type Cost, costOf } from './discount.rules.ts';
import { daysAfter, nextIndex, periodOf, type Span } from './periods.rules.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

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
  | 'next_plan_id'
  | 'next_billing'
  | 'next_price_cents'
  | 'offered_price_cents'
  | 'offered_at'
  | 'discount_percent'
  | 'discount_left'
  | 'gifted'
  | 'period_number'
>;

/** What a renewal hangs on besides: the plan that comes next, and whether fan and club are there. */
export interface Around {
  readonly plan_state: PlanState;
  readonly member: boolean;
  /** Those who run the club pay it nothing, also where they subscribed before they did. */
  readonly staff: boolean;
  /** The fan's account is suspended, or its deletion was asked for. */
  readonly away: boolean;
  /** Of the plan; null where it was never paused. */
  readonly charges_from: Date | null;
  readonly club: 'open' | 'suspended' | 'closing';
}

export interface Renewal extends Span, Cost {
  readonly kind: 'renew';
  readonly index: number;
  /** Counted from here where the billing changes with this period. */
  readonly anchor_at: Date;
  /** Nobody is charged while the club paused the plan or is out of sight. */
  readonly free: boolean;
}

export type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'remind' }
  | { readonly kind: 'wait'; readonly until: Date }
  | Ending
  | Renewal;

interface Ending {
  readonly kind: 'end';
  readonly why: EndReason;
  readonly at: Date;
}

/** What has to be done now. Asked again after each step, until there is none. */
export function nextStep(row: Facts, around: Around, now: Date): Step {
  const step = stepByClock(row, around, now);
  const { charges_from } = around;
  if (step.kind === 'renew' && !step.free && charges_from !== null && charges_from > now && !around.away)
    return { kind: 'wait', until: charges_from };
  if (!around.away || (step.kind !== 'renew' && step.kind !== 'remind')) return step;
  // A suspended account may never come back, and the place is somebody else's by then.
  if (daysAfter(row.period_end, AWAY_DAYS, row.time_zone) <= now)
    return { kind: 'end', why: 'suspended', at: now };
  return { kind: 'wait', until: lookAgainAt(now) };
}

const RESUMED_MS = 86_400_000;

/** Whoever read that nothing is charged while the plan is paused has a day to hear that it is again. */
export function chargesFrom(plan: Pick<PlanRow, 'state' | 'resumed_at'> | undefined): Date | null {
  if (plan?.state !== 'active' || plan.resumed_at === null) return null;
  return new Date(plan.resumed_at.getTime() + RESUMED_MS);
}

/** When the next payment is tried. */
export function nextPaymentAt(
  row: Pick<Facts, 'period_end' | 'next_try_at'>,
  charges_from: Date | null,
): Date {
  const at = row.next_try_at ?? row.period_end;
  return charges_from !== null && charges_from > at ? charges_from : at;
}

/** Longer than the days in which the deletion of an account can be taken back. */
const AWAY_DAYS = 15;

function stepByClock(row: Facts, around: Around, now: Date): Step {
  if (row.state === 'ended') return { kind: 'none' };
  if (row.state === 'past_due') {
    const step = stepOnPayment(row, around, now);
    return step.kind === 'renew' && row.next_try_at !== null && row.next_try_at > now
      ? { kind: 'none' }
      : step;
  }
  if (row.period_end > now)
    return row.remind_at !== null && row.remind_at <= now ? { kind: 'remind' } : { kind: 'none' };
  return stepOnPayment(row, around, now);
}

/** What the next period's money is for, once it is there: the period, or nothing where it is not renewed any more. */
export function stepOnPayment(row: Facts, around: Around, now: Date): Ending | Renewal {
  const why = whyNoRenewal(row, around);
  if (why === null) return renewalOf(row, around, now);
  return { kind: 'end', why, at: row.state === 'past_due' ? now : row.period_end };
}

function whyNoRenewal(row: Facts, around: Around): EndReason | null {
  // Before the fan's own will: whoever came to run the club did not cancel.
  if (around.staff && !isGift(row)) return 'staff';
  if (row.cancelled_at !== null) return isGift(row) ? 'gift-over' : 'cancelled';
  if (!around.member) return 'left';
  if (around.club === 'closing') return 'club-closing';
  if (around.plan_state === 'archived') return 'plan-archived';
  // Another plan or billing comes next, at the price that was agreed on for it.
  const from = row.next_plan_id === null ? priceFrom(row) : null;
  return from !== null && row.period_end >= from ? 'price' : null;
}

/** From when on nothing is renewed without consent to the price that was asked; null where none was. */
export function priceFrom(row: Pick<Facts, 'offered_at' | 'time_zone'>): Date | null {
  return row.offered_at === null ? null : daysAfter(row.offered_at, PRICE_NOTICE_DAYS, row.time_zone);
}

/** What the next period costs: the discount goes with the plan and billing that it was given for. */
export function nextCost(
  row: Pick<Facts, 'price_cents' | 'next_price_cents' | 'discount_percent' | 'discount_left'>,
): Cost {
  const { price_cents, next_price_cents, discount_percent } = row;
  return next_price_cents === null ? costOf(price_cents, discount_percent) : costOf(next_price_cents, null);
}

const nothing = { discount_cents: 0, amount_cents: 0 };

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
  const free = plan_state === 'paused' || club === 'suspended';
  return {
    kind: 'renew',
    index,
    anchor_at,
    ...periodOf(calendar, index),
    ...nextCost(row),
    ...(free ? nothing : {}),
    free,
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

/** Whether a payment that fails now was one of the four tries; the fan's own in between was none. */
export function countsAsTry(row: Pick<Facts, 'next_try_at'>, now: Date): boolean {
  return row.next_try_at === null || row.next_try_at <= now;
}

const LOOK_AGAIN_MS = 3_600_000;

/** The end of a card payment is told by an event; this is when it is looked for. */
export function lookAgainAt(now: Date): Date {
  return new Date(now.getTime() + LOOK_AGAIN_MS);
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

/** What runs was given by somebody else; what the fan pays for afterwards is not. */
export function isGift(row: Pick<Facts, 'gifted' | 'period_number'>): boolean {
  return row.gifted && row.period_number === 1;
}

export function statusOf(
  row: Pick<Facts, 'state' | 'cancelled_at' | 'gifted' | 'period_number'>,
): SubscriptionStatus {
  if (row.state === 'ended' || row.cancelled_at === null) return row.state;
  return isGift(row) ? 'gifted' : 'cancelled';
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

/**
 * Up at once, as long as what is unused does not exceed the new price; down, and everything else, at the period's end. A trial goes on with
 * the new plan for as long as its own would, and a gift runs to its end: what somebody else paid for it buys nothing else.
 */
export function momentOfChange(
  from: Pick<Facts, 'state' | 'billing' | 'price_cents' | 'gifted' | 'period_number'> & {
    unused_cents: number;
  },
  to: { billing: Facts['billing']; price_cents: number; trial_left: boolean },
): ChangeMoment {
  if (from.state === 'trialing') return to.trial_left ? 'trial' : 'now';
  if (isGift(from)) return 'period-end';
  const up = yearlyRate(to) > yearlyRate(from);
  return up && from.unused_cents <= to.price_cents ? 'now' : 'period-end';
}

/** Where a change that waits takes a second place; null where only the billing changes. */
export function placeAhead({
  plan_id,
  next_plan_id,
}: Pick<SubscriptionRow, 'plan_id' | 'next_plan_id'>): string | null {
  return next_plan_id === plan_id ? null : next_plan_id;
}
